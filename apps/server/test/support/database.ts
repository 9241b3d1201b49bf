/** A database of its own for each app under test: a new folder, or a new schema where TEST_DATABASE_URL names PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
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

export async function testDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-server-'));
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (SERVER === undefined || SERVER === '') return { environment: { DATA_DIR: folder }, remove: removeFolder };

  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(SERVER, `CREATE SCHEMA ${schema}`);
  const url = new URL(SERVER);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url.href.replaceAll('+', '%20') },
    remove: async () => {
      await administer(SERVER, `DROP SCHEMA ${schema} CASCADE`);
      await removeFolder();
    },
  };
}
