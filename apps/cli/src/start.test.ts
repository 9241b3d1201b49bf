/** The process as people start it. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/lanelab.mjs', import.meta.url));

function start(args: readonly string[], whenRunning?: (kill: (signal: NodeJS.Signals) => void) => void) {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (err === '') whenRunning?.((signal) => child.kill(signal));
    err += chunk.toString();
  });
  return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

test('a figure over worker threads, to its end', async () => {
  const { code, out } = await start(['figure', 'curitiba-table3', '--duration', '200ms', '--jobs', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/Madeira +\d+\.\d{3}/);
});

test('wrong arguments exit with 2 and print nothing on standard output', async () => {
  expect(await start(['fgure'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('did you mean figure?'),
  });
});

test('Ctrl-C cancels a sweep', async () => {
  const { code, err } = await start(['figure', 'curitiba-fig7', '--quality', 'full'], (kill) => kill('SIGINT'));
  expect(code).toBe(130);
  expect(err).toContain('cancelled');
});
