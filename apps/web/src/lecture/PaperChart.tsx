/** The paper's bar chart: its values as rings with their spread, this lab's as bars where they have been computed. */
import { say } from '@lanelab/messages/lecture';
import { formatDecimal } from '../base/format/number.ts';
import { type Size, useSize } from '../base/ui/use-size.ts';
import { type PaperRow, type PaperValue, tutTable1 } from '../papers/collection/tut-table1.ts';
import styles from './PaperChart.module.css';
import type { PairSide } from './pair.ts';
import { type OwnValues, useTable1, valueKey } from './use-table1.ts';

const HIGHEST = 130;
const levels = [0, 25, 50, 75, 100, 125];
const TEXT = 20;
const sides: readonly { readonly side: PairSide; readonly words: string }[] = [
  { side: 'lane', words: say('present.chart-lane') },
  { side: 'mpoa', words: say('present.chart-mpoa') },
];

function said(own: OwnValues): string {
  if (own.state === 'done') return say('present.chart-source');
  return own.state === 'running' ? say('present.chart-running') : say('present.chart-no-ours');
}

const summary = (rows: readonly PaperRow[]) =>
  rows
    .map(({ from, to, lane, mpoa }) =>
      say('paper-chart.from-to-to-lane-mean', { from, to, mean: lane.mean, mean2: mpoa.mean }),
    )
    .join('; ');

/** Room for every name and number; on a phone the chart is moved sideways. */
const LEAST_WIDTH = 640;

export function PaperChart() {
  const { frame, size } = useSize();
  const own = useTable1();
  return (
    <figure className={styles.chart} data-testid="paper-chart" data-own={own.state}>
      <figcaption>
        <b>{say('present.chart-title')}</b>
        <ul className={styles.keys}>
          {sides.map(({ side, words }) => (
            <li key={side}>
              <span className={styles.swatch} data-side={side} /> {words}
            </li>
          ))}
          <li>
            <span className={styles.ring} /> {say('present.chart-paper')}
          </li>
        </ul>
      </figcaption>
      <div ref={frame} className={styles.frame}>
        {size.width === 0 ? null : <Bars size={{ ...size, width: Math.max(size.width, LEAST_WIDTH) }} own={own} />}
      </div>
      <p className={styles.note} data-testid="paper-chart-note">
        {said(own)}
      </p>
    </figure>
  );
}

function Bars({ size, own }: { readonly size: Size; readonly own: OwnValues }) {
  const { width, height } = size;
  const left = TEXT * 2.6;
  const bottom = height - TEXT * 3.2;
  const top = TEXT * 1.4;
  const step = (width - left) / tutTable1.length;
  const y = (mbps: number) => bottom - (mbps / HIGHEST) * (bottom - top);
  return (
    <svg
      className={styles.bars}
      width={width}
      height={height}
      role="img"
      aria-label={`${say('present.chart-title')}, ${summary(tutTable1)}`}
    >
      {levels.map((level) => (
        <g key={level}>
          <path className={level === 0 ? styles.base : styles.level} d={`M${left} ${y(level)}H${width}`} />
          <text className={styles.tick} x={left - 8} y={y(level) + TEXT * 0.36} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {tutTable1.map((row, index) => {
        const middle = left + step * (index + 0.5);
        return (
          <g key={`${row.from} ${row.to}`}>
            {sides.map(({ side }, place) => (
              <Value
                key={side}
                side={side}
                x={middle + (place - 0.5) * Math.min(step * 0.4, 130)}
                width={Math.min(step * 0.24, 78)}
                paper={row[side]}
                own={own.mbps.get(valueKey(row.from, row.to, side)) ?? null}
                y={y}
              />
            ))}
            <text className={styles.name} x={middle} y={bottom + TEXT * 1.4} textAnchor="middle">
              {row.from} → {row.to}
            </text>
            <text className={styles.tick} x={middle} y={bottom + TEXT * 2.7} textAnchor="middle">
              {row.router}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface ValueProps {
  readonly side: PairSide;
  readonly x: number;
  readonly width: number;
  readonly paper: PaperValue;
  readonly own: number | null;
  readonly y: (mbps: number) => number;
}

function Value({ side, x, width, paper, own, y }: ValueProps) {
  const [high, low] = [y(paper.mean + paper.spread), y(paper.mean - paper.spread)];
  return (
    <g data-side={side} className={styles.value}>
      {own === null ? (
        <path className={styles.stem} d={`M${x} ${y(0)}V${y(paper.mean)}`} />
      ) : (
        <rect className={styles.bar} x={x - width / 2} width={width} y={y(own)} height={y(0) - y(own)} />
      )}
      <path className={styles.spread} d={`M${x} ${high}V${low}M${x - 7} ${high}h14M${x - 7} ${low}h14`} />
      <circle className={styles.paper} cx={x} cy={y(paper.mean)} r={8} />
      <text className={styles.number} x={x + 16} y={y(paper.mean) + 7}>
        {formatDecimal(paper.mean, 1)}
      </text>
    </g>
  );
}
