import { expect, test } from 'vitest';
import { TRUNK_CPS } from './qos.ts';
import { SOURCES, shares } from './qos-abr.ts';

const target = 0.95 * TRUNK_CPS;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('shares fill what there is, minimum rates first', () => {
  const alone = shares(0);
  expect(sum(alone)).toBeCloseTo(target, 3);
  const [near = 0, far, slow, promised] = alone;
  expect([far, slow, promised]).toEqual([near, 40_000, near + 100_000]);
});

test('who can have no more than its peak is held back only where there is more', () => {
  const beside = shares(160_000);
  expect(sum(beside)).toBeCloseTo(target - 160_000, 3);
  expect(new Set(beside.map((rate, index) => Math.round(rate - (SOURCES[index]?.abr.mcrCps ?? 0)))).size).toBe(1);
  expect(beside[0]).toBeLessThan(40_000);
});
