/** How long a link is, against what people paste it into. */
import { say } from '@lanelab/messages/share';
import { formatInteger } from '../../base/format/number.ts';
import styles from './ShareDialog.module.css';

/** Longest link that each application takes whole, shortest first: the message counts how many are too short. */
const limits = [
  { application: 'Teams', characters: 2048 },
  { application: 'Slack', characters: 4000 },
  { application: 'mail', characters: 8000 },
] as const;

const budget = limits[0].characters;

export function LinkMeter({ length }: { readonly length: number }) {
  const words = say('link-meter.fits', { tooLongFor: limits.filter(({ characters }) => length > characters).length });
  return (
    <div className={styles.meter} data-testid="link-meter">
      <div className={styles.track} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (length / budget) * 100).toFixed(1)}%` }} />
      </div>
      <span className={styles.note}>
        {say('link-meter.length-of-budget-characters-words', {
          length: formatInteger(length),
          budget: formatInteger(budget),
          words,
        })}
      </span>
    </div>
  );
}
