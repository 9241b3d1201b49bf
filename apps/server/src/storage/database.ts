/** Opens the database: libsql in a file of DATA_DIR, or PostgreSQL. What follows knows kysely only. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, type LogEvent, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { nameSession } from './application-name.ts';
import { withKeptStatements } from './kept-statements.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';

/** How long a statement waits for a lock that another process holds. */
const BUSY_MS = 10_000;
const RETRY_MS = 20;

export type DatabaseKind = 'libsql' | 'postgresql';

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** The connections, where it is PostgreSQL: graphile-worker shares them. */
  readonly pool: pg.Pool | undefined;
  /** The schema of the tables, where it is PostgreSQL. */
  readonly schema: string | undefined;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Errors of idle PostgreSQL connections, which the pool replaces by itself. */
  readonly onIdleError: (error: Error) => void;
  /** Called after every statement with how long it took, and how it ended. */
  readonly onQuery?: (seconds: number, outcome: 'done' | 'failed') => void;
}

function reporting({ onQuery }: DatabaseOptions): { log?: (event: LogEvent) => void } {
  if (onQuery === undefined) return {};
  return { log: (event) => onQuery(event.queryDurationMillis / 1000, event.level === 'error' ? 'failed' : 'done') };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openLibsql(options) : openPostgres(options.databaseUrl, options);
}

async function openLibsql(options: DatabaseOptions): Promise<Database> {
  const { dataDir } = options;
  await mkdir(dataDir, { recursive: true });
  const file = new Libsql(path.join(dataDir, 'lanelab.db'));
  file.pragma(`busy_timeout = ${BUSY_MS}`);
  await untilFree(() => file.pragma('journal_mode = WAL'));
  // An acknowledged write is on the disk, whatever happens next.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: withKeptStatements(file) }),
    ...reporting(options),
  });
  return closedOnFailure(db, async () => {
    // The write lock is taken before the first look: of two servers on a new file, one migrates and the other waits, and
    // one that is killed half way leaves nothing half done.
    await untilFree(() => file.exec('BEGIN IMMEDIATE'));
    const database = await migrated('libsql', db, undefined);
    file.exec('COMMIT');
    return database;
  });
}

/** The change to WAL does not wait for the lock by itself, whatever `busy_timeout` says. */
async function untilFree(statement: () => unknown): Promise<void> {
  const patience = Date.now() + BUSY_MS;
  for (;;) {
    try {
      statement();
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
      if (!isBusy || Date.now() > patience) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    verify: (client, done) => void nameSession(client).then(() => done(), done),
  });
  pool.on('error', options.onIdleError);
  // A connection that breaks while it is in use fails its statement, too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', options.onIdleError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...reporting(options) });
  return closedOnFailure(db, async () => {
    const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(db);
    return migrated('postgresql', db, rows[0]?.schema ?? undefined, pool);
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

async function migrated(
  kind: DatabaseKind,
  db: Kysely<Tables>,
  schema: string | undefined,
  pool?: pg.Pool,
): Promise<Database> {
  await migrate(db, schema);
  return {
    kind,
    db,
    pool,
    schema,
    ping: async () => {
      await sql`SELECT 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
