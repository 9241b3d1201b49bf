/** One plot as SVG: lines told apart by their dashes and marks, for colours mean traffic and nothing else. */
import { say } from '@lanelab/messages/playback';
import { scaleLinear } from 'd3-scale';
import { area, curveStepBefore } from 'd3-shape';
import styles from './PlotPanel.module.css';
import { columns, type Plot, type PlotColumn, type PlotKind, summary } from './plots.ts';

const HEIGHT = 132;
const margin = { top: 24, right: 12, bottom: 22, left: 44 };
/** An axis reaches at least so far, in the unit of its plot: a plot of nothing has an axis that can be read. */
const leastTop: Readonly<Record<PlotKind, number>> = { throughput: 1, queue: 10, cpu: 100 };
const dashes = ['', '7 3', '2 3', '9 3 2 3', '12 4', '1 5'];
/** Columns of the picture, px. */
const COLUMN_PX = 2;

interface PlotViewProps {
  readonly plot: Plot;
  readonly width: number;
  readonly headPs: number;
  readonly endPs: number;
}

export function PlotView({ plot, width, headPs, endPs }: PlotViewProps) {
  if (width === 0) return null;
  const scale = plot.kind === 'cpu' ? 100 : 1;
  const lines = plot.lines.map((line) => columns(line, Math.max(10, (width - margin.left - margin.right) / COLUMN_PX)));
  const most = Math.max(leastTop[plot.kind], ...lines.flat().map(({ high }) => high * scale));
  const x = scaleLinear([0, endPs / 1e12], [margin.left, width - margin.right]);
  const y = scaleLinear([0, most], [HEIGHT - margin.bottom, margin.top]).nice(3);
  const path = area<PlotColumn>()
    .x(({ untilPs }) => Math.round(x(untilPs / 1e12) * 10) / 10)
    .y0(({ low }) => Math.round(y(low * scale) * 10) / 10)
    .y1(({ high }) => Math.round(y(high * scale) * 10) / 10)
    .curve(curveStepBefore);
  const bottom = HEIGHT - margin.bottom;
  return (
    <>
      <svg
        className={styles.svg}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={summary(plot)}
      >
        <text className={styles.title} x={0} y={13}>
          {plot.title}, {plot.unit}
        </text>
        {y.ticks(3).map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? styles.base : styles.grid}
              x1={margin.left}
              x2={width - margin.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={styles.number} x={margin.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {x.ticks(Math.max(2, width / 90)).map((tick) => (
          <text key={tick} className={styles.number} x={x(tick)} y={HEIGHT - 6} textAnchor="middle">
            {tick}
            {tick === 0 ? ' s' : ''}
          </text>
        ))}
        {lines.map((points, index) => (
          <path
            key={plot.lines[index]?.name}
            className={index === 0 ? styles.first : styles.line}
            strokeDasharray={dashes[index]}
            d={path(points) ?? ''}
          />
        ))}
        <line className={styles.head} x1={x(headPs / 1e12)} x2={x(headPs / 1e12)} y1={margin.top - 4} y2={bottom} />
      </svg>
      <ul className={styles.key}>
        {plot.lines.map((line, index) => (
          <li key={line.name}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className={index === 0 ? styles.first : styles.line} strokeDasharray={dashes[index]} d="M0 4h28" />
            </svg>
            {line.words}
          </li>
        ))}
        {plot.left === 0 ? null : <li>{say('plot-view.left-more-not-drawn', { left: plot.left })}</li>}
      </ul>
    </>
  );
}
