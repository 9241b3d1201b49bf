/** The numbered SQL files of `migrations/` as kysely migrations. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Tables } from './schema.ts';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
const SUFFIX = '.do.sql';

async function execute(db: Kysely<unknown>, file: string): Promise<void> {
  const text = await readFile(path.join(FOLDER, file), 'utf8');
  for (const statement of text.split(/;\s*$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

const provider: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(FOLDER))
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(0, -SUFFIX.length));
    return Object.fromEntries(
      names.map((name): [string, Migration] => [
        name,
        { up: (db) => execute(db, `${name}.do.sql`), down: (db) => execute(db, `${name}.undo.sql`) },
      ]),
    );
  },
};

/** Brings the database to the newest migration, or with `down` back to none; several replicas may start at once. */
export async function migrate(
  db: Kysely<Tables>,
  schema: string | undefined,
  direction: 'up' | 'down' = 'up',
): Promise<void> {
  const migrator = new Migrator({ db, provider, ...(schema === undefined ? {} : { migrationTableSchema: schema }) });
  if (direction === 'up') {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return;
  }
  const migrations = await migrator.getMigrations();
  for (const _ of migrations) {
    const { error } = await migrator.migrateDown();
    if (error !== undefined) throw error;
  }
}
