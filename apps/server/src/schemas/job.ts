/** A job as the API shows it. */
import { z } from 'zod';
import type { Claimed, Job } from '../jobs/job.ts';
import { errorSchema } from './error.ts';

export const jobParams = z.object({ id: z.uuid('must be the id of a job, as the answer 202 gave it') });

export const ticketQuery = z.strictObject({
  ticket: z
    .uuid('must be the ticket that the answer 202 gave')
    .optional()
    .describe('Names your claim; without it those of your address are meant'),
});

export const withdrawQuery = z.strictObject({
  ticket: z
    .uuid('must be the ticket that the answer 202 gave, as in its links.cancel')
    .describe('Names the claim that is withdrawn, and no other'),
});

export const eventsHeaders = z.object({
  'last-event-id': z
    .string()
    .regex(/^(?:\d{1,9}|end)$/, 'must be the id of an event of this stream')
    .optional()
    .describe('The last event that arrived: points finished before it are not reported again'),
});

const job = z.object({
  id: z.uuid(),
  kind: z.enum(['run', 'figure', 'verdict']),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  progress: z
    .object({ done: z.number().min(0), total: z.number().min(0) })
    .describe('Points; parts of those under way'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  error: errorSchema.shape.error.nullable().describe('Why a job failed or was cancelled'),
  links: z.object({
    self: z.string().describe('This job, to look at'),
    events: z.string().describe('The job as server-sent events'),
    resume: z.string().describe('POST lets a cancelled or failed job go on'),
    result: z.string().describe('What was asked for; answers 200 once the state is done'),
  }),
});

export const jobResponse = job.meta({ id: 'Job' });

export const claimedResponse = job
  .extend({
    ticket: z.uuid().describe('Names your claim on the job: several who ask for the same share it'),
    links: job.shape.links.extend({ cancel: z.string().describe('DELETE withdraws your claim, and no other') }),
  })
  .meta({ id: 'ClaimedJob' });

export const withdrawnResponse = job
  .extend({ claims: z.number().int().min(0).describe('How many others want it; it goes on for them') })
  .meta({ id: 'WithdrawnJob' });

export type JobResponse = z.output<typeof jobResponse>;

/** `resultUrl` is what this client asked for, where another one asked first for the same thing in another form. */
export function showJob(shown: Job, resultUrl = shown.resultUrl): JobResponse {
  const { id, kind, state, progress, createdAt, finishedAt, error } = shown;
  const self = `/api/jobs/${id}`;
  const links = { self, events: `${self}/events`, resume: `${self}/resume`, result: resultUrl };
  return { id, kind, state, progress, createdAt, finishedAt, error, links };
}

export function showClaimed(claimed: Claimed, resultUrl?: string): z.output<typeof claimedResponse> {
  const { links, ...rest } = showJob(claimed.job, resultUrl);
  const cancel = `${links.self}?ticket=${claimed.ticket}`;
  return { ...rest, ticket: claimed.ticket, links: { ...links, cancel } };
}
