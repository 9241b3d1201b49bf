/** Another process that holds the write lock of an embedded database until the test lets it go. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './database.ts';

const SCRIPT = `
  const database = new (require('libsql'))(process.argv[1]);
  // The server may be writing just now.
  database.pragma('busy_timeout = 60000');
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

/** Resolves once the lock is held; what it returns lets it go. Throws where that process ends without the lock. */
export async function holdWriteLock({ environment }: TestDatabase): Promise<() => Promise<void>> {
  const file = path.join(environment['DATA_DIR'] ?? '', 'lanelab.db');
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const holder = spawn(process.execPath, ['-e', SCRIPT, file], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill());
  const ended = once(holder, 'exit');
  const [held] = await Promise.race([once(holder.stdout, 'data'), ended.then(() => [])]);
  if (held === undefined) throw new Error(`no write lock of ${file}: the process that was to hold it has ended`);
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
