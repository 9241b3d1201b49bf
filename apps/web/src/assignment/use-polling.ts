/** Asks again and again while somebody looks at the page, and at once when they come back to it. */
import { useEffect, useRef } from 'react';

/** The next question waits for the answer to the one before. */
export function usePolling(ask: () => Promise<void>, everyMs: number): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const wait = () => {
      stop();
      if (!isOver && document.visibilityState === 'visible') timer = setTimeout(() => void now(), everyMs);
    };
    const now = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        await latest.current();
      } finally {
        isAsking = false;
        wait();
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void now();
      else stop();
    };
    const onOnline = () => void now();
    wait();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('online', onOnline);
    return () => {
      isOver = true;
      stop();
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', onOnline);
    };
  }, [everyMs]);
}
