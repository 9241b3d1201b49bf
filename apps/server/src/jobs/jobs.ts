/** Jobs for whoever asks: submitted, joined, followed, withdrawn, resumed. All of it is in the database, whatever computes. */

import { randomUUID } from 'node:crypto';
import { say } from '@lanelab/messages/server';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors.ts';
import type { JobKinds } from '../services/job-kinds.ts';
import type { Simulator } from '../services/simulator.ts';
import type { ClaimRepository } from '../storage/claim-repository.ts';
import type { Database } from '../storage/database.ts';
import { oneAtATime } from '../storage/dialect.ts';
import type { JobRepository } from '../storage/job-repository.ts';
import type { PointRepository } from '../storage/point-repository.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import type { TurnRepository } from '../storage/turn-repository.ts';
import { cancelled } from './explain.ts';
import {
  type Asker,
  type Claimed,
  type FinishedPoint,
  isFinished,
  type Job,
  type JobBackend,
  type JobRequest,
  type JobState,
  type Person,
} from './job.ts';
import type { JobWatch } from './job-watch.ts';
import type { PointRunner } from './point-runner.ts';

/** Withdrawn: how the job is now, and how many others want it. */
export interface Withdrawal {
  readonly job: Job;
  readonly claims: number;
  /** Whether the ticket stood for a claim. */
  readonly isClaimed: boolean;
}

