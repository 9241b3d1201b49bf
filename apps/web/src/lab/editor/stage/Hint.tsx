/** What to do next, or why not, over the lower edge of the stage. The live region says the same. */
import { useSession } from './context.ts';
import styles from './Stage.module.css';

export function Hint() {
  const hint = useSession((session) => session.hint);
  if (hint === null) return null;
  return (
    <p className={styles.hint} data-refusal={hint.isRefusal || undefined} data-testid="stage-hint">
      {hint.isRefusal ? <span aria-hidden="true">✕ </span> : null}
      {hint.text}
    </p>
  );
}
