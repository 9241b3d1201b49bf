/** Puts together what computes: the same in a server and in a worker. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Instruments } from '../lib/instruments.ts';
import { createFigureService, type FigureService } from '../services/figure-service.ts';
import { createJobKinds } from '../services/job-kinds.ts';
import { createRunService, type RunService } from '../services/run-service.ts';
import type { Simulator } from '../services/simulator.ts';
import { createVerdictService, type VerdictService } from '../services/verdict-service.ts';
import { createClaimRepository } from '../storage/claim-repository.ts';
import type { Database } from '../storage/database.ts';
import { isPassing, levelOf } from '../storage/faults.ts';
import { createJobRepository } from '../storage/job-repository.ts';
import { createLeaseRepository } from '../storage/lease-repository.ts';
import { createPointRepository } from '../storage/point-repository.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import { createTurnRepository } from '../storage/turn-repository.ts';
import { createEmbeddedBackend } from './embedded-backend.ts';
import { createExtraPlaces } from './extra-places.ts';
import { createGraphileBackend, graphileSchema } from './graphile-backend.ts';
import type { JobBackend } from './job.ts';
import { JobWatch } from './job-watch.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { newOwner } from './owner.ts';
import { createPointRunner, type PointRunner } from './point-runner.ts';
import { startSweeper } from './sweeper.ts';

export interface JobSystemOptions {
  readonly config: Config;
  readonly database: Database;
  readonly results: ResultRepository;
  readonly simulator: Simulator;
  readonly instruments: Instruments;
  /** Points at the same time in this process; 0 where it computes none. */
  readonly parallel: number;
  readonly log: FastifyBaseLogger;
}

export interface JobSystem {
  readonly runs: RunService;
  readonly figures: FigureService;
  readonly verdicts: VerdictService;
  readonly jobs: Jobs;
  readonly watch: JobWatch;
  /** Takes up what was cut off, and whatever is asked for. */
  start(): Promise<void>;
  /** Whoever waits is answered, what runs is stopped and waits for whoever starts next. */
  close(): Promise<void>;
}

/** Leases are renewed so often, and those who are left out are looked for; more often where leases last shorter. */
const BEAT_MS = 1000;

export function createJobSystem({
  config,
  database,
  simulator,
  parallel,
  instruments,
  log,
  ...options
}: JobSystemOptions): JobSystem {
  const { db, condition, changes } = database;
  const ending = new AbortController();
  const results: ResultRepository = {
    ...options.results,
    // What was computed is not computed again because the database is away.
    store: (...result) => condition.patiently(() => options.results.store(...result), ending.signal),
  };
  const leaseMs = config.LEASE_MS;
  const beatMs = Math.min(BEAT_MS, Math.ceil(leaseMs / 4));
  const bounds = {
    cellHops: config.RUN_MAX_CELL_HOPS,
    wallMs: config.RUN_MAX_WALL_MS,
    memoryBytes: config.RUN_MAX_MEMORY_BYTES,
  };
  const runs = createRunService({ simulator, results, bounds });
  const figures = createFigureService({ simulator, results, runs });
  const verdicts = createVerdictService({ simulator, results, bounds });
  const kinds = createJobKinds(runs, figures, verdicts);
  const jobRows = createJobRepository(db);
  const points = createPointRepository(database);
  const leases = createLeaseRepository(db, leaseMs);
  const turns = createTurnRepository(db);
  const claims = createClaimRepository(db, config.JOB_CLAIM_MS);
  const watch = new JobWatch({ jobs: jobRows, changes, everyMs: config.JOB_POLL_MS, log });
  const runner = createPointRunner({
    jobs: jobRows,
    points,
    leases,
    claims,
    kinds,
    condition,
    instruments,
    log,
    owner: newOwner(),
    beatMs,
    onChange: () => changes.wroteHere(),
  });
  const build = async (): Promise<string> => (await simulator.identity()).build;
  const backend = createBackend(runner);
  const jobs = createJobs({
    database,
    jobs: jobRows,
    points,
    claims,
    turns,
    results,
    kinds,
    simulator,
    backend,
    runner,
    watch,
    limit: config.JOB_LIMIT,
    limitPerAddress: config.JOB_LIMIT_PER_ADDRESS,
    limitPerPerson: config.JOB_LIMIT_PER_SEAT,
    log,
  });

  function createBackend(using: PointRunner): JobBackend {
    const common = { jobs: jobRows, runner: using, build, parallel, log };
    return database.pool === undefined
      ? createEmbeddedBackend({ ...common, points, leases })
      : createGraphileBackend({
          ...common,
          db,
          leaseMs,
          pool: database.pool,
          schema: graphileSchema(database.schema),
        });
  }

  const extra = createExtraPlaces({ turns, runner, build, places: parallel, everyMs: beatMs, log });

  const chores = {
    claims: () => jobs.cancelUnclaimed(),
    points: () => backend.recover(),
    queue: () => jobRows.backToQueue(),
    leases: () => leases.forget(),
    jobs: () => jobRows.forget(config.JOB_KEEP_MS),
  };
  let sweeper: ReturnType<typeof startSweeper> | undefined;
  let closed = false;
  condition.onReturn(() => {
    if (closed) return;
    // Not at the next sweep, which may be a while off.
    backend.recover().catch((error: unknown) => log[levelOf(error, 'error')]({ err: error }, 'points not handed over'));
  });

  return {
    runs,
    figures,
    verdicts,
    jobs,
    watch,
    async start() {
      await backend.start();
      sweeper = startSweeper(chores, Math.ceil(leaseMs / 2), log);
      extra.start();
    },
    async close() {
      closed = true;
      ending.abort();
      watch.close();
      await sweeper?.close();
      await Promise.all([extra.close(), backend.close()]);
      await jobRows.backToQueue().catch((error: unknown) => {
        // Whoever starts next does the same.
        if (!isPassing(error)) throw error;
      });
    },
  };
}
