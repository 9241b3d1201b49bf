/** The outline of a page while its code is on its way; shown only when that takes long enough to notice. */
import { say } from '@lanelab/messages/shell';
import styles from './Message.module.css';

export function Loading() {
  return (
    <div className={styles.loading} role="status" data-testid="loading">
      <span className="visually-hidden">{say('loading.loading-the-page')}</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
