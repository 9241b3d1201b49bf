/** `restore FILE`: a backup takes the place of what is stored; what was stored is kept aside. */
import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from './args.ts';
import { databaseFile, withDatabase } from './connection.ts';
import { AdminError, type Io } from './io.ts';
import { replaceTables, sessionsOn, verifyDump } from './postgres-dump.ts';
import { replaceFile, verifyFile } from './sqlite-file.ts';

type BackupKind = 'libsql' | 'postgresql';

async function kindOf(file: string): Promise<BackupKind> {
  if (!existsSync(file)) throw new AdminError(`there is no file ${file}`);
  const handle = await open(file, 'r');
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
  await handle.close();
  const start = buffer.toString('latin1');
  if (start.startsWith('SQLite format 3')) return 'libsql';
  if (start.startsWith('PGDMP')) return 'postgresql';
  throw new AdminError(`${file} is no backup of a lab: it is neither an SQLite file nor a dump of pg_dump`);
}

const NAMES = { libsql: 'the embedded database', postgresql: 'PostgreSQL' } as const;

export async function restore(args: readonly string[], { config, out }: Io): Promise<void> {
  const parsed = readArguments(args, { force: { type: 'boolean' } }, 1);
  const file = path.resolve(parsed.positionals[0] ?? '');
  const kind = await kindOf(file);
  const wanted = config.DATABASE_URL === undefined ? 'libsql' : 'postgresql';
  if (kind !== wanted) {
    const way = kind === 'libsql' ? 'unset DATABASE_URL' : 'set DATABASE_URL';
    throw new AdminError(`${file} is a backup of ${NAMES[kind]}, but this lab is on ${NAMES[wanted]}; ${way}`);
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const aside =
    config.DATABASE_URL === undefined
      ? await restoreFile(databaseFile(config), file, stamp)
      : await restoreDump({ config, out }, config.DATABASE_URL, file, stamp, parsed.flag('force'));
  out(`restored from ${file}\n`);
  if (aside !== null) out(`what was stored before is kept as ${aside}; delete it when nobody misses anything\n`);
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
    if (sessions > 0)
      throw new AdminError(
        `servers or workers are using the database (${sessions} sessions); stop them, or add --force and restart them afterwards`,
      );
    return replaceTables(connection, file, entries, stamp, address);
  });
}
