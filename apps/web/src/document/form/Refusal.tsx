/** Why what was just chosen does not hold, under its row. */
import styles from './Refusal.module.css';

export function Refusal({ why }: { readonly why: string | null }) {
  return why === null ? null : (
    <p role="alert" className={styles.error}>
      {why}
    </p>
  );
}
