/** A database of its own for each test: a new folder, or a new schema where TEST_DATABASE_URL names PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';

export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>;
}

const SERVER = process.env['TEST_DATABASE_URL'];

export const ON_POSTGRESQL = SERVER !== undefined && SERVER !== '';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Goes when the test ends, after whatever was opened on it later. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (SERVER === undefined || SERVER === '') return { environment: { DATA_DIR: folder } };

  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(SERVER, `CREATE SCHEMA ${schema}`);
  // graphile-worker has a schema of its own beside ours.
  onTestFinished(() => administer(SERVER, `DROP SCHEMA IF EXISTS ${schema}, ${schema}_tasks CASCADE`));
  const url = new URL(SERVER);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { environment: { DATA_DIR: folder, DATABASE_URL: url.href.replaceAll('+', '%20') } };
}
