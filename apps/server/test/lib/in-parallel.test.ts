import { expect, it } from 'vitest';
import { inParallel } from '../../src/lib/in-parallel.ts';

it('does every item once, never more at a time than allowed', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, new AbortController().signal, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('aborts the rest on the first failure, and throws that one', async () => {
  const seen: number[] = [];
  const run = inParallel([1, 2, 3, 4], 2, new AbortController().signal, async (item, signal) => {
    seen.push(item);
    if (item === 1) throw new Error('first');
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await expect(run).rejects.toThrow('first');
  expect(seen).toEqual([1, 2]);
});

it('stops when it is told to', async () => {
  const stop = new AbortController();
  const run = inParallel([1, 2, 3], 1, stop.signal, async () => stop.abort());
  await expect(run).rejects.toThrow('aborted');
});
