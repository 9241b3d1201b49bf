/** The mark of a kind of traffic, as legends show it. */
import styles from './LookSign.module.css';

export type LookName = 'data' | 'control' | 'shortcut' | 'bus';

export function LookSign({ look }: { readonly look: LookName }) {
  return (
    <svg className={styles.sign} data-look={look} viewBox="0 0 22 12" aria-hidden="true" focusable="false">
      {look === 'data' ? <path className={styles.solid} d="M0 2h17v8H0zM19 2h3v8h-3z" /> : null}
      {look === 'control' ? <path className={styles.hollow} d="M11 1.2 16 6l-5 4.8L6 6z" /> : null}
      {look === 'shortcut' ? <path className={styles.solid} d="M3 0l17 6-17 6 4-6z" /> : null}
      {look === 'bus' ? (
        <>
          <circle className={styles.hollow} cx="11" cy="6" r="5" />
          <circle className={styles.solid} cx="11" cy="6" r="2" />
        </>
      ) : null}
    </svg>
  );
}
