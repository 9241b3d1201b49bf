/** A fresh app for a test, closed by the test's own hook; `call` also holds every answer to the OpenAPI document. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createDocumentPool, type DocumentPool } from '../../src/documents/pool.ts';
import type { Simulator } from '../../src/services/simulator.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { FakeSimulator } from './fake-simulator.ts';
import { conformanceTo } from './openapi.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly simulator: FakeSimulator;
  readonly call: (request: InjectOptions) => Promise<LightMyRequestResponse>;
}

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Files of the web build by name. */
  readonly web?: Readonly<Record<string, string>>;
  /** Shares the database of another app. */
  readonly database?: TestDatabase;
  /** Free octets of a disk of 100 GB; 60 GB unless said otherwise. */
  readonly freeBytes?: number;
  readonly logger?: FastifyBaseLogger;
  readonly documentPool?: DocumentPool;
  /** Computes in place of the made-up engine. */
  readonly engine?: Simulator;
}

/** One for all apps of a test file: starting the threads takes longer than most tests. */
let threads: DocumentPool | undefined;

/**
 * Two apps on one SQLite file are two processes in life; in one, a transaction of the one must be over before the other begins its own.
 * So each answer of the threads has a turn of the event loop to itself.
 */
function sharedThreads(): DocumentPool {
  threads ??= createDocumentPool({ threads: 2, queueOctets: 1e9 });
  const shared = threads;
  return {
    close: () => shared.close(),
    async run(...task) {
      const found = await shared.run(...task);
      await setImmediate();
      return found;
    },
  };
}

export const INDEX_HTML =
  '<!doctype html><html><head><title>lanelab</title><meta name="description" content="The lab"></head><body><div id="root"></div></body></html>';

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const dist = path.join(database.environment['DATA_DIR'] ?? '', 'dist');
  for (const [name, text] of Object.entries(options.web ?? { 'index.html': INDEX_HTML })) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  }
  const simulator = new FakeSimulator();
  const config = readConfig({
    LOG_LEVEL: 'silent',
    WEB_DIST: dist,
    RATE_LIMIT_PER_MINUTE: '100000',
    WRITE_LIMIT_PER_MINUTE: '100000',
    RUN_LIMIT_PER_MINUTE: '100000',
    DOCUMENT_BYTES_PER_MINUTE: '1000000000',
    DOCUMENT_DEVICES_PER_MINUTE: '1000000000',
    ENGINE_WORKERS: '2',
    ...database.environment,
    ...options.environment,
  });
  const app = await buildApp({
    config,
    simulator: options.engine ?? simulator,
    documentPool: options.documentPool ?? sharedThreads(),
    diskOf: async () => ({ freeBytes: options.freeBytes ?? 60e9, sizeBytes: 100e9 }),
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  });
  onTestFinished(async () => {
    simulator.release();
    await app.close();
  });
  await app.ready();
  const conform = conformanceTo(app);
  const call = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject(request);
    conform(request, response);
    return response;
  };
  return { app, simulator, call };
}
