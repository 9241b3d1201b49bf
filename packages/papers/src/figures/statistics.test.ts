import { describe, expect, test } from 'vitest';
import { bends, estimate, moreRepetitions, t95 } from './statistics.ts';

describe('Student\u2019s t', () => {
  // Tables of the distribution, two-sided 5 %.
  test.each([
    [1, 12.706],
    [4, 2.776],
    [30, 2.042],
    [40, 2.021],
    [60, 2.0003],
    [120, 1.9799],
    [1_000, 1.9623],
  ])('%i degrees of freedom', (degrees, expected) => {
    expect(t95(degrees)).toBeCloseTo(expected, 3);
  });

  test('falls from each to the next, across the end of the table, too', () => {
    for (let degrees = 2; degrees < 200; degrees += 1) expect(t95(degrees)).toBeLessThan(t95(degrees - 1));
  });
});

test('the interval covers the mean of a known distribution about 95 times of 100', () => {
  // A congruential generator of full period; sums of four draws are close to normal.
  let state = 12_345;
  const draw = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const trials = 4_000;
  let covered = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const own = estimate(Array.from({ length: 5 }, () => draw() + draw() + draw() + draw()));
    if (own !== null && own.ci95 !== null && Math.abs(own.mean - 2) <= own.ci95) covered += 1;
  }
  expect(covered / trials).toBeGreaterThan(0.94);
  expect(covered / trials).toBeLessThan(0.96);
});

describe('the stopping rule', () => {
  const rule = { share: 0.015, atMost: 10 };
  test.each([
    ['one value cannot be judged', [20], 0],
    ['narrow enough', [20, 20.01, 19.99], 0],
    ['a little too wide, by the square of it', [20, 20.2, 19.8], 6],
    ['far too wide, so up to the limit', [10, 20, 30], 7],
    ['at the limit', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0],
    ['mean of zero', [-1, 1], 8],
    ['all zero', [0, 0], 0],
  ])('%s', (_, values, more) => {
    expect(moreRepetitions(values, rule)).toBe(more);
  });
});

describe('bends', () => {
  const rule = { step: 1, share: 0.02, atMost: 8 };
  const curve = (f: (x: number) => number) => [0, 10, 20, 30, 40, 50].map((x) => ({ x, y: f(x) }));

  test('a straight line has none', () => {
    expect(
      bends(
        curve((x) => 3 + 2 * x),
        rule,
      ),
    ).toEqual([]);
  });

  test('a knee is looked at from both sides', () => {
    expect(
      bends(
        curve((x) => Math.min(x, 20)),
        rule,
      ),
    ).toEqual([15, 25]);
  });

  test('a dip, and the sharpest bends first where there is room for few', () => {
    const dip = curve((x) => (x === 30 ? 1 : 10));
    expect(bends(dip, rule)).toEqual([15, 25, 35, 45]);
    expect(bends(dip, { ...rule, atMost: 2 })).toEqual([25, 35]);
  });

  test('new values are multiples of the step and lie between', () => {
    expect(
      bends(
        curve((x) => Math.min(x, 20)),
        { ...rule, step: 4 },
      ),
    ).toEqual([16, 24]);
    expect(
      bends(
        curve((x) => Math.min(x, 20)),
        { ...rule, step: 10 },
      ),
    ).toEqual([]);
  });

  test('a line on a logarithmic axis has none there', () => {
    const powers = [1, 2, 4, 8, 16].map((x) => ({ x, y: Math.log2(x) }));
    expect(bends(powers, rule, Math.log2)).toEqual([]);
    expect(bends(powers, rule).length).toBeGreaterThan(0);
  });
});
