/** Opens the database: libsql in a file of DATA_DIR, or PostgreSQL. What follows knows kysely only. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type pg from 'pg';
import { nameSession } from './application-name.ts';
import { Condition } from './condition.ts';
import { timeIn } from './dialect.ts';
import { DatabaseAway, isDiskFull } from './faults.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { fileChanges, type JobChanges, NotifiedChanges } from './job-changes.ts';
import { withKeptStatements } from './kept-statements.ts';
import { LabPool } from './lab-pool.ts';
import { migrate } from './migrations.ts';
import { type Lasting, outlasting } from './outlast.ts';
import { type MakeReady, readyOnPostgres, readyOnSqlite } from './ready-query.ts';
import type { Tables } from './schema.ts';
import { type StatementListener, watchedDialect } from './watched-dialect.ts';

/** How long a statement waits for a lock that another process holds. */
const BUSY_MS = 10_000;
const RETRY_MS = 20;
/** How long a connection to PostgreSQL may take. */
const CONNECT_MS = 5000;
/** A transaction whose process was cut off from PostgreSQL ends after this time: its locks would hold up all others. */
const IDLE_TRANSACTION_MS = 5000;

export type DatabaseKind = 'libsql' | 'postgresql';

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  readonly makeReady: MakeReady;
  /** The connections, where it is PostgreSQL: graphile-worker shares them. */
  readonly pool: pg.Pool | undefined;
  /** The schema of the tables, where it is PostgreSQL. */
  readonly schema: string | undefined;
  readonly condition: Condition;
  /** Tells of changed jobs, where the database is watched. */
  readonly changes: JobChanges;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Errors of PostgreSQL connections, which the pool replaces by itself. */
  readonly onIdleError: (error: Error) => void;
  /** Watches the database, where it is there for long: what becomes of it is logged, and what `lasting` names outlasts an outage. */
  readonly watch?: { readonly log: FastifyBaseLogger; readonly lasting: Lasting };
  readonly onStatement?: StatementListener;
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
  const condition = new Condition(options.watch?.log);
  const dialect = new SqliteDialect({ database: withKeptStatements(file) });
  const db = new Kysely<Tables>({ dialect: watchedDialect(dialect, condition, options.onStatement) });
  return closedOnFailure(db, async () => {
    // The write lock is taken before the first look: of two servers on a new file, one migrates and the other waits, and
    // one that is killed half way leaves nothing half done.
    await untilFree(() => file.exec('BEGIN IMMEDIATE'));
    await migrate(db, undefined);
    file.exec('COMMIT');
    return {
      ...offered(db),
      kind: 'libsql',
      makeReady: readyOnSqlite(file, condition, options.onStatement),
      condition,
      changes: fileChanges(file),
      pool: undefined,
      schema: undefined,
    };
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
  const { watch } = options;
  const pool = new LabPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    verify: (client, done) => void nameSession(client).then(() => done(), done),
  });
  // A connection that breaks while it is in use fails its statement, too; without a listener it would end the process.
  pool.on('error', options.onIdleError);
  pool.on('connect', (client) => client.on('error', options.onIdleError));
  const condition = new Condition(watch?.log);
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect: watchedDialect(dialect, condition, options.onStatement) });
  return closedOnFailure(db, async () => {
    const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(db);
    const schema = rows[0]?.schema ?? undefined;
    await migrate(db, schema);
    const changes = new NotifiedChanges(db);
    const heartbeat =
      watch === undefined ? undefined : watchPostgres(url, { db, pool, condition, changes }, watch.lasting);
    const { ping, close } = offered(db);
    return {
      kind: 'postgresql',
      db,
      makeReady: readyOnPostgres(db),
      pool,
      schema,
      condition,
      changes,
      ping,
      async close() {
        await heartbeat?.close();
        await close();
      },
    };
  });
}

interface Watched {
  readonly db: Kysely<Tables>;
  readonly pool: LabPool;
  readonly condition: Condition;
  readonly changes: NotifiedChanges;
}

function watchPostgres(url: string, { db, pool, condition, changes }: Watched, lasting: Lasting): Heartbeat {
  return startHeartbeat({
    connectionString: url,
    clock: db.selectNoFrom(timeIn(db, 0).as('now')).compile(),
    onSilence: (cause) => pool.breakAll(cause),
    onLost(cause) {
      if (condition.away !== undefined) return;
      condition.lost(cause);
      pool.refuse(new DatabaseAway(cause));
    },
    async onConnected(client, seen) {
      for (const { sql: text, parameters } of seen === undefined ? [] : outlasting(db, seen, lasting)) {
        await client.query(text, [...parameters]).catch((error: unknown) => {
          // A full disk keeps leases from going on, but not the process.
          if (!isDiskFull(error)) throw error;
          condition.failed(error);
        });
      }
      pool.admit();
      condition.returned();
      await changes.hear(client);
    },
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

function offered(db: Kysely<Tables>): Pick<Database, 'db' | 'ping' | 'close'> {
  return {
    db,
    ping: async () => {
      await sql`SELECT 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
