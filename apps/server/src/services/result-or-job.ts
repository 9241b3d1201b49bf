/** A result where it is known or comes soon, else the job that will have it. */
import { ApiError, type ErrorCode } from '../errors.ts';
import { type Asker, type Claimed, isFinished, type JobRequest } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';

export type ResultOrJob<T> = { readonly result: T } | Claimed;

export interface ResultQuestion<T> {
  readonly jobs: Jobs;
  readonly request: JobRequest;
  readonly asker: Asker;
  /** Reads the kept result. */
  readonly find: () => Promise<T | undefined>;
  /** Called before a job is asked for; may refuse. */
  readonly count: () => Promise<void>;
  /** How long to wait for a job. */
  readonly waitMs: number;
}

/** Failures that end a request as they end its job. */
export const JOB_FAILURES = [
  'invalid_scenario',
  'bound_exceeded',
  'job_cancelled',
  'busy',
  'job_limit',
  'engine_unavailable',
] as const satisfies readonly ErrorCode[];

export async function resultOrJob<T>({
  jobs,
  request,
  asker,
  find,
  count,
  waitMs,
}: ResultQuestion<T>): Promise<ResultOrJob<T>> {
  const known = await find();
  if (known !== undefined) return { result: known };
  await count();
  const { job: submitted, ticket } = await jobs.submit(request, asker);
  const job = (await jobs.settled(submitted.id, waitMs)) ?? submitted;
  if (!isFinished(job.state)) return { job, ticket };
  if (job.error !== null) {
    const { code, message, path, details } = job.error;
    throw new ApiError(code, message, {
      ...(path === undefined ? {} : { path }),
      ...(details === undefined ? {} : { details }),
    });
  }
  const result = await find();
  if (result === undefined) throw new Error(`the job ${job.id} is done but its result ${request.key} is not kept`);
  return { result };
}
