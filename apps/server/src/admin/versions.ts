/** Which versions of the tables this program knows: a backup of a newer one is refused before anything is changed. */
import { readdir } from 'node:fs/promises';
import { AdminError } from './io.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

export const MIGRATION_TABLE = 'kysely_migration';

/** Throws unless every migration that the backup went through is one of ours. */
export async function refuseNewer(applied: readonly string[]): Promise<void> {
  if (applied.length === 0) throw new AdminError('the backup names no version of its tables; it is not one of a lab');
  const known = new Set((await readdir(FOLDER)).map((file) => file.replace(/\.(?:do|undo)\.sql$/, '')));
  const newer = applied.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new AdminError(
      `the backup was made by a newer lab (its tables have ${newer.join(', ')}); update this one, then restore`,
    );
}
