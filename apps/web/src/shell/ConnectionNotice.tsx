/** Says what still works while the network is gone. */
import { say } from '@lanelab/messages/shell';
import { useSyncExternalStore } from 'react';
import { hasServer } from '../base/ui/edition.ts';
import styles from './Shell.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p className={styles.notice} role="status" data-testid="offline">
      {hasServer ? say('connection-notice.offline-with-server') : say('connection-notice.offline')}
    </p>
  );
}
