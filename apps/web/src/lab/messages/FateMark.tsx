/** The fate of a message that no device has received: lost, or still in transit. */
import { say } from '@lanelab/messages/messages';
import styles from './FateMark.module.css';
import type { Fate } from './sendings.ts';

export function FateMark({ fate }: { readonly fate: Fate }) {
  if (fate === 'came') return null;
  return (
    <span className={styles.fate} data-fate={fate}>
      {fate === 'lost' ? (
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2 2l8 8M10 2l-8 8" />
        </svg>
      ) : null}
      {say(`fate.${fate}`)}
    </span>
  );
}
