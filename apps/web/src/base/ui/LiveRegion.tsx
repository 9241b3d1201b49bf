import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

interface Spoken {
  readonly message: string;
  /** Counts messages: a screen reader says the same words twice only where an element is new. */
  readonly number: number;
}

/** Where `announce` is read out. */
export function LiveRegion() {
  const [{ message, number }, setSpoken] = useState<Spoken>({ message: '', number: 0 });
  useEffect(() => {
    onAnnounce((next) => setSpoken((before) => ({ message: next, number: before.number + 1 })));
    return () => onAnnounce(null);
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live-region">
      <span key={number}>{message}</span>
    </div>
  );
}
