/** What is left of refused bodies is read slowly, all of them together, and to its end. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Discard } from '../../src/lib/discard.ts';

const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS_A_SECOND = 256;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request of which so many chunks are still to come. */
function request(chunks: number) {
  let read = 0;
  const body = new Readable({
    read() {
      read += 1;
      this.push(read > chunks ? null : CHUNK);
    },
  });
  return { body: Object.assign(body, { complete: false }) as unknown as IncomingMessage, read: () => read };
}

it('reads two bodies at the pace of one, and both to their end', async () => {
  const discard = new Discard();
  const both = [request(CHUNKS_A_SECOND), request(CHUNKS_A_SECOND)];
  for (const { body } of both) discard.unread(body);
  await vi.advanceTimersByTimeAsync(1000);
  const read = both.reduce((sum, one) => sum + one.read(), 0);
  // Each stream holds a few chunks ahead.
  expect(read).toBeGreaterThanOrEqual(CHUNKS_A_SECOND);
  expect(read).toBeLessThan(CHUNKS_A_SECOND + 16);
  await vi.advanceTimersByTimeAsync(1100);
  expect(both.map(({ body }) => body.readableEnded)).toEqual([true, true]);
});

it('leaves alone what has come whole, and what somebody else reads', async () => {
  const discard = new Discard();
  const whole = request(3);
  discard.unread(Object.assign(whole.body, { complete: true }));
  const others = request(3);
  others.body.resume();
  discard.unread(others.body);
  await vi.advanceTimersByTimeAsync(1);
  expect(whole.read()).toBe(0);
  expect(others.body.readableEnded).toBe(true);
});
