/** The class as it is now: asked for every few seconds while somebody looks at the page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Overview } from '../../share/assignments/answers.ts';
import { readOverview } from '../../share/assignments/server.ts';
import type { StoreError } from '../../share/links/ask-server.ts';
import { attempted } from '../attempted.ts';
import { usePolling } from '../use-polling.ts';

const EVERY_MS = 4_000;

export interface LiveOverview {
  /** Null before the first answer. */
  readonly overview: Overview | null;
  /** When the server last answered, by the clock of this machine. */
  readonly atMs: number;
  /** Why the last question had no answer. */
  readonly error: StoreError | null;
  /** Asks now. */
  readonly refresh: () => Promise<void>;
}

export function useOverview(code: string, key: string): LiveOverview {
  const [state, setState] = useState<Omit<LiveOverview, 'refresh'>>({ overview: null, atMs: 0, error: null });
  const etag = useRef<string | null>(null);
  const refresh = useCallback(async () => {
    const asked = await attempted(() => readOverview(code, key, etag.current));
    if (!asked.ok) {
      setState((before) => ({ ...before, error: asked.error }));
      return;
    }
    const next = asked.value;
    if (next !== null) etag.current = next.etag;
    setState(({ overview }) => ({ overview: next?.value ?? overview, atMs: Date.now(), error: null }));
  }, [code, key]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  usePolling(refresh, EVERY_MS);
  return { ...state, refresh };
}
