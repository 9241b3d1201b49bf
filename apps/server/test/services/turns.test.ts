import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Share, type Turn, Turns } from '../../src/services/turns.ts';

const TURN_MS = 200;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Takes a turn, and writes the name down when it begins. */
function taking(share: Share, name: string, order: string[], signal?: AbortSignal): Promise<Turn> {
  return share.take(signal).then((turn) => {
    order.push(name);
    return turn;
  });
}

it('is never over while nobody waits', async () => {
  const turn = await new Turns({ threads: 1, turnMs: TURN_MS }).enter().take();
  vi.advanceTimersByTime(10 * TURN_MS);
  expect(turn.isOver()).toBe(false);
});

it('passes the thread on to the run that has computed least', async () => {
  const turns = new Turns({ threads: 1, turnMs: TURN_MS });
  const order: string[] = [];
  const long = turns.enter();
  const first = await taking(long, 'long', order);
  vi.advanceTimersByTime(5 * TURN_MS);
  const short = turns.enter();
  const next = taking(short, 'short', order);
  expect(first.isOver()).toBe(true);
  first.end();
  const again = taking(long, 'long again', order);
  const turn = await next;
  vi.advanceTimersByTime(TURN_MS / 2);
  expect(turn.isOver()).toBe(false);
  vi.advanceTimersByTime(TURN_MS / 2);
  expect(turn.isOver()).toBe(true);
  turn.end();
  await again;
  expect(order).toEqual(['long', 'short', 'long again']);
});

it('lets as many compute as there are threads', async () => {
  const turns = new Turns({ threads: 2, turnMs: TURN_MS });
  const order: string[] = [];
  const [one] = await Promise.all([taking(turns.enter(), 'one', order), taking(turns.enter(), 'two', order)]);
  const third = taking(turns.enter(), 'three', order);
  await settled();
  expect(order).toEqual(['one', 'two']);
  one.end();
  await third;
  expect(order).toEqual(['one', 'two', 'three']);
});

it('forgets a run that is stopped while it waits', async () => {
  const turns = new Turns({ threads: 1, turnMs: TURN_MS });
  const order: string[] = [];
  const first = await taking(turns.enter(), 'one', order);
  const stop = new AbortController();
  const stopped = taking(turns.enter(), 'two', order, stop.signal);
  stop.abort(new Error('nobody wants it'));
  await expect(stopped).rejects.toThrow('nobody wants it');
  vi.advanceTimersByTime(2 * TURN_MS);
  expect(first.isOver()).toBe(false);
});

it('lets one who has several waiting go on after another who has computed less', async () => {
  const turns = new Turns({ threads: 1, turnMs: 0 });
  const order: string[] = [];
  const many = turns.enter();
  const first = await taking(many, 'many 1', order);
  vi.advanceTimersByTime(TURN_MS);
  const rest = [taking(many, 'many 2', order), taking(many, 'many 3', order)];
  const other = taking(turns.enter(), 'other', order);
  first.end();
  for (const next of [other, ...rest]) {
    const turn = await next;
    vi.advanceTimersByTime(TURN_MS);
    turn.end();
  }
  expect(order).toEqual(['many 1', 'other', 'many 2', 'many 3']);
});
