/** Stands where the figure will be until the reader has said what to expect. */
import styles from './Waiting.module.css';

export function Waiting() {
  return (
    <p className={styles.waiting} data-testid="figure-waits">
      The figure is shown once you have said what you expect, or run it.
    </p>
  );
}
