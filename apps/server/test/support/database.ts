/** A database of its own for each test: a new folder, or a new schema where TEST_DATABASE_URL names PostgreSQL, of a user who may create databases. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';

export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>;
}

const SERVER = process.env['TEST_DATABASE_URL'];

export const ON_POSTGRESQL = SERVER !== undefined && SERVER !== '';

async function administer(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** One for each of vitest's workers: kysely looks through the tables of all schemas, and fails where another test drops its own just then. */
async function databaseOfWorker(server: string): Promise<string> {
  const name = `lanelab_test_${process.env['VITEST_POOL_ID'] ?? '0'}`;
  const { rowCount } = await administer(server, `SELECT FROM pg_database WHERE datname = '${name}'`);
  if (rowCount === 0) await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Goes when the test ends, after whatever was opened on it later. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (SERVER === undefined || SERVER === '') return { environment: { DATA_DIR: folder } };

  const database = await databaseOfWorker(SERVER);
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(database, `CREATE SCHEMA ${schema}`);
  // graphile-worker has a schema of its own beside ours.
  onTestFinished(async () => {
    await administer(database, `DROP SCHEMA IF EXISTS ${schema}, ${schema}_tasks CASCADE`);
  });
  const url = new URL(database);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { environment: { DATA_DIR: folder, DATABASE_URL: url.href.replaceAll('+', '%20') } };
}

/** Opens a test's database as a server does, migrations included, and closes it after the work. */
export async function withServersDatabase<T>(
  place: TestDatabase,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const database = await openDatabase({ dataDir, databaseUrl, onIdleError: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
