import { expect, test } from 'vitest';
import { type AnswerValue, answerAs } from './answers.ts';
import type { Dimension } from './values.ts';

test.each<[AnswerValue, Dimension, number]>([
  [21.5, 'rate', 21.5],
  ['21,5', 'rate', 21.5],
  ['900 kb/s', 'rate', 0.9],
  ['574 µs', 'time', 574e6],
  [0.5, 'time', 0.5e9],
  ['40 000', 'cells', 40_000],
  ['3 cells', 'cells', 3],
  ['12', 'number', 12],
  ['98 %', 'share', 98],
])('%j as %s', (answer, dimension, number) => {
  expect(answerAs(answer, dimension)).toEqual({ kind: 'number', number, dimension });
});

test('words, alone and as lists', () => {
  expect(answerAs('Control Distribute, Multicast Forward', 'word')).toEqual({
    kind: 'words',
    words: ['Control Distribute', 'Multicast Forward'],
  });
  expect(answerAs(['West'], 'word')).toEqual({ kind: 'words', words: ['West'] });
});

test.each<[AnswerValue, Dimension]>([
  ['many', 'cells'],
  ['3 Mb/s', 'time'],
  ['', 'rate'],
  [['3'], 'number'],
])('%j is no answer as %s', (answer, dimension) => {
  expect(answerAs(answer, dimension)).toBeNull();
});
