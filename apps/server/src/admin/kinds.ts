/** Kinds of stored documents, in tables of this version and of older ones, which these commands read as they are. */
import { sql } from 'kysely';
import type { DocumentKind } from '../storage/document-head.ts';
import type { Connection } from './connection.ts';
import { MIGRATION_TABLE } from './versions.ts';

const WITH_KINDS = '008-kinds';

/** The kinds that the tables can hold: before lessons, scenarios alone. */
export async function kindsIn({ db, tables }: Connection): Promise<readonly DocumentKind[]> {
  if (!tables.has(MIGRATION_TABLE)) return ['scenario'];
  const { rows } = await sql`SELECT name FROM ${sql.table(MIGRATION_TABLE)} WHERE name = ${WITH_KINDS}`.execute(db);
  return rows.length > 0 ? ['scenario', 'lesson'] : ['scenario'];
}
