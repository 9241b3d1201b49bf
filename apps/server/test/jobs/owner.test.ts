/** Which processes are over, so that what they computed is taken up at once. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { hostname } from 'node:os';
import process from 'node:process';
import { expect, it } from 'vitest';
import { isOver, newOwner } from '../../src/jobs/owner.ts';

const named = (machine: string, pid: number | undefined): string => `${machine} ${pid} ${randomUUID()} ${randomUUID()}`;

it('knows a process of this machine that has ended, and one that has not', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const owner = named(hostname(), child.pid);
  expect(isOver(owner)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isOver(owner)).toBe(true);
});

it('tells itself from an earlier process with its number', () => {
  expect(isOver(newOwner())).toBe(false);
  expect(isOver(named(hostname(), process.pid))).toBe(true);
});

it('does not judge processes of other machines', () => {
  expect(isOver(named(`not-${hostname()}`, process.pid))).toBe(false);
});
