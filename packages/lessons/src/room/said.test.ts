import { expect, it } from 'vitest';
import { LONGEST_MESSAGE, MOST_CHOICES, saidSchema } from './said.ts';

const isTaken = (says: unknown): boolean => saidSchema.safeParse(says).success;
const hash = '0'.repeat(64);
const clock = { kind: 'clock', timePs: 5, speed: 2e7, isPlaying: true };
const selection = { nodes: [1], links: [], flows: [] };
const question = {
  kind: 'question',
  id: 'q1',
  text: 'How many?',
  form: { type: 'number', unit: 'cells' },
  state: 'open',
};
const choices = (many: number) => Array.from({ length: many }, (_, at) => `choice ${at}`);

it.each([
  { kind: 'scene', hash, title: 'Two hosts' },
  clock,
  { ...clock, speed: 'max' },
  { kind: 'view', layer: 'ip', sight: { left: 0, top: -1.5, right: 9, bottom: 4 }, selection },
  { kind: 'view', layer: 'physical', sight: null, selection },
  { kind: 'pointer', at: { x: 1, y: 2 } },
  { kind: 'pointer', at: null },
  question,
  { ...question, form: { type: 'choice', choices: choices(MOST_CHOICES) } },
  { kind: 'copy', hash, title: '', timePs: 0 },
  { kind: 'answer', question: 'q1', value: -1.5 },
])('takes %j', (says) => {
  expect(isTaken(says)).toBe(true);
});

it.each<[object, string]>([
  [{ ...clock, timePs: -1 }, 'an instant before the beginning'],
  [{ ...clock, timePs: 0.5 }, 'a part of a picosecond'],
  [{ ...clock, speed: 0 }, 'a clock that stands while it plays'],
  [{ ...clock, more: 1 }, 'an unknown key'],
  [{ kind: 'scene', hash: 'x', title: '' }, 'no hash'],
  [{ kind: 'view', layer: 'ip', sight: null, selection: { ...selection, nodes: choices(3) } }, 'names in place of ids'],
  [{ kind: 'pointer', at: { x: 1e9, y: 0 } }, 'a place far out'],
  [{ ...question, text: ' ' }, 'a question without a word'],
  [{ ...question, text: 'a\u0000b' }, 'a control character'],
  [{ ...question, form: { type: 'choice', choices: choices(1) } }, 'no choice'],
  [{ ...question, form: { type: 'choice', choices: choices(MOST_CHOICES + 1) } }, 'too many choices'],
  [{ kind: 'answer', question: 'q1', value: '3' }, 'text for a number'],
  [{ kind: 'shout' }, 'an unknown kind'],
])('refuses %j: %s', (says, _) => {
  expect(isTaken(says)).toBe(false);
});

it('has no question that is longer than a message may be', () => {
  const longest = {
    ...question,
    id: 'i'.repeat(24),
    text: 'ü'.repeat(300),
    form: { type: 'choice', choices: Array.from({ length: MOST_CHOICES }, () => 'ü'.repeat(100)) },
  };
  expect(isTaken(longest)).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(LONGEST_MESSAGE);
});
