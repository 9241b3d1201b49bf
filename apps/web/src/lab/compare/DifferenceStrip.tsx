/** Under both panes: what each run measures, one bar over the other, and the change. */
import { say } from '@lanelab/messages/compare';
import styles from './DifferenceStrip.module.css';
import { changeOf, type Measure, shownValue } from './measures.ts';

interface DifferenceStripProps {
  readonly measures: readonly Measure[];
  readonly isSwapped: boolean;
}

export function DifferenceStrip({ measures, isSwapped }: DifferenceStripProps) {
  return (
    <dl className={styles.strip} aria-label={say('compare.difference')} data-testid="difference-strip">
      {measures.map((measure) => (
        <MeasureView
          key={measure.id}
          measure={isSwapped ? { ...measure, here: measure.there, there: measure.here } : measure}
        />
      ))}
    </dl>
  );
}

function MeasureView({ measure }: { readonly measure: Measure }) {
  const { title, unit, here, there, digits } = measure;
  const most = Math.max(here ?? 0, there ?? 0);
  const bar = (value: number | null, side: string) => (
    <span className={styles.value} data-side={side}>
      <span className={styles.bar} style={{ width: `${most === 0 ? 0 : ((value ?? 0) / most) * 100}%` }} />
      <b>{shownValue(value, digits)}</b>
    </span>
  );
  return (
    <div className={styles.measure} data-testid={`measure-${measure.id}`}>
      <dt>
        {title} <span>{unit}</span>
      </dt>
      <dd className={styles.values}>
        {bar(here, 'here')}
        {bar(there, 'there')}
      </dd>
      <dd className={styles.change}>{changeOf(measure)}</dd>
    </div>
  );
}
