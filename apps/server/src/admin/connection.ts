/** The database as it is: opened beside a running server, never migrated, and known by its tables. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from '@lanelab/messages/admin';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { DatabaseKind } from '../storage/database.ts';
import type { Tables } from '../storage/schema.ts';
import { AdminError } from './io.ts';

export interface Connection {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** Schema of the tables on PostgreSQL. */
  readonly schema: string;
  /** Names of the tables that are there. */
  readonly tables: ReadonlySet<string>;
}

export function databaseFile(config: Config): string {
  return path.join(config.DATA_DIR, 'lanelab.db');
}

function open(config: Config): { readonly kind: DatabaseKind; readonly db: Kysely<Tables> } {
  const { DATABASE_URL: url } = config;
  if (url !== undefined) {
    const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
    return { kind: 'postgresql', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  }
  const file = databaseFile(config);
  if (!existsSync(file)) throw new AdminError(say('connection.there-is-no-database-at', { file }));
  const database = new Libsql(file);
  database.pragma('busy_timeout = 10000');
  database.pragma('foreign_keys = ON');
  return { kind: 'libsql', db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }) };
}

async function describe(kind: DatabaseKind, db: Kysely<Tables>): Promise<Omit<Connection, 'kind' | 'db'>> {
  if (kind === 'libsql') {
    const { rows } = await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`.execute(db);
    return { schema: '', tables: new Set(rows.map(({ name }) => name)) };
  }
  const { rows } = await sql<{ schema: string | null; name: string | null }>`
    SELECT current_schema() AS schema, table_name AS name
    FROM (SELECT 1) AS one LEFT JOIN information_schema.tables ON table_schema = current_schema()`.execute(db);
  const schema = rows[0]?.schema ?? null;
  if (schema === null) throw new AdminError(say('connection.the-search-path-of-database'));
  return { schema, tables: new Set(rows.flatMap(({ name }) => (name === null ? [] : [name]))) };
}

/** Opens, hands over and closes again, whatever happened. */
export async function withDatabase<T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { kind, db } = open(config);
  try {
    return await work({ kind, db, ...(await describe(kind, db)) });
  } finally {
    await db.destroy();
  }
}

/** The same, where a server has been before. */
export function withLab<T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
  return withDatabase(config, (connection) => {
    if (!connection.tables.has('scenarios')) throw new AdminError(say('connection.the-database-has-no-tables'));
    return work(connection);
  });
}
