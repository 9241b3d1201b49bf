import { expect, it } from 'vitest';
import { readPlaceCode, readStudentName } from './who.ts';

it('takes a name in any script, without blanks around it', () => {
  expect(readStudentName(' Ana Luísa ')).toEqual({ value: 'Ana Luísa' });
  expect(readStudentName('李雷')).toEqual({ value: '李雷' });
});

it.each([
  ['  ', 'no letter'],
  ['…!', 'no letter'],
  ['x'.repeat(101), 'has 101 characters, but at most 100'],
])('refuses the name %.5j with a sentence', (text, words) => {
  expect(readStudentName(text)).toEqual({ problem: expect.stringContaining(words) });
});

it('takes the code of a place as people write it', () => {
  expect(readPlaceCode('k7qf-3mpw')).toEqual({ value: 'K7QF3MPW' });
  expect(readPlaceCode('Ana')).toEqual({ problem: expect.stringContaining('“Ana” is no class code') });
});
