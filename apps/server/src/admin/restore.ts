/** `restore FILE`: a backup takes the place of what is stored; what was stored is kept aside. */

import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@lanelab/messages/admin';
import { readArguments } from './args.ts';
import { databaseFile, withDatabase } from './connection.ts';
import { AdminError, type Io } from './io.ts';
import { replaceTables, sessionsOn, verifyDump } from './postgres-dump.ts';
import { replaceFile, verifyFile } from './sqlite-file.ts';
import { refuseNewerTables } from './versions.ts';

type BackupKind = 'libsql' | 'postgresql';

async function kindOf(file: string): Promise<BackupKind> {
  if (!existsSync(file)) throw new AdminError(say('restore.there-is-no-file-file', { file }));
  const handle = await open(file, 'r');
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
  await handle.close();
  const start = buffer.toString('latin1');
  if (start.startsWith('SQLite format 3')) return 'libsql';
  if (start.startsWith('PGDMP')) return 'postgresql';
  throw new AdminError(say('restore.file-is-no-backup-of', { file }));
}

const NAMES = { libsql: 'the embedded database', postgresql: 'PostgreSQL' } as const;

export async function restore(args: readonly string[], { config, out }: Io): Promise<void> {
  const parsed = readArguments(args, { force: { type: 'boolean' } }, 1);
  const file = path.resolve(parsed.positionals[0] ?? '');
  const kind = await kindOf(file);
  const wanted = config.DATABASE_URL === undefined ? 'libsql' : 'postgresql';
  if (kind !== wanted) {
    const fix = kind === 'libsql' ? 'unset DATABASE_URL' : 'set DATABASE_URL';
    throw new AdminError(say('restore.file-is-a-backup-of', { file, kind: NAMES[kind], wanted: NAMES[wanted], fix }));
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const aside =
    config.DATABASE_URL === undefined
      ? await restoreFile(databaseFile(config), file, stamp)
      : await restoreDump({ config, out }, config.DATABASE_URL, file, stamp, parsed.flag('force'));
  out(say('restore.restored-from-file', { file }));
  if (aside !== null) out(say('restore.what-was-stored-before-is', { aside }));
}

async function restoreFile(target: string, file: string, stamp: string): Promise<string | null> {
  await verifyFile(file);
  await mkdir(path.dirname(target), { recursive: true });
  return replaceFile(target, file, stamp, existsSync(target));
}

function restoreDump(
  { config }: Io,
  address: string,
  file: string,
  stamp: string,
  force: boolean,
): Promise<string | null> {
  return withDatabase(config, async (connection) => {
    const entries = await verifyDump(file, connection.schema);
    const sessions = force ? 0 : await sessionsOn(connection);
    if (sessions > 0) throw new AdminError(say('restore.servers-or-workers-are-using', { sessions }));
    await refuseNewerTables(connection);
    return replaceTables(connection, file, entries, stamp, address);
  });
}
