/** Shown while a page's code is on its way; says so only when that takes long enough to notice. */
import styles from './Message.module.css';

export function Loading() {
  return (
    <div className={styles.loading} role="status">
      Loading the page
    </div>
  );
}
