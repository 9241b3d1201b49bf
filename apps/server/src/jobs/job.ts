/**
 * Work that outlives a request. A job is data (kind, key, input as JSON) and its result goes to the result repository
 * under the key, so that a backend may run it in this process or hand it to another machine.
 */
import type { ErrorBody } from '../errors.ts';

export type JobKind = 'run' | 'figure';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobRequest {
  readonly kind: JobKind;
  /** Hash of what the job produces; requests with the same key share one job. */
  readonly key: string;
  /** JSON value that a handler of this kind understands. */
  readonly input: unknown;
  /** Where the result can be read once the job is done. */
  readonly resultUrl: string;
}

export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly key: string;
  readonly state: JobState;
  readonly progress: JobProgress;
  readonly resultUrl: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly error: ErrorBody['error'] | null;
}

export interface JobContext {
  readonly signal: AbortSignal;
  readonly report: (progress: JobProgress) => void;
}

export type JobHandlers = { readonly [K in JobKind]: (input: unknown, context: JobContext) => Promise<void> };

export interface JobBackend {
  /** Queues the job, or joins the one that has the same key. Throws `busy` when every place is taken. */
  submit: (request: JobRequest) => Promise<Job>;
  find(id: string): Promise<Job | undefined>;
  /** Stops a job that is queued or running; a finished one stays as it is. */
  cancel(id: string): Promise<Job | undefined>;
  /** The job as soon as it is finished, or as it is after `waitMs`. */
  settled(id: string, waitMs: number): Promise<Job | undefined>;
  /** How many jobs are in each state, finished ones until they are forgotten. */
  counts(): Promise<Readonly<Record<JobState, number>>>;
  /** Cancels everything and waits until it has stopped. */
  close(): Promise<void>;
}

export function isFinished(state: JobState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}
