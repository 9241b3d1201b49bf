/**
 * The backend for PostgreSQL: every point is a task of graphile-worker, taken by any process that computes.
 *
 * graphile-worker hands a task that was taken to another worker only after four hours, since it cannot know whether the
 * first one died. Here it can be known: who computes a point holds a lease that it renews every second. `recover` frees
 * tasks that are taken while nobody holds the lease, and hands over points that have no task; every process calls it twice
 * in the time that a lease lasts. A task taken twice does no harm: the lease lets one of them through.
 */
import type { FastifyBaseLogger } from 'fastify';
import { Logger, makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { oneAtATime, timeIn } from '../storage/dialect.ts';
import { isPassing, levelOf } from '../storage/faults.ts';
import type { JobRepository } from '../storage/job-repository.ts';
import type { Tables } from '../storage/schema.ts';
import { type JobBackend, type PointRef, UNDER_WAY } from './job.ts';
import type { PointRunner } from './point-runner.ts';

export interface GraphileOptions {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** Schema of graphile-worker's own tables. */
  readonly schema: string;
  readonly jobs: JobRepository;
  readonly runner: PointRunner;
  /** The build of this process's engine. */
  readonly build: () => Promise<string>;
  /** Points at the same time; 0 where this process computes none. */
  readonly parallel: number;
  /** How long a lease lasts unless it is renewed. */
  readonly leaseMs: number;
  readonly log: FastifyBaseLogger;
}

const payload = z.object({ job: z.string(), position: z.number() });
const POLL_MS = 1000;
const POINTS_A_RECOVERY = 500;
/** graphile-worker's levels as ours. Its warnings are about its runner, whose end our own lines report. */
const LEVELS = { error: 'error', warning: 'info', info: 'debug', debug: 'debug' } as const;
const TASK_PREFIX = 'lanelab-point-';
const KEY_PREFIX = 'point:';
/** Tasks are taken in the order of their times, all of which are over: a turn is so many ms after this one. Priorities are numbers of two octets, too small for turns. */
const FIRST_TURN = Date.UTC(2000);

/** A worker takes only what its own engine would name by the same keys. */
const taskOf = (build: string): string => `${TASK_PREFIX}${build.slice(0, 16)}`;

/** Two labs in one database keep their tasks apart, as they keep their tables. */
export function graphileSchema(schema: string | undefined): string {
  return schema === undefined || schema === 'public' ? 'graphile_worker' : `${schema}_tasks`;
}

export function createGraphileBackend(options: GraphileOptions): JobBackend {
  const { db, pool, schema, runner, log } = options;
  const logger = new Logger(() => (level, message, meta) => {
    // graphile-worker reports every task at level info; the outcome of each point is in our own log.
    const isKnown = Object.values(meta ?? {}).some(isPassing);
    log[isKnown ? 'debug' : LEVELS[level]]({ graphile: meta }, message);
  });
  const logged = (error: unknown): void => log.debug({ err: error }, 'graphile-worker did not stop as asked');
  const shared = { pgPool: pool, schema, logger };
  let utils: WorkerUtils | undefined;
  let tasks: Runner | undefined;
  let starting: Promise<void> | undefined;
  /** Runners that have not ended, the one that takes tasks among them. */
  const runners = new Set<Promise<void>>();
  let closed = false;

  async function enqueue(transaction: Kysely<Tables>, points: readonly PointRef[]): Promise<void> {
    if (points.length === 0) return;
    // One task for each result, however many jobs wait for it: the first of them has its turn.
    const first = new Map(points.toSorted((a, b) => b.turn - a.turn).map((point) => [point.key, point]));
    const specs = [...first.values()].map(({ jobId, position, key, build, turn }) => ({
      identifier: taskOf(build),
      payload: { job: jobId, position },
      job_key: `${KEY_PREFIX}${key}`,
      run_at: new Date(FIRST_TURN + turn).toISOString(),
    }));
    const record = sql.id(schema, 'job_spec');
    await sql`
      SELECT count(*) FROM ${sql.id(schema)}.add_jobs(
        array(SELECT json_populate_recordset(null::${record}, ${JSON.stringify(specs)}::json)), false
      )`.execute(transaction);
  }

  async function perform(given: unknown): Promise<void> {
    const { job, position } = payload.parse(given);
    const outcome = await runner.run(job, position);
    if (outcome !== 'stopped') return;
    // A cancelled job is not under way any more; what waits of another is for whoever comes next.
    await enqueueFree(job);
  }

  /** Points under way that nobody computes and that no task is for. */
  async function freePoints(from: Kysely<Tables>, jobId?: string): Promise<readonly PointRef[]> {
    const isTaken = sql<boolean>`EXISTS (
      SELECT 1 FROM ${sql.id(schema, 'jobs')} AS task
      WHERE task.key = ${KEY_PREFIX} || job_points.key AND task.attempts < task.max_attempts
      AND (task.locked_at IS NULL OR ${jobId === undefined})
    )`;
    return from
      .selectFrom('job_points')
      .innerJoin('jobs', 'jobs.id', 'job_points.job_id')
      .leftJoin('leases', (join) =>
        join.onRef('leases.key', '=', 'job_points.key').on('leases.until', '>', timeIn(db, 0)),
      )
      .where('jobs.state', 'in', UNDER_WAY)
      .where('job_points.seq', 'is', null)
      .where('leases.key', 'is', null)
      .where((eb) => eb.not(isTaken))
      .$call((query) => (jobId === undefined ? query : query.where('jobs.id', '=', jobId)))
      .orderBy('job_points.turn')
      .orderBy('jobs.created_at')
      .orderBy('job_points.position')
      .limit(POINTS_A_RECOVERY)
      .select([
        'job_points.job_id as jobId',
        'job_points.position',
        'job_points.key',
        'jobs.build as build',
        'job_points.turn as turn',
      ])
      .execute();
  }

  function enqueueFree(jobId?: string): Promise<void> {
    return oneAtATime(db, async (transaction) => enqueue(transaction, await freePoints(transaction, jobId)));
  }

  async function recover(): Promise<void> {
    const { rows } = await sql<{ worker: string }>`
      SELECT DISTINCT task.locked_by AS worker FROM ${sql.id(schema, 'jobs')} AS task
      WHERE task.task_identifier LIKE ${`${TASK_PREFIX}%`}
      AND task.locked_at < now() - ${options.leaseMs}::float8 * interval '1 millisecond'
      AND NOT EXISTS (
        SELECT 1 FROM leases WHERE ${KEY_PREFIX} || leases.key = task.key AND leases.until > ${timeIn(db, 0)}
      )`.execute(db);
    if (rows.length > 0) {
      const workers = rows.map(({ worker }) => worker);
      log.warn({ workers }, 'tasks are taken over from workers that do not answer');
      await utils?.forceUnlockWorkers(workers);
      await utils?.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
    }
    await enqueueFree();
    await work();
  }

  /** Takes tasks from now on, unless it does so already. */
  async function work(): Promise<void> {
    if (options.parallel === 0 || closed || tasks !== undefined) return;
    starting ??= begin().finally(() => {
      starting = undefined;
    });
    await starting;
  }

  async function begin(): Promise<void> {
    const taking = await run({
      ...shared,
      concurrency: options.parallel,
      noHandleSignals: true,
      pollInterval: POLL_MS,
      parsedCronItems: [],
      taskList: { [taskOf(await options.build())]: perform },
      // Without batches nobody waits for the statements that end a task: one that fails would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    tasks = taking;
    const retire = (): void => {
      if (tasks === taking) tasks = undefined;
    };
    // This runner stops once the points that it computes have ended; another one takes tasks meanwhile.
    taking.events.on('pool:fatalError', retire);
    const over = taking.promise
      .catch((error: unknown) => {
        if (!closed) log[levelOf(error, 'error')]({ err: error }, 'this process takes no more tasks for now');
      })
      .finally(() => {
        retire();
        runners.delete(over);
      });
    runners.add(over);
  }

  return {
    enqueue,
    wake: () => undefined,
    recover,
    async start() {
      utils = await makeWorkerUtils(shared);
      await utils.migrate();
      // Without an engine a server still stores scenarios; `recover` tries again.
      await work().catch((error: unknown) =>
        log[levelOf(error, 'error')]({ err: error }, 'this process computes nothing'),
      );
      await options.jobs.backToQueue();
    },
    async close() {
      closed = true;
      await starting?.catch(logged);
      // The worker takes no more tasks and waits for those it has taken, which the point runner stops. One that is stopping
      // by itself refuses to be stopped, and its end is waited for all the same.
      await Promise.all([tasks?.stop().catch(logged), runner.close()]);
      await Promise.all(runners);
      await utils?.release();
    },
  };
}
