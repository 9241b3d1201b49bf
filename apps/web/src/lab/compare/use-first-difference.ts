/** Looks for the first difference of two models on engines of their own, with progress; what was found is kept as long as the models are. */
import { type Model, SCENARIO_VERSION } from '@lanelab/scenario';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../playback/run/failure.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import type { AtmEnd, WorkerEngine } from '../../playback/run/types.ts';
import { type FoundDifference, firstDifference } from './first-difference.ts';

export interface Looked {
  /** Null where both runs are the same to their end. */
  readonly found: FoundDifference | null;
  readonly ends: { readonly here: readonly AtmEnd[]; readonly there: readonly AtmEnd[] };
}

export type Search =
  | { readonly state: 'looking'; readonly share: number }
  | { readonly state: 'looked'; readonly looked: Looked }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly failure: Failure };

interface SearchControl {
  readonly search: Search;
  readonly stop: () => void;
  readonly again: () => void;
}

/** An edit under way is followed by the next one soon. */
const PAUSE_MS = 400;
const NOT_YET: Search = { state: 'looking', share: 0 };
const known = new WeakMap<Model, WeakMap<Model, Looked>>();

async function look(
  here: Model,
  there: Model,
  options: { readonly signal: AbortSignal; readonly onShare: (share: number) => void },
): Promise<Looked> {
  const engines: WorkerEngine[] = [];
  const sideOf = async (model: Model) => {
    const engine = await startPlayingEngine();
    engines.push(engine);
    return { model, run: await engine.open({ lanelab: SCENARIO_VERSION, model }) };
  };
  try {
    const [one, other] = await Promise.all([sideOf(here), sideOf(there)]);
    const found = await firstDifference(one, other, options);
    const query = { kind: 'addresses' } as const;
    return { found, ends: { here: await one.run.inspect(query), there: await other.run.inspect(query) } };
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

export function useFirstDifference(here: Model, there: Model): SearchControl {
  const [attempt, setAttempt] = useState(0);
  const [search, setSearch] = useState(NOT_YET);
  const [abort, setAbort] = useState<AbortController | null>(null);
  useEffect(() => {
    const before = known.get(here)?.get(there);
    if (before !== undefined) {
      setSearch({ state: 'looked', looked: before });
      return;
    }
    const controller = new AbortController();
    setAbort(controller);
    setSearch(NOT_YET);
    const { signal } = controller;
    let isOver = false;
    const set = (next: Search) => {
      if (!isOver) setSearch(next);
    };
    const timer = setTimeout(() => {
      const onShare = (share: number) => set({ state: 'looking', share });
      look(here, there, { signal, onShare }).then(
        (looked) => {
          const others = known.get(here) ?? new WeakMap<Model, Looked>();
          known.set(here, others.set(there, looked));
          set({ state: 'looked', looked });
        },
        (error: unknown) => {
          const failure = failureOf(error);
          set(failure === null ? { state: 'stopped' } : { state: 'failed', failure });
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another attempt looks again
  }, [here, there, attempt]);
  const stop = useCallback(() => abort?.abort(), [abort]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { search, stop, again };
}
