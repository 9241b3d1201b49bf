/** Opens the database: libsql in a file of DATA_DIR, or PostgreSQL. What follows knows kysely only. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';

export type DatabaseKind = 'libsql' | 'postgresql';

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Errors of idle PostgreSQL connections, which the pool replaces by itself. */
  readonly onIdleError: (error: Error) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openLibsql(options.dataDir)
    : openPostgres(options.databaseUrl, options.onIdleError);
}

async function openLibsql(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const file = new Libsql(path.join(dataDir, 'lanelab.db'));
  file.pragma('journal_mode = WAL');
  // An acknowledged write is on the disk, whatever happens next.
  file.pragma('synchronous = FULL');
  file.pragma('busy_timeout = 5000');
  file.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  return closedOnFailure(db, () => migrated('libsql', db, undefined));
}

async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return closedOnFailure(db, async () => {
    const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(db);
    return migrated('postgresql', db, rows[0]?.schema ?? undefined);
  });
}

async function closedOnFailure(db: Kysely<Tables>, open: () => Promise<Database>): Promise<Database> {
  try {
    return await open();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function migrated(kind: DatabaseKind, db: Kysely<Tables>, schema: string | undefined): Promise<Database> {
  await migrate(db, schema);
  return {
    kind,
    db,
    ping: async () => {
      await sql`SELECT 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
