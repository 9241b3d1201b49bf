import { expect, test } from 'vitest';
import { duration, number, percent, shortHash, value } from './format.ts';
import { balance, textWidth, wrap } from './text-width.ts';

test.each([
  [1_234_567, undefined, '1\u2009234\u2009567'],
  [-0.0001, 2, '0.00'],
  [-1_500, undefined, '\u22121\u2009500'],
  [999, undefined, '999'],
  [1_234.5, 2, '1\u2009234.50'],
])('number %s', (amount, digits, text) => {
  expect(number(amount, digits)).toBe(text);
});

test.each([
  [115.567, '115.6'],
  [21.618, '21.62'],
  [4.5, '4.500'],
  [1_234.5, '1\u2009235'],
])('value %s', (amount, text) => {
  expect(value(amount)).toBe(text);
});

test.each([
  [60e12, '60 s'],
  [31_000_000, '31 \u00B5s'],
  [2.5e9, '2.5 ms'],
  [5_000, '5 ns'],
  [7, '7 ps'],
])('duration %s', (ps, text) => {
  expect(duration(ps)).toBe(text);
});

test('percent has a sign unless it is nothing', () => {
  expect([percent(6), percent(-1.5), percent(-0.001)]).toEqual(['+6.0 %', '\u22121.5 %', '0.0 %']);
});

test('a hash is shortened', () => {
  expect(shortHash('9f3ca17e55')).toBe('9f3c\u00B7a17e');
});

test('lines break at spaces, and titles in even parts', () => {
  const words = 'one two three four five six seven';
  const width = textWidth('one two three four five', 10, 400) + 1;
  expect(wrap(words, width, 10, 400)).toEqual(['one two three four five', 'six seven']);
  expect(balance(words, width, 10, 400)).toEqual(['one two three four', 'five six seven']);
  expect(wrap('unbreakable', 1, 10, 400)).toEqual(['unbreakable']);
});
