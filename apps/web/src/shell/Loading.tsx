/** Shown while a page's code is on its way; says so only when that takes long enough to notice. */
import { say } from '@lanelab/messages/shell';
import styles from './Message.module.css';

export function Loading() {
  return (
    <div className={styles.loading} role="status">
      {say('loading.loading-the-page')}
    </div>
  );
}
