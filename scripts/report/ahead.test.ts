/** Pieces of work in order, of which the next begins before the last has ended. */
import { expect, test } from 'vitest';
import { ahead } from './ahead.mts';

/** Work whose ends the test decides on, and which of it has begun. */
function work() {
  const begun: number[] = [];
  const ends = new Map<
    number,
    { readonly resolve: (result: string) => void; readonly reject: (error: Error) => void }
  >();
  const start = (item: number): Promise<string> => {
    begun.push(item);
    return new Promise((resolve, reject) => {
      ends.set(item, { resolve, reject });
    });
  };
  return { begun, start, ends };
}

test('the second piece begins with the first, the third once the first has ended; results keep the order', async () => {
  const { begun, start, ends } = work();
  const results = ahead([1, 2, 3], start);
  const first = results.next();
  expect(begun).toEqual([1, 2]);
  ends.get(2)?.resolve('two');
  ends.get(1)?.resolve('one');
  expect((await first).value).toBe('one');
  const second = results.next();
  expect(begun).toEqual([1, 2, 3]);
  expect((await second).value).toBe('two');
  ends.get(3)?.resolve('three');
  expect((await results.next()).value).toBe('three');
  expect((await results.next()).done).toBe(true);
});

test('a piece that fails is an error in its turn', async () => {
  const { start, ends } = work();
  const results = ahead([1, 2], start);
  const first = results.next();
  ends.get(2)?.reject(new Error('the second failed'));
  ends.get(1)?.resolve('one');
  expect((await first).value).toBe('one');
  await expect(results.next()).rejects.toThrow('the second failed');
});
