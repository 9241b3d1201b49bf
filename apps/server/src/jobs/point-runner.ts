/**
 * Computes points in this process, each under a lease that is renewed while it runs. It stops a point that nobody waits
 * for any more, and one whose lease it has lost: somebody else has taken it over. While the database is away, or its disk
 * is full, points are computed on, and their results wait until they can be written.
 */
import { say } from '@lanelab/messages/server';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Instruments } from '../lib/instruments.ts';
import type { JobKinds } from '../services/job-kinds.ts';
import { workKind } from '../services/run-service.ts';
import type { ClaimRepository } from '../storage/claim-repository.ts';
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
  readonly claims: ClaimRepository;
  readonly kinds: JobKinds;
  readonly condition: Condition;
  /** Names this process among all that share the database. */
  readonly owner: string;
  /** How often leases are renewed, in ms: a small part of how long they last. */
  readonly beatMs: number;
  /** Called whenever a point has begun, come further or ended here. */
  readonly onChange: () => void;
  readonly instruments: Pick<Instruments, 'waits' | 'computing'>;
  readonly log: FastifyBaseLogger;
}

export interface PointRunner {
  /** Points that are computed here now. */
  count(): number;
  /** Where it throws it has written why to the log; the point keeps its lease or loses it, and is found again either way. */
  run(jobId: string, position: number): Promise<PointOutcome>;
  /** Renews the leases now; what is not wanted any more has stopped when it resolves. */
  beat(): Promise<void>;
  /** Stops everything; the points wait again. */
  close(): Promise<void>;
}

interface Here {
  readonly abort: AbortController;
  share: number;
  /** The share that other processes know. */
  knownShare: number;
}

interface Running extends Here {
  readonly over: Promise<PointOutcome>;
}

interface Lines {
  /** The key of the point's result, once it is known. */
  key?: string;
  /** Reads again who waits. */
  ask(): Promise<void>;
  log(): FastifyBaseLogger;
}

/** A point that brings down whoever computes it must not go round for ever. */
const MAX_ATTEMPTS = 5;

export function createPointRunner(options: PointRunnerOptions): PointRunner {
  const { jobs, points, leases, claims, kinds, condition, owner, instruments, log } = options;
  const running = new Map<string, Running>();
  /** Keys of the points that run here or whose leases are being taken: one that is handed over twice at once begins once. */
  const keysHere = new Set<string>();
  const ending = new AbortController();
  /** Tries again while the database is away or full, until this process ends. */
  const patiently = <T>(work: () => Promise<T>): Promise<T> => condition.patiently(work, ending.signal);
  let closed = false;

  /** The lines of one point, with the ids of the requests that wait for it. */
  function createLines(jobId: string, position: number): Lines {
    const requests = new Set<string>();
    return {
      async ask() {
        for (const id of await patiently(() => claims.requestsFor(jobId, position))) requests.add(id);
      },
      log() {
        const [reqId, ...more] = requests;
        const { key } = this;
        return log.child({
          ...(reqId === undefined ? {} : { reqId }),
          ...(more.length === 0 ? {} : { moreReqIds: more }),
          job: jobId,
          position,
          ...(key === undefined ? {} : { key }),
        });
      },
    };
  }

  async function compute(point: PendingPoint, attempt: number, here: Here, lines: Lines): Promise<PointOutcome> {
    const { jobId, key, kind, input } = point;
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
      // Others may have joined meanwhile; once the point is finished, nobody waits for it.
      await lines.ask();
      await patiently(() => points.finish(key));
      return 'finished';
    } catch (error) {
      if (here.abort.signal.aborted) return 'stopped';
      const answer = explain(error, jobId);
      await lines.ask();
      lines.log()[answer.status >= 500 ? 'error' : 'info']({ err: error }, 'job failed');
      await patiently(() => jobs.fail(key, answer.body().error));
      return 'failed';
    }
  }

  /** Computes a point whose lease is taken. */
  async function begin(point: PendingPoint, attempt: number, here: Here, lines: Lines): Promise<PointOutcome> {
    const kind = workKind(point.urgency);
    const waitMs = Math.max(0, point.waitMs);
    // The wait of a point that is taken over would include the time for which another process computed it.
    if (attempt === 1) instruments.waits.observe({ kind }, waitMs / 1000);
    const started = performance.now();
    await patiently(() => jobs.started(point.jobId));
    await lines.ask();
    options.onChange();
    const outcome = await compute(point, attempt, here, lines);
    const ms = performance.now() - started;
    instruments.computing.observe({ kind, outcome }, ms / 1000);
    if (outcome !== 'failed') lines.log().info({ ms: Math.round(ms), waitMs }, `point ${outcome}`);
    return outcome;
  }

  async function run(jobId: string, position: number): Promise<PointOutcome> {
    if (closed) return 'stopped';
    const lines = createLines(jobId, position);
    try {
      return await take(jobId, position, lines);
    } catch (error) {
      // Where it cannot be read who waits, the line names those who are known.
      await lines.ask().catch(() => undefined);
      lines.log()[levelOf(error, 'error')]({ err: error }, 'a point could not be computed');
      throw error;
    }
  }

  async function take(jobId: string, position: number, lines: Lines): Promise<PointOutcome> {
    const point = await patiently(() => points.pending(jobId, position));
    if (point === undefined) return 'unwanted';
    const { key } = point;
    lines.key = key;
    // A lease that ran out here is taken again by other processes only: what this process still computes would end that of its successor.
    if (keysHere.has(key)) return 'elsewhere';
    keysHere.add(key);
    try {
      return await computeUnderLease(point, lines);
    } finally {
      keysHere.delete(key);
    }
  }

  /** Computes a point unless another process has its lease. */
  async function computeUnderLease(point: PendingPoint, lines: Lines): Promise<PointOutcome> {
    const { key } = point;
    const attempt = await patiently(() => leases.take(key, owner));
    if (attempt === undefined) return 'elsewhere';
    const here: Here = { abort: new AbortController(), share: 0, knownShare: 0 };
    const entry: Running = Object.assign(here, { over: begin(point, attempt, here, lines) });
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
      const { share } = entry;
      const isNews = share !== entry.knownShare;
      if (await leases.renew(key, owner, share, isNews)) {
        entry.knownShare = share;
        if (isNews) options.onChange();
        return;
      }
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
