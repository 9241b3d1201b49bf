import { expect, test } from 'vitest';
import type { Comparator } from '../syntax.ts';
import { numberOf, type Tolerance, wordsOf } from '../values.ts';
import { compares, decidesAlready } from './comparison.ts';

const number = (value: number) => numberOf('packets', value);
const fivePercent: Tolerance = { kind: 'percent', percent: 5 };

type Case = readonly [found: number, holds: boolean];

test.each<[Comparator, Case, Case, Case]>([
  ['=', [99, false], [100, true], [101, false]],
  ['!=', [99, true], [100, false], [101, true]],
  ['<', [99, true], [100, false], [101, false]],
  ['<=', [99, true], [100, true], [101, false]],
  ['>', [99, false], [100, false], [101, true]],
  ['>=', [99, false], [100, true], [101, true]],
])('found %s 100', (comparator, ...cases) => {
  for (const [found, holds] of cases)
    expect({ found, holds: compares(number(found), comparator, number(100), null) }).toEqual({ found, holds });
});

test('a tolerance has its ends, and is a share of what is expected or a value', () => {
  const within = (tolerance: Tolerance) =>
    [94, 95, 105, 106].map((found) => compares(number(found), '=', number(100), tolerance));
  expect(within(fivePercent)).toEqual([false, true, true, false]);
  expect(within({ kind: 'absolute', number: 5 })).toEqual([false, true, true, false]);
  expect(compares(number(105), '!=', number(100), fivePercent)).toBe(false);
});

test('words compare without case and signs, lists in any order, and nothing equals nothing', () => {
  expect(compares(wordsOf('delayed-ack'), '=', wordsOf('Delayed ACK'), null)).toBe(true);
  expect(compares(wordsOf('020000000500'), '=', wordsOf('02:00:00:00:05:00'), null)).toBe(true);
  expect(compares(wordsOf('LES', 'BUS'), '=', wordsOf('bus', 'les'), null)).toBe(true);
  expect(compares(wordsOf('LES'), '!=', wordsOf('BUS'), null)).toBe(true);
  expect(compares(null, '!=', number(3), null)).toBe(false);
});

test.each([
  ['=', 3, null],
  ['=', 4, false],
  ['!=', 3, null],
  ['!=', 4, true],
  ['<', 2, null],
  ['<', 3, false],
  ['<=', 3, null],
  ['<=', 4, false],
  ['>', 3, null],
  ['>', 4, true],
  ['>=', 2, null],
  ['>=', 3, true],
] as const)('a count that is compared by %s with 3 and has come to %i: %s', (comparator, found, already) => {
  expect(decidesAlready(number(found), comparator, number(3), null)).toBe(already);
});
