/**
 * Work that outlives a request. A job is data (kind, key, input as JSON) and a list of points; each point's result goes to
 * the result repository under a key of its own, so that any process with the same engine may compute any point.
 */
import type { Kysely } from 'kysely';
import type { ErrorBody } from '../errors.ts';
import type { Tables } from '../storage/schema.ts';

export type JobKind = 'run' | 'figure' | 'verdict';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobRequest {
  readonly kind: JobKind;
  /** Hash of what the job produces; requests with the same key share one job. */
  readonly key: string;
  /** JSON value that this kind of job understands. */
  readonly input: unknown;
  /** Where the result can be read once the job is done. */
  readonly resultUrl: string;
}

export interface JobProgress {
  /** Points finished, and the shares of those under way. */
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

/** Which point of which job. */
export interface PointRef {
  readonly jobId: string;
  readonly position: number;
  /** Names the point's result. */
  readonly key: string;
  readonly build: string;
  /** Points are computed in the order of their turns. */
  readonly turn: number;
}

export interface FinishedPoint {
  /** Place in the order of finishing, from 1 on. */
  readonly seq: number;
  readonly position: number;
  readonly key: string;
}

/** Whom requests are counted for. */
export interface Person {
  readonly address: string;
  /** The person's seat; the address where they have none. */
  readonly name: string;
}

/** Whether the person keeps the cookie that tells people of one address apart. */
export const hasSeat = ({ name, address }: Person): boolean => name !== address;

/** How long a seat lasts: a school day. */
export const SEAT_MS = 43_200_000;

/** The person who asks for a job; a ticket names one of their claims. */
export interface Asker extends Person {
  readonly ticket?: string | undefined;
  /** Id of the request that asks: the job's log lines have it, too. */
  readonly requestId?: string | undefined;
}

/** A job, and the claim that the asker has on it from now on. */
export interface Claimed {
  readonly job: Job;
  readonly ticket: string;
}

/**
 * How points come to those who compute them. Which points wait and which are finished is in the database, whatever the backend:
 * `embedded-backend.ts` computes in this process, `graphile-backend.ts` hands points to workers on any machine.
 */
export interface JobBackend {
  /** Hands points over, as part of the transaction that made them pending. */
  enqueue(transaction: Kysely<Tables>, points: readonly PointRef[]): Promise<void>;
  /** Called once such a transaction is through. */
  wake(): void;
  /** Hands over again what whoever had it let go of; called every now and then. */
  recover(): Promise<void>;
  start(): Promise<void>;
  /** Takes nothing more, and resolves once what was begun has stopped. */
  close(): Promise<void>;
}

export const UNDER_WAY = ['queued', 'running'] as const satisfies readonly JobState[];

export function isFinished(state: JobState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}
