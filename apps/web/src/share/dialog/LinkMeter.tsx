/** How long a link is, against what people paste it into. */
import { say } from '@lanelab/messages/share';
import { formatInteger } from '../../base/format/number.ts';
import styles from './ShareDialog.module.css';

/** Longest link that each takes whole. */
const limits = [
  { name: 'Teams', characters: 2048 },
  { name: 'Slack', characters: 4000 },
  { name: 'mail', characters: 8000 },
] as const;

const budget = limits[0].characters;

export function LinkMeter({ length }: { readonly length: number }) {
  const tooShort = limits.filter(({ characters }) => length > characters).map(({ name }) => name);
  const words =
    tooShort.length === 0
      ? say('link-meter.fits-everywhere-teams-included')
      : `too long for ${tooShort.join(' and ')}; send the file or a short link there`;
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
