/** Another process that holds the write lock of an embedded database until the test lets it go. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './database.ts';

const SCRIPT = `
  const database = new (require('libsql'))(process.argv[1]);
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

/** Resolves once the lock is held; what it returns lets it go. */
export async function holdWriteLock({ environment }: TestDatabase): Promise<() => Promise<void>> {
  const file = path.join(environment['DATA_DIR'] ?? '', 'lanelab.db');
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const holder = spawn(process.execPath, ['-e', SCRIPT, file], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill());
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
