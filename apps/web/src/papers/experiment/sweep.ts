/** Runs many scenarios a few at a time, tells how far it is, and keeps every result it got. No React, no worker. */

import type { RunSpec } from '@lanelab/papers';
import type { RunResult } from '../../playback/run/types.ts';
import { TimeLeft } from './time-left.ts';

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
  /** Knows the costs of earlier runs, where there were any. */
  readonly timeLeft?: TimeLeft;
}

const pageNow = () => performance.now();

/** Ends when all runs are done or the signal aborts; a run that fails ends the sweep with its error. */
export async function sweep(options: SweepOptions): Promise<void> {
  const { runs, lanes, known, run, onResult, onProgress, signal, now = pageNow } = options;
  const { timeLeft = new TimeLeft(lanes, now) } = options;
  const open = runs.filter((spec) => !known.has(spec.key));
  const knownCount = runs.length - open.length;
  const shares = new Map<string, number>();
  timeLeft.plan(open);
  let next = 0;
  let done = 0;

  const tell = () => {
    const underWay = [...shares.values()].reduce((sum, share) => sum + share, 0);
    const finished = done + underWay;
    onProgress({
      total: runs.length,
      done: knownCount + done,
      known: knownCount,
      share: runs.length === 0 ? 1 : (knownCount + finished) / runs.length,
      leftMs: timeLeft.leftMs(),
    });
  };

  const lane = async () => {
    while (!signal.aborted) {
      const spec = open[next];
      if (spec === undefined) return;
      next += 1;
      shares.set(spec.key, 0);
      timeLeft.starts(spec);
      const result = await run(spec, (share) => {
        shares.set(spec.key, share);
        timeLeft.comes(spec, share);
        tell();
      });
      shares.delete(spec.key);
      timeLeft.ends(spec);
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

export interface WholeOptions extends Omit<SweepOptions, 'known' | 'timeLeft'> {
  readonly known: () => ReadonlyMap<string, RunResult>;
  readonly more: More;
}

/** Sweeps, and goes on while the results ask for more runs; progress is reported as one piece of work. */
export async function sweepWhole({ runs, known, more, onProgress, ...options }: WholeOptions): Promise<void> {
  const atFirst = known();
  const before = runs.filter(({ key }) => atFirst.has(key)).length;
  const timeLeft = new TimeLeft(options.lanes, options.now ?? pageNow);
  let wanted = runs;
  for (;;) {
    await sweep({
      ...options,
      runs: wanted,
      known: known(),
      timeLeft,
      onProgress: (progress) => onProgress({ ...progress, known: before }),
    });
    const next = more(known());
    if (next.length <= wanted.length) return;
    wanted = next;
  }
}
