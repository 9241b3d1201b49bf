/** Throughput by message size: a bar each as soon as it is measured, the paper's best value across them. */
import { formatDecimal, formatInteger } from '../format/number.ts';
import { useTheme } from '../ui/theme.ts';
import { type Size, useSize } from '../ui/use-size.ts';
import styles from './DemoBars.module.css';
import type { DemoBar } from './use-demo.ts';

interface DemoBarsProps {
  readonly bars: readonly DemoBar[];
  /** The paper's best value, Mb/s. */
  readonly paper: number | null;
}

const highest = 24;
const ticks = [0, 5, 10, 15, 20];
/** Share of a bar's step that is left free. */
const gap = 0.24;

export function DemoBars({ bars, paper }: DemoBarsProps) {
  const { frame, size } = useSize();
  const text = useTheme() === 'projector' ? 18 : 13;
  return (
    <div ref={frame} className={styles.frame}>
      {size.width === 0 ? null : <Chart bars={bars} paper={paper} size={size} text={text} />}
    </div>
  );
}

interface ChartProps extends DemoBarsProps {
  readonly size: Size;
  /** Height of its words, px. */
  readonly text: number;
}

function Chart({ bars, paper, size, text }: ChartProps) {
  const { width } = size;
  const height = Math.min(size.height, 520);
  const left = text * 2.4;
  const bottom = height - text * 3;
  // By hand: scales bring interpolation of colours along, a tenth of this page.
  const step = (width - text - left - 4) / (bars.length + gap);
  const x = (index: number) => left + 4 + step * (gap + index);
  const bandwidth = step * (1 - gap);
  const y = (mbps: number) => bottom - (mbps / highest) * (bottom - text * 2.6);
  const shown = ticks.filter((tick) => y(0) - y(5) > text * 1.2 || tick % 10 === 0);
  const said = bars
    .flatMap(({ message, mbps }) => (mbps === null ? [] : [`${message} octets: ${mbps.toFixed(1)}`]))
    .join(', ');
  return (
    <svg
      className={styles.bars}
      width={width}
      height={height}
      role="img"
      aria-label={`TCP throughput in Mb/s by octets in each write. ${said}`}
      data-testid="demo-bars"
      style={{ fontSize: text }}
    >
      <text className={styles.title} x="0" y={text}>
        TCP throughput, Mb/s
      </text>
      {shown.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? styles.base : styles.level} d={`M${left} ${y(tick)}H${width}`} />
          <text className={styles.tick} x={left - 8} y={y(tick) + text * 0.36} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {bars.map(({ message, mbps }, index) => (
        <g key={message} transform={`translate(${x(index).toFixed(1)} 0)`}>
          {mbps === null ? null : (
            <>
              <rect className={styles.bar} width={bandwidth} y={y(mbps)} height={bottom - y(mbps)} />
              <text
                className={styles.value}
                x={bandwidth / 2}
                y={Math.min(y(mbps), mbps < 19 ? height : y(paper ?? 0)) - text * 0.6}
                textAnchor="middle"
              >
                {formatDecimal(mbps, 1)}
              </text>
            </>
          )}
          <text className={styles.name} x={bandwidth / 2} y={bottom + text * 1.5} textAnchor="middle">
            {formatInteger(message)}
          </text>
        </g>
      ))}
      {paper === null ? null : <Paper value={paper} y={y(paper)} from={left} to={width} text={text} />}
      <text className={styles.title} x={width - text} y={height - text * 0.2} textAnchor="end">
        octets in each write
      </text>
    </svg>
  );
}

interface PaperProps {
  readonly value: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly text: number;
}

function Paper({ value, y, from, to, text }: PaperProps) {
  const radius = text * 0.4;
  return (
    <g>
      <path className={styles.limit} d={`M${from} ${y}H${to - radius * 2}`} />
      <circle className={styles.paper} cx={to - radius * 1.4} cy={y} r={radius} />
      <text className={styles.title} x={to} y={text} textAnchor="end">
        paper’s best: {value.toFixed(3)}
      </text>
      <path className={styles.lead} d={`M${to - radius * 1.4} ${text * 1.5}V${y - radius - 2}`} />
    </g>
  );
}
