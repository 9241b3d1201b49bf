/** Backup and restore on PostgreSQL: a dump of the lab's schema in the custom format of pg_dump. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from '@lanelab/messages/admin';
import { sql } from 'kysely';
import { applicationName } from '../storage/application-name.ts';
import { TABLE_NAMES } from '../storage/schema.ts';
import type { Connection } from './connection.ts';
import { AdminError } from './io.ts';
import { runTool } from './postgres-tools.ts';
import { MIGRATION_TABLE, refuseNewer } from './versions.ts';

const PLAIN = ['--no-owner', '--no-privileges'];

/** A dump of one instant, made while the servers go on writing. */
export async function dumpInto({ schema }: Connection, file: string, address: string): Promise<void> {
  await runTool('pg_dump', ['--format=custom', ...PLAIN, `--schema="${schema}"`, `--file=${file}`], address);
}

interface Entry {
  /** The line of the table of contents, as pg_restore wants it back. */
  readonly line: string;
  readonly schema: string;
  readonly table: string | null;
}

/** `245; 1259 16391 TABLE public scenarios owner`; the schema itself is there already. */
function entriesOf(contents: string): readonly Entry[] {
  return contents.split('\n').flatMap((line): Entry[] => {
    const [, kind, schema = '', name = ''] = /^\d+; \d+ \d+ ([A-Z ]+?) (\S+) (\S+)/.exec(line) ?? [];
    if (kind === undefined || kind === 'SCHEMA' || kind === 'COMMENT') return [];
    return [{ line, schema, table: kind === 'TABLE' ? name : null }];
  });
}

/** Throws unless the dump is whole, of a lab that this program knows, and of this schema; returns its contents. */
export async function verifyDump(file: string, schema: string): Promise<readonly Entry[]> {
  const entries = entriesOf(await runTool('pg_restore', ['--list', file]));
  const scenarios = entries.find(({ table }) => table === 'scenarios');
  if (scenarios === undefined) throw new AdminError(say('postgres-dump.file-is-no-backup-of', { file }));
  if (scenarios.schema !== schema)
    throw new AdminError(
      say('postgres-dump.file-holds-the-schema-schema', { file, schema: scenarios.schema, schema2: schema }),
    );
  const rows = await runTool('pg_restore', ['--data-only', `--table=${MIGRATION_TABLE}`, '--file=-', file]);
  const copied = /^COPY [^\n]*\(name,[^\n]*\n([^]*?)^\\\.$/m.exec(rows)?.[1] ?? '';
  await refuseNewer(copied.split('\n').flatMap((line) => line.split('\t').slice(0, 1).filter(Boolean)));
  return entries;
}

/** Other sessions of servers and workers on this schema; they name themselves when they connect. */
export async function sessionsOn({ db, schema }: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${applicationName(schema)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Puts the dump in place; returns the schema that keeps the data from before, if there were any. */
export async function replaceTables(
  { db, schema, tables }: Connection,
  file: string,
  entries: readonly Entry[],
  stamp: string,
  address: string,
): Promise<string | null> {
  const aside = `before_${stamp.replaceAll('-', '_')}`;
  // Tables of today go aside, too: an older backup has none in their place, and the next migration would fail on them.
  const known = new Set([...entries.flatMap(({ table }) => table ?? []), ...TABLE_NAMES]);
  const present = [...known].filter((table) => tables.has(table));
  const move = async (from: string, to: string): Promise<void> => {
    await db.transaction().execute(async (transaction) => {
      if (to === aside) await sql`CREATE SCHEMA ${sql.id(aside)}`.execute(transaction);
      for (const table of present)
        await sql`ALTER TABLE ${sql.id(from, table)} SET SCHEMA ${sql.id(to)}`.execute(transaction);
      if (from === aside) await sql`DROP SCHEMA ${sql.id(aside)}`.execute(transaction);
    });
  };
  if (present.length > 0) await move(schema, aside);
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-restore-'));
  try {
    const list = path.join(folder, 'contents');
    await writeFile(list, `${entries.map(({ line }) => line).join('\n')}\n`);
    const name = decodeURIComponent(new URL(address).pathname.slice(1));
    const options = ['--single-transaction', '--exit-on-error', ...PLAIN, `--use-list=${list}`, `--dbname=${name}`];
    await runTool('pg_restore', [...options, file], address);
  } catch (error) {
    if (present.length > 0) await move(aside, schema);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return present.length > 0 ? aside : null;
}
