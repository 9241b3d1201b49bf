/** Runs the trials of the room: at once when the page opens, and again when asked. */
import { useCallback, useEffect, useState } from 'react';
import { hasServer } from '../../base/ui/edition.ts';
import pairDigest from '../../lecture/pair-digest.json';
import { checkLive } from '../../share/live/probe-all.ts';
import { judgeEngine } from './engine.ts';
import type { Findings } from './finding.ts';
import { judgeClock, judgeLive, type LiveTrial } from './live.ts';
import { measureSpeed, tryEngine } from './run-engine.ts';
import { judgeSpeed } from './speed.ts';
import { judgeStorage } from './storage.ts';
import { tryStorage } from './try-storage.ts';
import { judgeWorker, tryWorker } from './worker.ts';

async function tryLive(signal: AbortSignal): Promise<LiveTrial> {
  if (!hasServer) return 'no-server';
  return navigator.onLine ? checkLive(signal) : 'offline';
}

/** What computes comes first and last, so that no round trip is measured on a machine that is busy with it. */
async function tryAll(signal: AbortSignal, found: (findings: Findings) => void): Promise<void> {
  const [{ trial, engine }] = await Promise.all([
    tryEngine(signal),
    tryWorker(signal).then((answer) => found({ worker: judgeWorker(answer) })),
    tryStorage().then((storage) => found({ storage: judgeStorage(storage) })),
  ]);
  try {
    found({ engine: judgeEngine(trial, pairDigest.mpoa) });
    const live = await tryLive(signal);
    found({ live: judgeLive(live), clock: judgeClock(live) });
    found({ speed: judgeSpeed(engine === null ? null : await measureSpeed(engine, signal)) });
  } finally {
    await engine?.close();
  }
}

interface Trials {
  readonly findings: Findings;
  /** Which run of the trials this is, from 0 on. */
  readonly attempt: number;
  readonly again: () => void;
}

export function useTrials(): Trials {
  const [findings, setFindings] = useState<Findings>({});
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt is another run of the same trials
  useEffect(() => {
    const stop = new AbortController();
    setFindings({});
    const found = (next: Findings) => {
      if (!stop.signal.aborted) setFindings((before) => ({ ...before, ...next }));
    };
    tryAll(stop.signal, found).catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)));
    });
    return () => stop.abort();
  }, [attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  // A fault of the lab goes to the page's error boundary.
  if (failure !== null) throw failure;
  return { findings, attempt, again };
}
