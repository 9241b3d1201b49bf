/** `npm run worker`: computes points of jobs that servers put into PostgreSQL. Any number of these, on any machines. */

import process from 'node:process';
import { say } from '@lanelab/messages/server';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createJobSystem, type JobSystem } from './jobs/job-system.ts';
import { createInstruments } from './lib/instruments.ts';
import { loggerOptions } from './lib/log-secrets.ts';
import { countingStatements, measuredResults, measuredSimulator } from './lib/measured.ts';
import { startFailureText } from './lib/start-failure.ts';
import { createEngineSimulator } from './services/engine-simulator.ts';
import { openDatabase } from './storage/database.ts';
import { levelOf } from './storage/faults.ts';
import { createResultRepository } from './storage/result-repository.ts';
import { serveWorkerMetrics } from './worker-metrics.ts';

function configuration(): Config | undefined {
  try {
    const config = readConfig(process.env);
    if (config.DATABASE_URL !== undefined) return config;
    process.stderr.write(say('worker.database-url-is-not-set'));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(say('worker.the-configuration-is-not-right', { message: error.message }));
  }
  return undefined;
}

async function main(config: Config): Promise<void> {
  const log = pino({ ...loggerOptions(config.LOG_LEVEL), name: 'worker' });
  const threads = config.WORKER_THREADS;
  const instruments = createInstruments();
  const simulator = measuredSimulator(createEngineSimulator(threads), instruments);
  const identity = await simulator.identity();
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    onStatement: countingStatements(instruments),
    onIdleError: (error) => log[levelOf(error, 'warn')]({ err: error }, 'a database connection was lost'),
    watch: { log, lasting: { leaseMs: config.LEASE_MS, claimMs: config.JOB_CLAIM_MS } },
  });
  const results = measuredResults(createResultRepository(database, config.CACHE_MAX_BYTES), instruments);
  const system = createJobSystem({ config, database, results, simulator, parallel: threads, instruments, log });

  const port = config.WORKER_METRICS_PORT;
  const metrics = port === undefined ? undefined : await serveWorkerMetrics({ config, port, instruments, log });

  async function close(jobs: JobSystem): Promise<void> {
    await jobs.close();
    await metrics?.close();
    await simulator.close();
    await database.close();
  }

  let closing = false;
  const shutDown = (signal: NodeJS.Signals): void => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'shutting down');
    const late = setTimeout(() => {
      log.error(`the work did not stop within ${config.SHUTDOWN_MS} ms; ending without it`);
      process.exit(1);
    }, config.SHUTDOWN_MS);
    close(system).then(
      () => {
        clearTimeout(late);
        log.info('closed');
      },
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  await system.start();
  log.info({ threads, engine: identity.version, build: identity.build }, 'Worker ready');
}

const config = configuration();
if (config === undefined) {
  process.exitCode = 2;
} else {
  await main(config).catch((error: unknown) => {
    process.stderr.write(
      say('worker.the-worker-could-not-start', { reason: startFailureText(error, config, 'WORKER_METRICS_PORT') }),
    );
    process.exit(1);
  });
}
