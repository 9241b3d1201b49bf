import { describe, expect, test } from 'vitest';
import { lossMD1K, meanWaitMD1 } from './queue-theory.ts';

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
