import type { AskedFault } from '@lanelab/lessons/judge';
import { expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const fault = { code: 'no-flow-number', number: 9, known: [1], place: { start: 0, end: 1 } } as const;
const at = (index: number, text: string): AskedFault => ({
  path: `checks[${index}]`,
  text,
  fault,
  start: 2,
  end: 4,
  isMissing: false,
});

it('stand at the lines of their checks; a check with drawn values in it is marked as a whole', () => {
  const text = 'abcdef\n\n  ghijkl\nrate {r}';
  const notes = notesOf(text, (index) => `checks[${index}]`, [at(1, 'ghijkl'), at(2, 'rate 10')]);
  expect(notes.map(({ line, start, end }) => [line, start, end])).toEqual([
    [3, 4, 6],
    [4, 0, 8],
  ]);
});
