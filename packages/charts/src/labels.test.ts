import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './labels.ts';

test('labels with room stay where they are wanted', () => {
  expect(spread([10, 50, 90], 10, 0, 100)).toEqual([10, 50, 90]);
});

test('labels that touch share the shift', () => {
  expect(spread([50, 50, 50], 10, 0, 100)).toEqual([40, 50, 60]);
});

test('labels stay inside', () => {
  expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
  expect(spread([-5, 0], 10, 0, 100)).toEqual([0, 10]);
});

test('never closer than the gap, always in order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 12 }), (list) => {
      const wanted = list.toSorted((a, b) => a - b);
      const places = spread(wanted, 20, 0, 300);
      for (let i = 1; i < places.length; i += 1)
        expect((places[i] ?? 0) - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
      for (const place of places) expect(place).toBeGreaterThanOrEqual(0);
      if (wanted.length <= 16) for (const place of places) expect(place).toBeLessThanOrEqual(300 + 1e-9);
    }),
  );
});
