/** One thing at a time: a sweep or a single point, with progress, cancel and failure, on the engines of `src/engine`. */
import { say } from '@lanelab/messages/experiment';
import type { RunSpec } from '@lanelab/papers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatWait } from '../../base/format/duration.ts';
import { announce } from '../../base/ui/announce.ts';
import { report } from '../../base/ui/page-state.ts';
import { laneCount, runScenario } from '../../playback/run/engine-pool.ts';
import { type Failure, failureOf } from '../../playback/run/failure.ts';
import { knownResults, rememberResult } from '../../playback/run/results.ts';
import { type More, type SweepProgress, sweepWhole } from './sweep.ts';

export type Job =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly what: 'point' | 'sweep'; readonly progress: SweepProgress }
  | {
      readonly state: 'done';
      readonly what: 'point' | 'sweep';
      readonly progress: SweepProgress;
      readonly tookMs: number;
    }
  | { readonly state: 'cancelled'; readonly what: 'point' | 'sweep'; readonly progress: SweepProgress }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface JobControl {
  readonly job: Job;
  /** `more` says what the results of these runs ask for, if anything. */
  readonly start: (what: 'point' | 'sweep', runs: readonly RunSpec[], more?: More) => void;
  readonly cancel: () => void;
}

/** A bar that moves more often than this tells nobody more. */
const TELL_EVERY_MS = 250;

const nothing: SweepProgress = { total: 0, done: 0, known: 0, share: 0, leftMs: null };

export function useJob(): JobControl {
  const [job, setJob] = useState<Job>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      abort.current?.abort();
      abort.current = null;
    },
    [],
  );
  useEffect(() => {
    report(
      'job',
      job.state === 'failed' || job.state === 'idle'
        ? { state: job.state }
        : { state: job.state, what: job.what, ...job.progress },
    );
    return () => report('job', undefined);
  }, [job]);

  const start = useCallback((what: 'point' | 'sweep', runs: readonly RunSpec[], more: More = () => runs) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const begun = performance.now();
    let progress = nothing;
    let toldAt = 0;
    const isCurrent = () => abort.current === controller;
    setJob({ state: 'running', what, progress: { ...nothing, total: runs.length } });
    sweepWhole({
      runs,
      more,
      lanes: laneCount(),
      known: knownResults,
      run: (spec, onShare) => runScenario(spec.scenario, { signal: controller.signal, onShare }),
      onResult: rememberResult,
      onProgress: (next) => {
        const isNews = next.done !== progress.done || performance.now() - toldAt >= TELL_EVERY_MS;
        progress = next;
        if (!isNews || !isCurrent() || controller.signal.aborted) return;
        toldAt = performance.now();
        setJob({ state: 'running', what, progress });
      },
      signal: controller.signal,
    }).then(
      () => {
        if (!isCurrent()) return;
        const tookMs = performance.now() - begun;
        setJob({ state: 'done', what, progress, tookMs });
        announce(say('use-job.finished', { total: progress.total, time: formatWait(tookMs) }));
      },
      (error: unknown) => {
        controller.abort();
        if (!isCurrent()) return;
        const failure = failureOf(error);
        if (failure === null) {
          setJob({ state: 'cancelled', what, progress });
          announce(say('use-job.cancelled-done-of-total-runs', { done: progress.done, total: progress.total }));
        } else setJob({ state: 'failed', failure });
      },
    );
  }, []);

  const cancel = useCallback(() => abort.current?.abort(new DOMException('cancelled by the reader', 'AbortError')), []);
  return { job, start, cancel };
}
