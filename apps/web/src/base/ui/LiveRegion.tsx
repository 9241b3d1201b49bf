import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/** Where `announce` is read out. */
export function LiveRegion() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    onAnnounce(setMessage);
    return () => onAnnounce(null);
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live-region">
      {message}
    </div>
  );
}