export interface Jobs {
  /** Queues the job, or joins the one under way with its key. Throws `busy` or `job_limit` where there is no place. */
  submit: (request: JobRequest, asker: Asker) => Promise<Claimed>;
  find(id: string): Promise<Job | undefined>;
  /** The same; the asker's claims on it run on. */
  look(id: string, asker: Asker): Promise<Job | undefined>;
  /** Points finished after the one numbered `seq`. With a signal it waits for a database that is away, until that ends the wait. */
  finishedPoints(id: string, seq: number, signal?: AbortSignal): Promise<readonly FinishedPoint[]>;
  /** Takes the claim of a ticket back; the last one cancels the job. */
  withdraw(id: string, ticket: string): Promise<Withdrawal | undefined>;
  /** Lets a cancelled or failed job go on from its finished points; joins what is under way. */
  resume(id: string, asker: Asker): Promise<Claimed | undefined>;
  /** The job as soon as it is finished, or as it is after `waitMs` or when the server closes. */
  settled(id: string, waitMs: number): Promise<Job | undefined>;
  /** How many jobs are in each state, finished ones until they are forgotten. */
  counts(): Promise<Readonly<Record<JobState, number>>>;
  /** Cancels what nobody has a claim on any more. */
  cancelUnclaimed(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly jobs: JobRepository;
  readonly points: PointRepository;
  readonly claims: ClaimRepository;
  readonly turns: TurnRepository;
  readonly results: ResultRepository;
  readonly kinds: JobKinds;
  readonly simulator: Simulator;
  readonly backend: JobBackend;
  readonly runner: PointRunner;
  readonly watch: JobWatch;
  /** Jobs queued and running together, in all servers. */
  readonly limit: number;
  /** The same for those that one address asked for. */
  readonly limitPerAddress: number;
  readonly limitPerPerson: number;
  readonly log: FastifyBaseLogger;
}

const RETRY_SECONDS = 10;
/** Failures that would only come again: a job that ended so answers for its key until it is forgotten. */
const FINAL_FAILURES: ReadonlySet<string> = new Set(['bound_exceeded', 'invalid_scenario']);

function isReusable(job: Job): boolean {
  return !isFinished(job.state) || (job.state === 'failed' && FINAL_FAILURES.has(job.error?.code ?? ''));
}

export function createJobs(options: JobsOptions): Jobs {
  const { jobs, points, claims, turns, results, kinds, backend, watch, log } = options;
  const { db, condition, changes } = options.database;

  async function requirePlace(transaction: typeof db, person: Person): Promise<void> {
    const { limit, limitPerPerson, limitPerAddress } = options;
    const retry = { retryAfterSeconds: RETRY_SECONDS };
    const { ofPerson, ofAddress } = await claims.countJobs(transaction, person);
    if (ofPerson >= limitPerPerson) {
      const message = say('jobs.you-have-limit-jobs', { limit: limitPerPerson, seconds: RETRY_SECONDS });
      throw new ApiError('job_limit', message, retry);
    }
    if (ofAddress >= limitPerAddress) {
      const message = say('jobs.this-address-has-limit-per-address-jobs', {
        limitPerAddress,
        seconds: RETRY_SECONDS,
      });
      throw new ApiError('job_limit', message, retry);
    }
    if ((await jobs.countUnderWay(transaction)) >= limit) {
      throw new ApiError('busy', say('jobs.all-limit-job-places-are', { limit, seconds: RETRY_SECONDS }), retry);
    }
  }

  /** Orders all that the asker waits for, and hands it over in that order. */
  async function queue(transaction: typeof db, asker: string): Promise<void> {
    await turns.order(transaction, asker);
    await backend.enqueue(transaction, await points.waitingOf(asker, transaction));
  }

  async function submit(request: JobRequest, asker: Asker): Promise<Claimed> {
    const planned = await kinds[request.kind].plan(request.input);
    const { build } = await options.simulator.identity();
    const kept = new Set((await results.findAll(planned.points)).keys());
    const claimed = await oneAtATime(db, async (transaction) => {
      const same = await jobs.current(request.key, transaction);
      if (same !== undefined && isReusable(same)) {
        if (await turns.join(transaction, same.id, asker.name)) await queue(transaction, asker.name);
        return { id: same.id, ticket: await claims.add(transaction, same.id, asker) };
      }
      await requirePlace(transaction, asker);
      const id = randomUUID();
      await jobs.insert(transaction, { ...request, ...planned, id, build, kept, asker: asker.name });
      await queue(transaction, asker.name);
      return { id, ticket: await claims.add(transaction, id, asker) };
    });
    backend.wake();
    log.info({ reqId: asker.requestId, job: claimed.id, kind: request.kind }, 'job asked for');
    return { job: await mustFind(claimed.id), ticket: claimed.ticket };
  }

  async function mustFind(id: string): Promise<Job> {
    const job = await jobs.find(id);
    if (job === undefined) throw new Error(`the job ${id} has just been there`);
    return job;
  }

  async function look(id: string, asker: Asker): Promise<Job | undefined> {
    const job = await jobs.find(id);
    if (job !== undefined && !isFinished(job.state)) await claims.renew(id, asker);
    return job;
  }

  async function withdraw(id: string, ticket: string): Promise<Withdrawal | undefined> {
    const outcome = await oneAtATime(db, async (transaction) => {
      const isClaimed = await claims.withdraw(transaction, id, ticket);
      const left = await claims.count(transaction, id);
      if (isClaimed && left === 0) await jobs.end(id, 'cancelled', cancelled(id).body().error, transaction);
      return { isClaimed, claims: left };
    });
    await afterCancelling();
    const job = await jobs.find(id);
    return job === undefined ? undefined : { job, ...outcome };
  }

  async function afterCancelling(): Promise<void> {
    await options.runner.beat();
    backend.wake();
    changes.wroteHere();
  }

  async function resume(id: string, asker: Asker): Promise<Claimed | undefined> {
    const job = await jobs.find(id);
    if (job === undefined) return undefined;
    const kept = new Set((await results.findAll(await points.keys(id))).keys());
    const claimed = await oneAtATime(db, async (transaction) => {
      const current = (await jobs.current(job.key, transaction)) ?? job;
      // This job, or another one for the same request, may be under way again.
      const chosen = isFinished(current.state) ? job : current;
      if (chosen.state === 'cancelled' || chosen.state === 'failed') {
        await requirePlace(transaction, asker);
        await points.revive(id, kept, transaction);
        await jobs.nameAsker(transaction, id, asker.name);
        await queue(transaction, asker.name);
      }
      return { id: chosen.id, ticket: await claims.add(transaction, chosen.id, asker) };
    });
    backend.wake();
    changes.wroteHere();
    log.info({ reqId: asker.requestId, job: claimed.id, kind: job.kind }, 'job asked for');
    return { job: await mustFind(claimed.id), ticket: claimed.ticket };
  }

  async function settled(id: string, waitMs: number): Promise<Job | undefined> {
    const first = await jobs.find(id);
    if (first === undefined || waitMs === 0 || isFinished(first.state)) return first;
    return new Promise((resolve) => {
      let newest: Job | undefined = first;
      const end = (): void => {
        clearTimeout(timer);
        unfollow();
        resolve(newest);
      };
      const timer = setTimeout(end, waitMs);
      const unfollow = watch.follow(id, (job) => {
        newest = job ?? newest;
        if (job === undefined || isFinished(job.state)) end();
      });
    });
  }

  return {
    submit,
    find: (id) => jobs.find(id),
    look,
    finishedPoints: (id, seq, signal = AbortSignal.abort()) =>
      condition.patiently(() => points.finished(id, seq), signal),
    withdraw,
    resume,
    settled,
    counts: () => jobs.counts(),
    async cancelUnclaimed() {
      const ids = await oneAtATime(db, async (transaction) => {
        await claims.expire(transaction);
        const unclaimed = await claims.unclaimed(transaction);
        for (const id of unclaimed) await jobs.end(id, 'cancelled', cancelled(id).body().error, transaction);
        return unclaimed;
      });
      for (const id of ids) log.info({ job: id }, 'job cancelled, since nobody looks at it any more');
      if (ids.length > 0) await afterCancelling();
    },
  };
}
