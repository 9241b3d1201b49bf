/** A quiet line when a newer build of the lab is there: the reader says when the page loads again. */
import { say } from '@lanelab/messages/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { offlineState, register, subscribe, takeOver } from './registration.ts';
import styles from './UpdateNotice.module.css';

export function UpdateNotice() {
  const { state } = useSyncExternalStore(subscribe, offlineState);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    if (import.meta.env.PROD) void register();
  }, []);
  if (isPutOff || (state !== 'waiting' && state !== 'replaced')) return null;
  return (
    <div className={styles.notice} role="status" data-testid="update">
      <p>{say('update-notice.a-newer-version-of-the')}</p>
      <Button onPress={takeOver} data-testid="update-now">
        {say('update-notice.load-it')}
      </Button>
      <Button onPress={() => setPutOff(true)}>{say('update-notice.later')}</Button>
    </div>
  );
}
