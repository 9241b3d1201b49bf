/** Calls back when a page may have slept or been without a network, and is there again. */
export function onWake(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onSeen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
