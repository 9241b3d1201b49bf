/**
 * Computes points in this process, each under a lease that is renewed while it runs. It stops a point that nobody waits
 * for any more, and one whose lease it has lost: somebody else has taken it over. While the database is away, or its disk
 * is full, points are computed on, and their results wait until they can be written.
 */
import { say } from '@lanelab/messages/server';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors.ts';
import type { JobKinds } from '../services/job-kinds.ts';
import type { Condition } from '../storage/condition.ts';
import { levelOf } from '../storage/faults.ts';
import type { JobRepository } from '../storage/job-repository.ts';
import type { LeaseRepository } from '../storage/lease-repository.ts';
import type { PendingPoint, PointRepository } from '../storage/point-repository.ts';
import { explain } from './explain.ts';

/** `elsewhere`: somebody has the lease. `unwanted`: nobody waits for the point. `stopped`: it was, half way. */
export type PointOutcome = 'finished' | 'failed' | 'elsewhere' | 'unwanted' | 'stopped';

export interface PointRunnerOptions {
  readonly jobs: JobRepository;
  readonly points: PointRepository;
  readonly leases: LeaseRepository;
  readonly kinds: JobKinds;
  readonly condition: Condition;
  /** Names this process among all that share the database. */
  readonly owner: string;
  /** How often leases are renewed, in ms: a small part of how long they last. */
  readonly beatMs: number;
  /** Called whenever a point has begun or ended here. */
  readonly onChange: () => void;
  readonly log: FastifyBaseLogger;
}

export interface PointRunner {
  /** Points that are computed here now. */
  count(): number;
  run(jobId: string, position: number): Promise<PointOutcome>;
  /** Renews the leases now; what is not wanted any more has stopped when it resolves. */
  beat(): Promise<void>;
  /** Stops everything; the points wait again. */
  close(): Promise<void>;
}

interface Running {
  readonly abort: AbortController;
  readonly over: Promise<PointOutcome>;
  share: number;
}

/** A point that brings down whoever computes it must not go round for ever. */
const MAX_ATTEMPTS = 5;

export function createPointRunner(options: PointRunnerOptions): PointRunner {
  const { jobs, points, leases, kinds, condition, owner, log } = options;
  const running = new Map<string, Running>();
  const ending = new AbortController();
  /** Tries again while the database is away or full, until this process ends. */
  const patiently = <T>(work: () => Promise<T>): Promise<T> => condition.patiently(work, ending.signal);
  let closed = false;

  async function compute(point: PendingPoint, attempt: number, here: Omit<Running, 'over'>): Promise<PointOutcome> {
    const { jobId, position, key, kind, input } = point;
    const started = performance.now();
    try {
      if (attempt > MAX_ATTEMPTS) {
        throw new Error(`${MAX_ATTEMPTS} workers ended while they computed the result ${key}`);
      }
      const { signal } = here.abort;
      const onProgress = (share: number): void => {
        here.share = share;
      };
      // Only a read of kept results fails here, before the engine runs: a computed result waits until it can be stored.
      await condition.patiently(() => kinds[kind].compute(input, key, { signal, onProgress }), signal);
      await patiently(() => points.finish(key));
      log.info({ job: jobId, position, key, ms: Math.round(performance.now() - started) }, 'point finished');
      return 'finished';
    } catch (error) {
      if (here.abort.signal.aborted) return 'stopped';
      const answer = explain(error, jobId);
      log[answer.status >= 500 ? 'error' : 'info']({ err: error, job: jobId, position, key }, 'job failed');
      await patiently(() => jobs.fail(key, answer.body().error));
      return 'failed';
    }
  }

  async function run(jobId: string, position: number): Promise<PointOutcome> {
    if (closed) return 'stopped';
    const point = await patiently(() => points.pending(jobId, position));
    if (point === undefined) return 'unwanted';
    const { key } = point;
    // A lease that ran out here is taken again by other processes only: what this process still computes would end that of its successor.
    if (running.has(key)) return 'elsewhere';
    const attempt = await patiently(() => leases.take(key, owner));
    if (attempt === undefined) return 'elsewhere';
    const here = { abort: new AbortController(), share: 0 };
    const begin = async (): Promise<PointOutcome> => {
      await patiently(() => jobs.started(jobId));
      options.onChange();
      return compute(point, attempt, here);
    };
    const entry: Running = Object.assign(here, { over: begin() });
    running.set(key, entry);
    try {
      // Closed while the lease was taken: nobody has stopped this one yet.
      if (closed) here.abort.abort(shuttingDown());
      return await entry.over;
    } finally {
      running.delete(key);
      await patiently(() => leases.release(key, owner));
      options.onChange();
    }
  }

  async function beat(): Promise<void> {
    const renewals = [...running].map(async ([key, entry]) => {
      if (await leases.renew(key, owner, entry.share)) return;
      entry.abort.abort(new DOMException('Nobody waits for this point, or another worker has it.', 'AbortError'));
      await entry.over;
    });
    await Promise.all(renewals);
  }

  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (running.size === 0 || beating !== undefined) return;
    beating = beat()
      .catch((error: unknown) => log[levelOf(error, 'warn')]({ err: error }, 'leases could not be renewed'))
      .finally(() => {
        beating = undefined;
      });
  }, options.beatMs);
  timer.unref();

  async function close(): Promise<void> {
    closed = true;
    ending.abort();
    clearInterval(timer);
    const entries = [...running.values()];
    for (const { abort } of entries) abort.abort(shuttingDown());
    await Promise.allSettled(entries.map(({ over }) => over));
    await beating;
  }

  return { count: () => running.size, run, beat, close };
}

function shuttingDown(): ApiError {
  return new ApiError('busy', say('point-runner.the-process-that-computed-this'));
}
