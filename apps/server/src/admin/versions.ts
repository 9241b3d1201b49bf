/** Which versions of the tables this program knows: a backup of a newer one is refused before anything is changed. */

import { readdir } from 'node:fs/promises';
import { say } from '@lanelab/messages/admin';
import { AdminError } from './io.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

export const MIGRATION_TABLE = 'kysely_migration';

/** Throws unless every migration that the backup went through is one of ours. */
export async function refuseNewer(applied: readonly string[]): Promise<void> {
  if (applied.length === 0) throw new AdminError(say('versions.the-backup-names-no-version'));
  const known = new Set((await readdir(FOLDER)).map((file) => file.replace(/\.(?:do|undo)\.sql$/, '')));
  const newer = applied.filter((name) => !known.has(name));
  if (newer.length > 0) throw new AdminError(say('versions.newer-lab', { newer: newer.join(', ') }));
}
