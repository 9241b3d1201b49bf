/** A disk that is full as far as one table is concerned: PostgreSQL's own code, raised by a trigger; SQLite's by a file that may not grow. */
import { sql } from 'kysely';
import type { Database } from '../../src/storage/database.ts';

/** Every write to the table fails from now on, as it does where the disk is full. */
export async function fill({ db, kind }: Database, table: 'scenario_revisions' | 'results'): Promise<void> {
  const name = sql.id(`full_${table}`);
  if (kind === 'libsql') {
    await sql`CREATE TRIGGER ${name} BEFORE INSERT ON ${sql.id(table)}
      BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END`.execute(db);
    return;
  }
  await sql`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`.execute(db);
  await sql`CREATE TRIGGER ${name} BEFORE INSERT ON ${sql.id(table)}
    FOR EACH ROW EXECUTE FUNCTION ${name}()`.execute(db);
}

export async function makeRoom({ db, kind }: Database, table: 'scenario_revisions' | 'results'): Promise<void> {
  const name = sql.id(`full_${table}`);
  if (kind === 'libsql') await sql`DROP TRIGGER ${name}`.execute(db);
  else await sql`DROP FUNCTION ${name} CASCADE`.execute(db);
}
