/** A quiet line when a newer build of the lab is there: the reader says when the page loads again. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { offlineState, register, subscribe, takeOver } from './registration.ts';
import styles from './UpdateNotice.module.css';

export function UpdateNotice() {
  const { state } = useSyncExternalStore(subscribe, offlineState);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const whenLoaded = () => void register();
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true });
    return () => removeEventListener('load', whenLoaded);
  }, []);
  if (isPutOff || (state !== 'waiting' && state !== 'replaced')) return null;
  return (
    <div className={styles.notice} role="status" data-testid="update">
      <p>A newer version of the lab is here. Loading it ends runs under way on this page; stored work stays.</p>
      <Button onPress={takeOver} data-testid="update-now">
        Load it
      </Button>
      <Button onPress={() => setPutOff(true)}>Later</Button>
    </div>
  );
}
