/** Backup and restore of the embedded database: one file in, one file out. */

import { chmod, copyFile, open, rename, rm } from 'node:fs/promises';
import { say } from '@lanelab/messages/admin';
import { sql } from 'kysely';
import Libsql from 'libsql';
import type { Connection } from './connection.ts';
import { AdminError } from './io.ts';
import { MIGRATION_TABLE, refuseNewer } from './versions.ts';

/** A copy of one instant, made while the server goes on writing. */
export async function copyInto({ db }: Connection, file: string): Promise<void> {
  await sql`VACUUM INTO ${file}`.execute(db);
  await onDisk(file);
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

function rowsOf(database: Libsql.Database, statement: string): readonly unknown[] {
  return database.prepare(statement).all();
}

function field(row: unknown, name: string): string {
  return typeof row === 'object' && row !== null ? String(Reflect.get(row, name)) : '';
}

/** Throws unless the file is a whole database of a lab that this program knows. */
export async function verifyFile(file: string): Promise<void> {
  const database = new Libsql(file, { readonly: true });
  let applied: readonly string[];
  try {
    const [verdict] = rowsOf(database, 'PRAGMA integrity_check');
    if (field(verdict, 'integrity_check') !== 'ok')
      throw new AdminError(say('sqlite-file.damaged', { file, verdict: field(verdict, 'integrity_check') }));
    const tables = rowsOf(database, "SELECT name FROM sqlite_master WHERE type = 'table'").map((row) =>
      field(row, 'name'),
    );
    const missing = ['scenarios', 'scenario_revisions', MIGRATION_TABLE].filter((name) => !tables.includes(name));
    if (missing.length > 0) throw new AdminError(say('sqlite-file.no-table', { file, tables: missing.join(', ') }));
    applied = rowsOf(database, `SELECT name FROM ${MIGRATION_TABLE} ORDER BY name`).map((row) => field(row, 'name'));
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(
      say('sqlite-file.file-cannot-be-read-value', {
        file,
        value: error instanceof Error ? error.message : String(error),
      }),
    );
  } finally {
    database.close();
  }
  await refuseNewer(applied);
}

/**
 * Empties the write-ahead log into the file and makes sure that nobody else has it open. Nothing can skip this step: a
 * server that closes later would take the new file's log with it.
 */
function claim(file: string): void {
  const database = new Libsql(file);
  try {
    database.pragma('busy_timeout = 500');
    // Leaving WAL needs the file for oneself.
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdminError(say('sqlite-file.file-is-in-use-reason', { file, reason }));
  } finally {
    database.close();
  }
}

/** Puts the backup in place; returns the name under which the data from before is kept, if there were any. */
export async function replaceFile(
  file: string,
  backup: string,
  stamp: string,
  exists: boolean,
): Promise<string | null> {
  const fresh = `${file}.restoring`;
  await copyFile(backup, fresh);
  try {
    await chmod(fresh, 0o600);
    await onDisk(fresh);
    if (!exists) {
      await rename(fresh, file);
      return null;
    }
    claim(file);
    const aside = `${file}.before-${stamp}`;
    await rename(file, aside);
    await rename(fresh, file);
    return aside;
  } finally {
    await rm(fresh, { force: true });
  }
}
