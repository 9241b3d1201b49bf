/** One run of one scenario with time accounts and arrivals, which change no result; with progress and cancel. Another scenario starts afresh. */
import { say } from '@lanelab/messages/results';
import { accounted } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { report } from '../../base/ui/page-state.ts';
import { type LastArrivals, lastArrivals, watchArrivals } from './arrivals.ts';
import { runWatched } from './engine-pool.ts';
import { type Failure, failureOf } from './failure.ts';
import type { RunResult } from './types.ts';

export type RunState =
  | { readonly state: 'idle' | 'cancelled' }
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'done'; readonly result: RunResult; readonly lastPs: LastArrivals }
  | { readonly state: 'failed'; readonly failure: Failure };

interface RunControl {
  readonly run: RunState;
  readonly start: () => void;
  readonly cancel: () => void;
}

const idle: RunState = { state: 'idle' };

/** `hash` identifies the model: the result of one model does not hold for another. */
export function useRun(scenario: Scenario, hash: string): RunControl {
  const [kept, setKept] = useState<{ readonly hash: string; readonly run: RunState }>({ hash, run: idle });
  const abort = useRef<AbortController | null>(null);
  const run = kept.hash === hash ? kept.run : idle;

  useEffect(() => {
    report('run', { state: run.state, hash, ...(run.state === 'done' ? { digest: run.result.digest } : {}) });
    return () => report('run', undefined);
  }, [run, hash]);
  useEffect(
    () => () => {
      abort.current?.abort();
      abort.current = null;
    },
    [hash],
  );

  const start = useCallback(() => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const set = (next: RunState) => {
      if (abort.current === controller) setKept({ hash, run: next });
    };
    set({ state: 'running', share: 0 });
    const onShare = (share: number) => set({ state: 'running', share });
    runWatched(accounted(scenario), watchArrivals(scenario), { signal: controller.signal, onShare }).then(
      ({ result, traces }) => {
        set({ state: 'done', result, lastPs: lastArrivals(traces, scenario.model.flows) });
        announce(say('run.finished'));
      },
      (error: unknown) => {
        const failure = failureOf(error);
        set(failure === null ? { state: 'cancelled' } : { state: 'failed', failure });
      },
    );
  }, [scenario, hash]);

  const cancel = useCallback(() => abort.current?.abort(), []);
  return { run, start, cancel };
}
