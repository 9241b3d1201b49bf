/** A run in steps, for those who take what has come in between. */
import type { Run, RunOptions } from '@lanelab/engine';

export interface Watcher {
  /** Longest stretch of the run between two calls of `take`, ps. */
  readonly stepPs: number;
  /** `timePs`: where the run is. */
  take(run: Run, timePs: number): Promise<void>;
}

/** Runs to the end, and calls every watcher after each step; in one step where nobody watches. */
export async function runInSteps(
  run: Run,
  watchers: readonly Watcher[],
  { onProgress, ...options }: Pick<RunOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const stepPs = Math.min(run.durationPs, ...watchers.map((watcher) => watcher.stepPs));
  const report: RunOptions =
    onProgress === undefined ? {} : { onProgress: (progress) => onProgress({ ...progress, targetPs: run.durationPs }) };
  for (let timePs = 0; timePs < run.durationPs; ) {
    timePs = Math.min(timePs + stepPs, run.durationPs);
    await run.runUntil(timePs, { ...options, ...report });
    for (const watcher of watchers) await watcher.take(run, timePs);
  }
}
