import { describe, expect, it } from 'vitest';
import type { Draw } from './document.ts';
import { lesson, mustRead } from './test/lessons.ts';
import { drawnValues, shuffled, variantOf } from './variant.ts';

const seeds = Array.from({ length: 200 }, (_, at) => `student ${at}`);
const drawOf = (id: string, count: number): Draw => ({
  id,
  of: Array.from({ length: count }, (_, at) => ({ values: { [id]: at }, changes: [] })),
});
const withDraws = (...draws: Draw[]) => mustRead(lesson({ draws }));
const drawn = (draws: readonly Draw[], seed: string, id: string) =>
  drawnValues(variantOf(withDraws(...draws), seed))[id];

describe('a variant', () => {
  it('is the same for the same seed, in every engine', () => {
    // Written down: a change here would give every student another exercise than the one they handed in.
    expect(['a', 'b', 'c', 'ü', ''].map((seed) => drawn([drawOf('mtu', 5)], seed, 'mtu'))).toEqual([1, 2, 1, 0, 2]);
  });

  it('has an alternative of each draw, and every alternative occurs', () => {
    const found = seeds.map((seed) => drawnValues(variantOf(withDraws(drawOf('a', 4), drawOf('b', 3)), seed)));
    expect(new Set(found.map(({ a }) => a))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(found.map(({ b }) => b))).toEqual(new Set([0, 1, 2]));
    // Draws do not go together: all pairs occur.
    expect(new Set(found.map(({ a, b }) => `${a}/${b}`)).size).toBe(12);
  });

  it('leaves a draw as it was when another one is added, moved or taken away', () => {
    const [a, b] = [drawOf('a', 4), drawOf('b', 3)];
    for (const seed of seeds) {
      const alone = drawn([a], seed, 'a');
      expect([drawn([a, b], seed, 'a'), drawn([b, a], seed, 'a')]).toEqual([alone, alone]);
    }
  });

  it('of a lesson without draws is empty', () => expect(variantOf(withDraws(), 'a').size).toBe(0));
});

describe('shuffled', () => {
  it('has every item once, in an order of the seed', () => {
    const items = ['a', 'b', 'c', 'd'];
    const orders = seeds.map((seed) => shuffled(items, seed));
    for (const order of orders) expect(order.toSorted()).toEqual(items);
    expect(orders).toEqual(seeds.map((seed) => shuffled(items, seed)));
    // All orders but the one that is given, which would be the answer.
    expect(new Set(orders.map(String)).size).toBe(23);
  });

  it('is never the order that is given, where there is another one', () => {
    for (const seed of seeds) expect(shuffled(['a', 'b'], seed)).toEqual(['b', 'a']);
    expect(shuffled(['a'], 'seed')).toEqual(['a']);
    expect(shuffled([], 'seed')).toEqual([]);
  });
});
