/**
 * Opens libsql in a file of DATA_DIR, by three connections: one of this thread, for what is small and read often, and two of other threads, one that writes
 * and one that reads what may be large. A request waits for the disk or for another process's lock only where it writes itself.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Dialect, Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { fileChanges } from './changes.ts';
import { Condition } from './condition.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { embeddedDialect, readingDialect, WritingTurns } from './embedded-dialect.ts';
import { withKeptStatements } from './kept-statements.mjs';
import { migrate } from './migrations.ts';
import { readyOnSqlite } from './ready-query.ts';
import type { Tables } from './schema.ts';
import { StatementThread } from './statement-thread.ts';
import { watchedDialect } from './watched-dialect.ts';

/** How long a statement waits for a lock that another process holds. */
const BUSY_MS = 10_000;
const RETRY_MS = 20;

const WAITS = `busy_timeout = ${BUSY_MS}`;
const READS = [WAITS, 'query_only = ON'];
/** An acknowledged write is on the disk, whatever happens next. */
const WRITES = [WAITS, 'synchronous = FULL', 'foreign_keys = ON'];

export async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { dataDir, watch, onStatement } = options;
  await mkdir(dataDir, { recursive: true });
  const place = path.join(dataDir, 'lanelab.db');
  const file = new Libsql(place);
  try {
    await prepare(file);
  } catch (error) {
    file.close();
    throw error;
  }

  const condition = new Condition(watch?.log);
  const thread = (task: string, pragmas: readonly string[]): StatementThread =>
    new StatementThread({
      file: place,
      pragmas,
      task,
      onLost: (cause) => condition.lost(cause),
      onBack: () => condition.returned(),
    });
  const writing = thread('writes', WRITES);
  const readingLarge = thread('reads what is large', READS);
  const turns = new WritingTurns();
  const watched = (dialect: Dialect): Kysely<Tables> =>
    new Kysely<Tables>({ dialect: watchedDialect(dialect, condition, onStatement) });
  const db = watched(embeddedDialect({ reading: withKeptStatements(file), writing, turns }));
  const large = watched(readingDialect(readingLarge));
  const version = sql<{ data_version: number }>`PRAGMA data_version`.compile(db);
  const versionNow = async (): Promise<number | undefined> => {
    const { rows } = await turns.during(() => writing.execute<{ data_version: number }>(version));
    return rows[0]?.data_version;
  };
  return {
    kind: 'libsql',
    db,
    large,
    makeReady: readyOnSqlite(file, condition, onStatement),
    condition,
    changes: fileChanges(versionNow),
    roomChanges: fileChanges(versionNow),
    pool: undefined,
    schema: undefined,
    async ping() {
      await db.selectNoFrom(sql<number>`1`.as('one')).execute();
    },
    async close() {
      await db.destroy();
      await large.destroy();
      await readingLarge.close();
      file.close();
      // The last connection that is closed empties the log into the file.
      await writing.close();
    },
  };
}

/** Makes the tables what this version needs, by the one connection that there is by then. It reads only from then on. */
async function prepare(file: Libsql.Database): Promise<void> {
  for (const pragma of WRITES) file.pragma(pragma);
  await untilFree(() => file.pragma('journal_mode = WAL'));
  // The write lock is taken before the first look: of two servers on a new file, one migrates and the other waits, and
  // one that is killed half way leaves nothing half done.
  await untilFree(() => file.exec('BEGIN IMMEDIATE'));
  await migrate(new Kysely<Tables>({ dialect: new SqliteDialect({ database: withKeptStatements(file) }) }), undefined);
  file.exec('COMMIT');
  for (const pragma of READS) file.pragma(pragma);
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
