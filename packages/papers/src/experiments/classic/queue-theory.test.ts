import { describe, expect, test } from 'vitest';
import { lossMD1K, meanWaitMD1, tailNDD1 } from './queue-theory.ts';

test('the mean wait in M/D/1 is half of that in M/M/1', () => {
  for (const load of [0.1, 0.5, 0.95]) expect(meanWaitMD1(load)).toBeCloseTo(load / (1 - load) / 2, 12);
});

describe('loss in M/D/1/K', () => {
  test('without room to wait it is Erlang\u2019s', () => {
    for (const load of [0.1, 0.8, 3]) expect(lossMD1K(load, 1)).toBeCloseTo(load / (1 + load), 12);
  });

  test('what is let in is served: the server is busy for no more than all of the time', () => {
    for (const load of [0.5, 0.95, 1.2, 2])
      for (const capacity of [1, 2, 5, 20]) {
        const carried = load * (1 - lossMD1K(load, capacity));
        expect(carried).toBeGreaterThan(0);
        expect(carried).toBeLessThan(1);
      }
  });

  test('it goes to nothing below load 1, and above to what is too much', () => {
    expect(lossMD1K(0.8, 40)).toBeLessThan(1e-8);
    expect(lossMD1K(1.25, 60)).toBeCloseTo(0.2, 6);
  });
});

describe('the queue of periodic streams', () => {
  test('is there for the share of time that it serves', () => {
    for (const [n, period] of [
      [1, 5],
      [7, 9],
      [20, 22],
    ] as const)
      expect(tailNDD1(n, period, 0)).toBeCloseTo(n / period, 12);
  });

  test('of two streams has both where both came in the last service time', () => {
    expect(tailNDD1(2, 10, 1)).toBeCloseTo(0.01, 12);
    expect(tailNDD1(2, 10, 2)).toBe(0);
  });

  test('is never longer than there are streams, and shorter than a random one', () => {
    expect(tailNDD1(20, 22, 20)).toBe(0);
    const mean = Array.from({ length: 20 }, (_, length) => tailNDD1(20, 22, length)).reduce(
      (sum, share) => sum + share,
    );
    // In M/D/1 a mean of load + load times the mean wait.
    expect(mean).toBeLessThan((20 / 22) * (1 + meanWaitMD1(20 / 22)));
  });
});
