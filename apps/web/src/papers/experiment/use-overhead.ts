/** Rows of the overhead calculator for some MTUs; empty until the engine has answered. */
import { useEffect, useState } from 'react';
import { overheadRows } from '../../playback/run/engine-pool.ts';
import { type Failure, failureOf } from '../../playback/run/failure.ts';
import type { OverheadRow } from '../../playback/run/types.ts';

interface Overhead {
  readonly rows: readonly OverheadRow[];
  readonly failure: Failure | null;
  readonly retry: () => void;
}

const known = new Map<string, readonly OverheadRow[]>();

export function useOverhead(mtus: readonly number[]): Overhead {
  const key = [...mtus].join(' ');
  const [answer, setAnswer] = useState<{ readonly key: string; readonly rows: readonly OverheadRow[] } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (key === '' || known.has(key)) return;
    let isCurrent = true;
    overheadRows(key.split(' ').map(Number)).then(
      (rows) => {
        known.set(key, rows);
        if (!isCurrent) return;
        setAnswer({ key, rows });
        setFailure(null);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(failureOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const rows = known.get(key) ?? answer?.rows ?? [];
  return { rows, failure, retry: () => setAttempt((count) => count + 1) };
}
