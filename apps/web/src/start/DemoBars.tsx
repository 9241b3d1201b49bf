/** Throughput by message size: a bar each as soon as it is measured, the paper's best value as a ring. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { formatDecimal, formatInteger } from '../format/number.ts';
import styles from './DemoBars.module.css';
import type { DemoBar } from './use-demo.ts';

interface DemoBarsProps {
  readonly bars: readonly DemoBar[];
  /** The paper's best value, Mb/s. */
  readonly paper: number | null;
}

const width = 640;
const height = 372;
const left = 34;
const right = 632;
const top = 52;
const bottom = 322;
const highest = 24;
const ticks = [0, 5, 10, 15, 20];

export function DemoBars({ bars, paper }: DemoBarsProps) {
  const x = scaleBand(
    bars.map(({ message }) => message),
    [left + 6, right],
  ).padding(0.26);
  const y = scaleLinear([0, highest], [bottom, top]);
  const words = bars
    .filter(({ mbps }) => mbps !== null)
    .map(({ message, mbps }) => `${message} octets: ${(mbps ?? 0).toFixed(1)}`)
    .join(', ');
  /** Above the bar, and above the paper's ring where there is one. */
  const labelY = (mbps: number, published: number | null) => (published === null ? y(mbps) - 8 : Math.min(y(mbps), y(published)) - 13);
  const best = bars.reduce<DemoBar | null>((most, bar) => ((bar.mbps ?? 0) > (most?.mbps ?? 0) ? bar : most), null);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`TCP throughput in Mb/s by message size. ${words}`} data-testid="demo-bars">
      <text className={styles.title} x="0" y="14">
        TCP throughput, Mb/s
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? styles.base : styles.level} d={`M${left} ${y(tick)}H${right}`} />
          <text className={styles.tick} x={left - 8} y={y(tick) + 4.5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {bars.map(({ message, mbps }) => {
        const at = x(message) ?? 0;
        const middle = at + x.bandwidth() / 2;
        return (
          <g key={message}>
            {mbps === null ? null : (
              <>
                <rect className={styles.bar} x={at} width={x.bandwidth()} y={y(mbps)} height={bottom - y(mbps)} />
                <text className={styles.value} x={middle} y={labelY(mbps, best?.message === message ? paper : null)} textAnchor="middle">
                  {formatDecimal(mbps, 1)}
                </text>
              </>
            )}
            <text className={styles.name} x={middle} y={bottom + 20} textAnchor="middle">
              {formatInteger(message)}
            </text>
          </g>
        );
      })}
      {paper === null || best === null || best.mbps === null ? null : (
        <g>
          <circle className={styles.paper} cx={(x(best.message) ?? 0) + x.bandwidth() / 2} cy={y(paper)} r="5" />
          <circle className={styles.paper} cx={right - 150} cy="9" r="5" />
          <text className={styles.title} x={right - 138} y="14">
            paper’s best, {paper.toFixed(3)}
          </text>
        </g>
      )}
      <text className={styles.title} x={(left + right) / 2} y={bottom + 44} textAnchor="middle">
        octets in each write
      </text>
    </svg>
  );
}
