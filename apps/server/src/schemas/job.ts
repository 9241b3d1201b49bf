/** A job as the API shows it. */
import { z } from 'zod';
import type { Job } from '../jobs/job.ts';
import { errorSchema } from './error.ts';

export const jobParams = z.object({ id: z.uuid('must be the id of a job, as the answer 202 gave it') });

export const jobResponse = z
  .object({
    id: z.uuid(),
    kind: z.enum(['run', 'figure']),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    progress: z.object({ done: z.number().min(0), total: z.number().min(0) }),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    error: errorSchema.shape.error.nullable().describe('Why a job failed or was cancelled'),
    links: z.object({
      self: z.string().describe('This job: GET follows it, DELETE cancels it'),
      result: z.string().describe('What was asked for; answers 200 once the state is done'),
    }),
  })
  .meta({ id: 'Job' });

export type JobResponse = z.output<typeof jobResponse>;

/** `resultUrl` is what this client asked for, where another one asked first for the same thing in another form. */
export function showJob(job: Job, resultUrl = job.resultUrl): JobResponse {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    progress: job.progress,
    createdAt: job.createdAt,
    finishedAt: job.finishedAt,
    error: job.error,
    links: { self: `/api/jobs/${job.id}`, result: resultUrl },
  };
}
