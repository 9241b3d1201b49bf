/** The mark of a state: each has a shape of its own, so that nobody needs its colour. */
import styles from './Ready.module.css';

export type ShownState = 'checking' | 'ready' | 'limit' | 'not-ready' | 'optional';

export function StateSign({ state }: { readonly state: ShownState }) {
  return (
    <svg className={styles.sign} data-state={state} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {state === 'checking' ? <circle className={styles.dashed} cx="12" cy="12" r="9.5" /> : null}
      {state === 'optional' ? <circle className={styles.line} cx="12" cy="12" r="9.5" /> : null}
      {state === 'ready' ? (
        <>
          <circle className={styles.full} cx="12" cy="12" r="11" />
          <path className={styles.mark} d="M6.5 12.5 10.5 16.5 17.5 8" />
        </>
      ) : null}
      {state === 'limit' ? (
        <>
          <path className={styles.line} d="M12 2.5 22 21H2z" />
          <path className={styles.line} d="M12 9.5v5M12 17v1.2" />
        </>
      ) : null}
      {state === 'not-ready' ? (
        <>
          <path className={styles.full} d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" />
          <path className={styles.mark} d="M8 8l8 8M16 8l-8 8" />
        </>
      ) : null}
    </svg>
  );
}
