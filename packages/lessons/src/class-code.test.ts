import { expect, it } from 'vitest';
import { readCode, showCode, TYPED_CODE_PATTERN } from './class-code.ts';

it.each([
  ['K7QF3MPW', 'K7QF3MPW'],
  [' k7qf-3mpw ', 'K7QF3MPW'],
  ['K7QF 3MPW', 'K7QF3MPW'],
  ['k7qf – 3m pw', 'K7QF3MPW'],
  ['K7QF3MP', null],
  ['K7QF3MPWW', null],
  // 0, 1, I, L and O are in no code.
  ['K7QF3MP0', null],
  ['K7QF3MPL', null],
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it('shows a code in two halves, which are read as the same code', () => {
  expect(showCode('K7QF3MPW')).toBe('K7QF-3MPW');
  expect(readCode(showCode('K7QF3MPW'))).toBe('K7QF3MPW');
});

it('has a pattern of what people type', () => {
  for (const typed of ['K7QF3MPW', 'k7qf3mpw', 'K7QF-3MPW', ' K 7 Q F 3 M P W '])
    expect(typed).toMatch(TYPED_CODE_PATTERN);
  for (const wrong of ['', 'K7QF3MP', 'K7QF3MPWX', 'K7QF3MP0', 'K7QF3MPl', 'K7QF_3MPW', 'K7QF3MP\n'])
    expect(wrong).not.toMatch(TYPED_CODE_PATTERN);
});
