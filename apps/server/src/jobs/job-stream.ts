/** A job as a stream of events: how it is, each point as it is finished, and its end. */
import { type FinishedPoint, isFinished, type Job } from './job.ts';
import type { JobWatch } from './job-watch.ts';
import type { Jobs } from './jobs.ts';

export type JobEvent =
  | { readonly type: 'job'; readonly job: Job }
  | { readonly type: 'point'; readonly point: FinishedPoint }
  | { readonly type: 'end'; readonly job: Job };

/**
 * First the job as it is, then every point finished after the one numbered `after`, then each change. Ends after `end`, and
 * without it where the reader leaves, the server closes or the job is forgotten.
 */
export async function* followJob(
  jobs: Jobs,
  watch: JobWatch,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<JobEvent> {
  let newest: Job | undefined;
  let wake = (): void => undefined;
  const forgotten = new AbortController();
  const over = AbortSignal.any([signal, forgotten.signal]);
  over.addEventListener('abort', () => wake(), { once: true });
  const unfollow = watch.follow(id, (job) => {
    newest = job;
    if (job === undefined) forgotten.abort();
    wake();
  });
  let seq = after;
  try {
    while (!over.aborted) {
      const job = newest;
      newest = undefined;
      if (job !== undefined) {
        // Read after the job: a job that is done has all its points.
        const points = await jobs.finishedPoints(id, seq, over);
        yield { type: 'job', job };
        for (const point of points) {
          yield { type: 'point', point };
          seq = point.seq;
        }
        if (isFinished(job.state)) {
          yield { type: 'end', job };
          return;
        }
      }
      if (newest !== undefined || over.aborted) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    unfollow();
  }
}
