import { expect, it } from 'vitest';
import { count, share, time } from '../../src/operator/words.ts';

it.each([
  [0, '0 ms'],
  [0.00042, '0.4 ms'],
  [0.0123, '12 ms'],
  [0.95, '950 ms'],
  [3.44, '3.4 s'],
  [42.6, '43 s'],
  [65, '1 min'],
  [7800, '2 h 10 min'],
  [300_000, '3 d'],
])('writes %d s as %s', (seconds, words) => {
  expect(time(seconds)).toBe(words);
});

it('writes counts and shares with no more figures than they need', () => {
  expect([count(0), count(2), count(2.34), count(12.3), count(1234.5)]).toEqual(['0', '2', '2.3', '12', '1235']);
  expect([share(0.5), share(0.024), share(1)]).toEqual(['50 %', '2.4 %', '100 %']);
});
