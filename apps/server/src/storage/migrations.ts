/** The numbered SQL files of `migrations/` as kysely migrations. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, type Migration, type MigrationProvider, Migrator, type NoMigrations, sql } from 'kysely';
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

/** Brings the database to the newest migration; several replicas may start at once. */
export async function migrate(db: Kysely<Tables>, schema: string | undefined): Promise<void> {
  return toLatest(migratorOf(db, schema));
}

/** Brings the database to the migration of that name, forwards or back, as the version that had no newer one left it. */
export async function migrateTo(
  db: Kysely<Tables>,
  schema: string | undefined,
  name: string | NoMigrations,
): Promise<void> {
  const { error } = await migratorOf(db, schema).migrateTo(name);
  if (error !== undefined) throw error;
}

function migratorOf(db: Kysely<Tables>, schema: string | undefined): Migrator {
  return new Migrator({ db, provider, ...(schema === undefined ? {} : { migrationTableSchema: schema }) });
}

/** PostgreSQL's code for a table that is not there. */
const UNDEFINED_TABLE = '42P01';
const ATTEMPTS = 20;

/**
 * Before it migrates, kysely lists the tables of all schemas of the database, and PostgreSQL refuses that list when one of
 * them is dropped meanwhile: graphile-worker drops tables when another replica brings it up to date. So it is tried again.
 */
async function toLatest(migrator: Migrator): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return;
    } catch (error) {
      const wasDropped = error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
      if (!wasDropped || attempt === ATTEMPTS) throw error;
    }
  }
}
