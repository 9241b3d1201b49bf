/** Opens the database: libsql in a file of DATA_DIR, or PostgreSQL. What follows knows kysely only. */
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { nameSession } from './application-name.ts';
import { type Changes, NotifiedChanges } from './changes.ts';
import { Condition } from './condition.ts';
import { timeIn } from './dialect.ts';
import { openEmbedded } from './embedded-database.ts';
import { DatabaseAway, isDiskFull } from './faults.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { JOB_CHANNEL } from './job-changes.ts';
import { LabPool } from './lab-pool.ts';
import { migrate } from './migrations.ts';
import { type Lasting, outlasting } from './outlast.ts';
import { type MakeReady, readyOnPostgres } from './ready-query.ts';
import { ROOM_CHANNEL } from './room-changes.ts';
import type { Tables } from './schema.ts';
import { type StatementListener, watchedDialect } from './watched-dialect.ts';

/** How long a connection to PostgreSQL may take. */
const CONNECT_MS = 5000;
/** A transaction whose process was cut off from PostgreSQL ends after this time: its locks would hold up all others. */
const IDLE_TRANSACTION_MS = 5000;

export type DatabaseKind = 'libsql' | 'postgresql';

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  readonly makeReady: MakeReady;
  /** Reads what may be large, beside the thread that asks where it is SQLite; it writes nothing. */
  readonly large: Kysely<Tables>;
  /** The connections, where it is PostgreSQL: graphile-worker shares them. */
  readonly pool: pg.Pool | undefined;
  /** The schema of the tables, where it is PostgreSQL. */
  readonly schema: string | undefined;
  readonly condition: Condition;
  /** Tells of changed jobs, where the database is watched. */
  readonly changes: Changes;
  /** The same of rooms. */
  readonly roomChanges: Changes;
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
  return options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl, options);
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
  try {
    const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(db);
    const schema = rows[0]?.schema ?? undefined;
    await migrate(db, schema);
    const changes = new NotifiedChanges(db, JOB_CHANNEL);
    const roomChanges = new NotifiedChanges(db, ROOM_CHANNEL);
    const notified = [changes, roomChanges];
    const heartbeat =
      watch === undefined ? undefined : watchPostgres(url, { db, pool, condition, notified }, watch.lasting);
    return {
      kind: 'postgresql',
      db,
      makeReady: readyOnPostgres(db),
      large: db,
      pool,
      schema,
      condition,
      changes,
      roomChanges,
      async ping() {
        await sql`SELECT 1`.execute(db);
      },
      async close() {
        await heartbeat?.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

interface Watched {
  readonly db: Kysely<Tables>;
  readonly pool: LabPool;
  readonly condition: Condition;
  readonly notified: readonly NotifiedChanges[];
}

function watchPostgres(url: string, { db, pool, condition, notified }: Watched, lasting: Lasting): Heartbeat {
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
      for (const changes of notified) await changes.hear(client);
    },
  });
}
