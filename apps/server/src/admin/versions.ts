/** Which versions of the tables this program knows: a backup of a newer one is refused before anything is changed. */

import { readdir } from 'node:fs/promises';
import { say } from '@lanelab/messages/admin';
import { sql } from 'kysely';
import type { Connection } from './connection.ts';
import { AdminError } from './io.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

export const MIGRATION_TABLE = 'kysely_migration';

/** Throws unless every migration that the backup went through is one of ours. */
export async function refuseNewer(applied: readonly string[]): Promise<void> {
  if (applied.length === 0) throw new AdminError(say('versions.the-backup-names-no-version'));
  const newer = await newerOf(applied);
  if (newer.length > 0) throw new AdminError(say('versions.newer-lab', { newer: newer.join(', ') }));
}

/** Throws where a newer version has made tables in the database: we would leave them, and its next start would fail on them. */
export async function refuseNewerTables({ db, tables }: Connection): Promise<void> {
  if (!tables.has(MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(MIGRATION_TABLE)} ORDER BY name`.execute(
    db,
  );
  const newer = await newerOf(rows.map(({ name }) => name));
  if (newer.length > 0) throw new AdminError(say('versions.newer-database', { newer: newer.join(', ') }));
}

async function newerOf(names: readonly string[]): Promise<readonly string[]> {
  const known = new Set((await readdir(FOLDER)).map((file) => file.replace(/\.(?:do|undo)\.sql$/, '')));
  return names.filter((name) => !known.has(name));
}
