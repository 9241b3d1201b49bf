import { expect, it } from 'vitest';
import { lessonOfChecks } from './of-checks.ts';
import { parseLesson } from './read.ts';

const network = {
  title: 'Two subnets',
  question: 'Why does nothing arrive?',
  notes: 'The router is off.',
  source: { kind: 'preset', id: 'class-lane' },
  checks: ['goodput(A -> B) > 1 Mb/s', 'ELANs = 2'],
} as const;

it('makes one step that is changed until the checks hold', () => {
  const lesson = lessonOfChecks(network);
  expect(parseLesson(lesson)).toEqual({ ok: true, lesson });
  const [step] = lesson.steps;
  expect(lesson.steps).toHaveLength(1);
  expect(lesson).toMatchObject({ title: 'Two subnets', question: 'Why does nothing arrive?' });
  expect(step).toMatchObject({ scenario: network.source, text: 'The router is off.', task: { kind: 'change' } });
  expect(step?.checks.map(({ check }) => check)).toEqual(network.checks);
});

it('has a title where the network has none', () => {
  expect(lessonOfChecks({ ...network, title: ' ' }).title).toMatchObject({ en: expect.stringMatching(/\w/) });
});

it('is a sound lesson whatever stands in the network’s words, and however many checks it has', () => {
  const lesson = lessonOfChecks({
    ...network,
    title: `{x ${'x'.repeat(300)}`,
    question: "Is '{' a brace} ?",
    notes: `[here](javascript:alert(1)) and <foo:bar> ${'y'.repeat(9_000)}`,
    checks: Array<string>(50).fill('ELANs = 2'),
  });
  expect(parseLesson(lesson)).toEqual({ ok: true, lesson });
  expect(lesson.question).toBe('Is  a brace ?');
  expect(lesson.steps[0]?.checks).toHaveLength(20);
});
