/** Runs many scenarios a few at a time, tells how far it is, and keeps every result it got. No React, no worker. */

import type { RunSpec } from '@lanelab/papers';
import type { RunResult } from '../../playback/run/types.ts';

export interface SweepProgress {
  readonly total: number;
  readonly done: number;
  /** Number of those in `done` whose results were known before. */
  readonly known: number;
  /** 0..1, with the shares of the runs under way. */
  readonly share: number;
  /** Wall time left, or null while too little is known to say. */
  readonly leftMs: number | null;
}

export interface SweepOptions {
  readonly runs: readonly RunSpec[];
  /** Runs at the same time. */
  readonly lanes: number;
  readonly known: ReadonlyMap<string, RunResult>;
  readonly run: (spec: RunSpec, onShare: (share: number) => void) => Promise<RunResult>;
  readonly onResult: (key: string, result: RunResult) => void;
  readonly onProgress: (progress: SweepProgress) => void;
  readonly signal: AbortSignal;
  /** A clock in ms, for tests. */
  readonly now?: () => number;
}

/** An estimate from fewer finished runs would jump about. */
const RUNS_BEFORE_ESTIMATE = 3;

/** Ends when all runs are done or the signal aborts; a run that fails ends the sweep with its error. */
export async function sweep(options: SweepOptions): Promise<void> {
  const { runs, lanes, known, run, onResult, onProgress, signal, now = () => performance.now() } = options;
  const open = runs.filter((spec) => !known.has(spec.key));
  const knownCount = runs.length - open.length;
  const shares = new Map<string, number>();
  const begun = now();
  let next = 0;
  let done = 0;

  const tell = () => {
    const underWay = [...shares.values()].reduce((sum, share) => sum + share, 0);
    const finished = done + underWay;
    const left = open.length - finished;
    onProgress({
      total: runs.length,
      done: knownCount + done,
      known: knownCount,
      share: runs.length === 0 ? 1 : (knownCount + finished) / runs.length,
      leftMs:
        done >= Math.min(RUNS_BEFORE_ESTIMATE, open.length) && finished > 0
          ? ((now() - begun) * left) / finished
          : null,
    });
  };

  const lane = async () => {
    while (!signal.aborted) {
      const spec = open[next];
      if (spec === undefined) return;
      next += 1;
      shares.set(spec.key, 0);
      const result = await run(spec, (share) => {
        shares.set(spec.key, share);
        tell();
      });
      shares.delete(spec.key);
      done += 1;
      onResult(spec.key, result);
      tell();
    }
  };

  tell();
  await Promise.all(Array.from({ length: Math.max(1, Math.min(lanes, open.length)) }, lane));
  signal.throwIfAborted();
}

/** What the results known by now still ask for beside the runs of a sweep: the longer list, or the same one again. */
export type More = (known: ReadonlyMap<string, RunResult>) => readonly RunSpec[];

export interface WholeOptions extends Omit<SweepOptions, 'known'> {
  readonly known: () => ReadonlyMap<string, RunResult>;
  readonly more: More;
}

/** Sweeps, and goes on while the results ask for more runs; progress is reported as one piece of work. */
export async function sweepWhole({ runs, known, more, onProgress, ...options }: WholeOptions): Promise<void> {
  const atFirst = known();
  const before = runs.filter(({ key }) => atFirst.has(key)).length;
  let wanted = runs;
  for (;;) {
    await sweep({
      ...options,
      runs: wanted,
      known: known(),
      onProgress: (progress) => onProgress({ ...progress, known: before }),
    });
    const next = more(known());
    if (next.length <= wanted.length) return;
    wanted = next;
  }
}
