/** The admin command line in a process of its own, as people run it: libsql frees a file only when its process ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function adminProgram(
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}
