/** True while something may still be on its way; begins again with every attempt. */
import { useEffect, useState } from 'react';

const PATIENCE_MS = 12_000;

export function usePatience(attempt: unknown): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(setOver, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, [attempt]);
  return !isOver;
}
