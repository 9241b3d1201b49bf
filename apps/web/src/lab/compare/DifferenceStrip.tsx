/** Under both panes: what each run measures, one bar over the other, and the change. */
import { say } from '@lanelab/messages/compare';
import styles from './DifferenceStrip.module.css';
import type { Hues } from './hues.ts';
import { changeOf, type Measure, noteOf, shownValue } from './measures.ts';

interface DifferenceStripProps {
  readonly measures: readonly Measure[];
  readonly hues: Hues;
  readonly isSwapped: boolean;
}

export function DifferenceStrip({ measures, hues, isSwapped }: DifferenceStripProps) {
  const shown = isSwapped
    ? measures.map((measure) => ({ ...measure, here: measure.there, there: measure.here }))
    : measures;
  const sides = isSwapped ? { here: hues.there, there: hues.here } : hues;
  return (
    <dl className={styles.strip} aria-label={say('compare.difference')} data-testid="difference-strip">
      {shown.map((measure) => (
        <MeasureView key={measure.id} measure={measure} note={noteOf(measure, shown)} hues={sides} />
      ))}
    </dl>
  );
}

interface MeasureViewProps {
  readonly measure: Measure;
  readonly note: string | null;
  readonly hues: Hues;
}

function MeasureView({ measure, note, hues }: MeasureViewProps) {
  const { title, unit, here, there, digits } = measure;
  const most = Math.max(here ?? 0, there ?? 0);
  const bar = (value: number | null, side: 'here' | 'there') => (
    <span className={styles.value} data-side={side} data-hue={hues[side] ?? undefined}>
      <span className={styles.bar} style={{ width: `${most === 0 ? 0 : ((value ?? 0) / most) * 100}%` }} />
      <b>{shownValue(value, digits)}</b>
    </span>
  );
  return (
    <div className={styles.measure} data-testid={`measure-${measure.id}`}>
      <dt>
        {note === null ? title : say('compare.cells')} <span>{note ?? unit}</span>
      </dt>
      <dd className={styles.values}>
        {bar(here, 'here')}
        {bar(there, 'there')}
      </dd>
      <dd className={styles.change}>{changeOf(measure)}</dd>
    </div>
  );
}
