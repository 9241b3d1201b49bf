/** `backup FILE`: everything that is stored, as of one instant, while the server runs. */

import { existsSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@lanelab/messages/admin';
import { bytesInWords } from '../lib/bytes-in-words.ts';
import { readArguments } from './args.ts';
import { withLab } from './connection.ts';
import { AdminError, type Io } from './io.ts';
import { dumpInto, verifyDump } from './postgres-dump.ts';
import { copyInto, verifyFile } from './sqlite-file.ts';

export async function backup(args: readonly string[], { config, out }: Io): Promise<void> {
  const { positionals } = readArguments(args, {}, 1);
  const file = path.resolve(positionals[0] ?? '');
  if (existsSync(file)) throw new AdminError(say('backup.file-exists-already-a-backup', { file }));
  if (!existsSync(path.dirname(file)))
    throw new AdminError(say('backup.the-folder-file-does-not', { file: path.dirname(file) }));
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    // A backup holds hashes of keys, and scenarios that nobody else has the link to: only its owner may ever read the file.
    await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
    await withLab(config, async (connection) => {
      if (config.DATABASE_URL === undefined) {
        await copyInto(connection, unfinished);
        await verifyFile(unfinished);
      } else {
        await dumpInto(connection, unfinished, config.DATABASE_URL);
        await verifyDump(unfinished, connection.schema);
      }
    });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  out(say('backup.file-size-read-back-and', { file, size: bytesInWords((await stat(file)).size) }));
}
