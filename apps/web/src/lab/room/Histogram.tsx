/** Answers as bars, with the same numbers as a table for who cannot see them. */
import { say } from '@lanelab/messages/room';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { binsOf, type CountedForm } from './bins.ts';
import styles from './Room.module.css';

const WIDTH = 480;
const ROW = 26;
const LABEL = 170;
const COUNT = 36;

interface HistogramProps {
  readonly form: CountedForm;
  readonly answers: readonly number[];
}

export function Histogram({ form, answers }: HistogramProps) {
  const bins = useMemo(() => binsOf(form, answers), [form, answers]);
  const height = Math.max(1, bins.length) * ROW;
  const place = scaleBand(
    bins.map((_, at) => at),
    [0, height],
  ).padding(0.2);
  const length = scaleLinear([0, Math.max(1, ...bins.map(({ count }) => count))], [0, WIDTH - LABEL - COUNT]);
  return (
    <figure className={styles.figure} data-testid="room-histogram">
      <svg className={styles.histogram} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {bins.map(({ label, count }, at) => {
          const y = place(at) ?? 0;
          const middle = y + place.bandwidth() / 2;
          return (
            <g key={label}>
              <text x={LABEL - 8} y={middle} dy="0.35em" textAnchor="end" data-authored>
                {label.length > 24 ? `${label.slice(0, 23)}…` : label}
              </text>
              <rect x={LABEL} y={y} width={length(count)} height={place.bandwidth()} />
              <text x={LABEL + length(count) + 6} y={middle} dy="0.35em">
                {count}
              </text>
            </g>
          );
        })}
        <line x1={LABEL} x2={LABEL} y1={0} y2={height} />
      </svg>
      <table className="visually-hidden">
        <caption>{say('histogram.label', { count: answers.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('histogram.answer')}</th>
            <th scope="col">{say('histogram.count')}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row" data-authored>
                {label}
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
