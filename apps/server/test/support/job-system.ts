/** Jobs over a database of their own, with an engine that answers when the test says so. */
import { modelHash, mustParse } from '@lanelab/scenario';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { Claimed, JobRequest, JobState } from '../../src/jobs/job.ts';
import { createJobSystem, type JobSystem } from '../../src/jobs/job-system.ts';
import { createInstruments, type Instruments } from '../../src/lib/instruments.ts';
import { countingStatements } from '../../src/lib/measured.ts';
import { workOf } from '../../src/services/work-estimate.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { createResultRepository } from '../../src/storage/result-repository.ts';
import type { TestDatabase } from './database.ts';
import { FakeSimulator } from './fake-simulator.ts';
import { tinyScenario } from './scenarios.ts';

/** Longer than any job takes, however busy the machine is; it ends the wait for one that hangs. */
export const PATIENCE_MS = 600_000;

export interface TestJobs extends JobSystem {
  readonly simulator: FakeSimulator;
  readonly database: Database;
  readonly instruments: Instruments;
  /** Asks for the run of a tiny scenario with this seed, which lasts a microsecond if nothing else is said. */
  readonly submit: (seed: number, address?: string, durationPs?: number) => Promise<Claimed>;
  readonly state: (claimed: Claimed) => Promise<JobState | undefined>;
}

export async function testJobs(
  place: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
  parallel = 1,
): Promise<TestJobs> {
  const config = readConfig({ LEASE_MS: '800', ...place.environment, ...environment });
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const log = pino({ level: 'silent' });
  const watch = { log, lasting: { leaseMs: config.LEASE_MS, claimMs: config.JOB_CLAIM_MS } };
  const instruments = createInstruments();
  const onStatement = countingStatements(instruments);
  const database = await openDatabase({ dataDir, databaseUrl, watch, onStatement, onIdleError: () => undefined });
  const results = createResultRepository(database, config.CACHE_MAX_BYTES);
  const simulator = new FakeSimulator();
  const system = createJobSystem({ config, database, results, simulator, parallel, instruments, log });
  await system.start();
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= system.close().then(() => database.close());
    return closing;
  };
  onTestFinished(close);
  return {
    ...system,
    close,
    simulator,
    database,
    instruments,
    submit: async (seed, address = 'a', durationPs = 1_000_000) => {
      const scenario = mustParse(tinyScenario('Any', seed, durationPs));
      const hash = modelHash(scenario.model);
      const input = { document: JSON.stringify(scenario), modelHash: hash, cost: workOf(scenario) };
      const key = await system.runs.key(hash);
      return system.jobs.submit({ kind: 'run', key, input, resultUrl: `/api/runs/${key}` }, { address, name: address });
    },
    state: async ({ job }) => (await system.jobs.find(job.id))?.state,
  };
}

export function figureRequest(id: string, quality: 'quick' | 'full' = 'quick'): JobRequest {
  return { kind: 'figure', key: `figure ${id}`, input: { id, quality }, resultUrl: `/api/figures/${id}.svg` };
}
