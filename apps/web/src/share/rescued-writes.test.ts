import { beforeEach, expect, test, vi } from 'vitest';
import { rescuedWrites } from './rescued-writes.ts';

const local = new Map<string, string>();
let leave: () => void = () => undefined;

beforeEach(() => {
  local.clear();
  vi.stubGlobal('localStorage', {
    get length() {
      return local.size;
    },
    key: (at: number) => [...local.keys()][at] ?? null,
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  });
  vi.stubGlobal('document', {});
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener;
  });
  return () => vi.unstubAllGlobals();
});

/** A database that takes nothing while it is full. */
function database() {
  const kept = new Map<string, number>();
  const state = { isFull: false, count: 0 };
  const store = async (id: string, value: number) => {
    state.count += 1;
    if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(id, value);
  };
  return { kept, state, store };
}

test('keeps for the next page what the database does not have when the page goes, and nothing else', async () => {
  const { state, store, kept } = database();
  const writes = rescuedWrites('test.', store);
  await writes.write('a', 1);
  state.isFull = true;
  await expect(writes.write('b', 2)).rejects.toThrow('full');
  leave();
  expect([...local]).toEqual([['test.b', '2']]);
  state.isFull = false;
  await rescuedWrites('test.', store).recover();
  expect([...kept]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(local.size).toBe(0);
});

test('recovers once, however many ask, and leaves for later what is refused again', async () => {
  local.set('test.a', '1');
  const { state, store, kept } = database();
  const writes = rescuedWrites('test.', store);
  state.isFull = true;
  await writes.recover();
  expect([...local.keys()]).toEqual(['test.a']);
  state.isFull = false;
  state.count = 0;
  await Promise.all([writes.recover(), writes.recover()]);
  expect([state.count, kept.get('a')]).toEqual([1, 1]);
});

test('an older value that was kept is gone once a newer one is written, or the id forgotten', async () => {
  local.set('test.a', '1');
  local.set('test.b', '1');
  const writes = rescuedWrites('test.', database().store);
  await writes.write('a', 2);
  writes.forget('b');
  expect(local.size).toBe(0);
});
