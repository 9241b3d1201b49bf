import { expect, it } from 'vitest';
import type { LessonStep } from '../lesson/document.ts';
import type { StepResult } from '../lesson/result.ts';
import type { Task } from '../lesson/task.ts';
import { lesson, mustRead } from '../lesson/test/lessons.ts';
import { standingOf } from './standing.ts';
import type { StepVerdict } from './verdict.ts';

const word = { question: '', answer: { kind: 'word', label: '' } } as const;
const [anyStep] = mustRead(lesson()).steps;
if (anyStep === undefined) throw new Error('a lesson of tests has no step');
const step = (task: Task): LessonStep => ({ ...anyStep, task });
const verdict = (passes: boolean): StepVerdict => ({
  passes,
  checks: [],
  isAnswerRight: null,
  says: [],
  values: {},
  curve: null,
});
const claim = (claimed: Partial<StepResult>): StepResult => ({
  id: 'a',
  state: 'done',
  tries: 1,
  hints: 0,
  ...claimed,
});

it.each<[string, Task, Partial<StepResult>, boolean]>([
  ['confirmed', { kind: 'build', request: '' }, {}, true],
  ['not-confirmed', { kind: 'build', request: '' }, {}, false],
  ['confirmed', { kind: 'find', ...word }, { answer: 'x' }, true],
  // Checks that name no answer hold without one; the claim of an answer is not confirmed by them.
  ['not-confirmed', { kind: 'find', ...word }, {}, true],
  ['predicted', { kind: 'predict', ...word }, { answer: 'x' }, true],
  ['predicted-otherwise', { kind: 'predict', ...word }, { answer: 'x' }, false],
  ['not-confirmed', { kind: 'predict', ...word }, {}, true],
  ['read', { kind: 'read' }, {}, true],
  ['shown', { kind: 'build', request: '' }, { state: 'shown' }, false],
  ['begun', { kind: 'build', request: '' }, { state: 'begun' }, true],
])('is %s for %j, claimed with %j, where the checks hold: %j', (standing, task, claimed, passes) => {
  expect(standingOf(step(task), claim(claimed), verdict(passes))).toBe(standing);
});

it('is not begun where nothing is claimed', () => {
  expect(standingOf(step({ kind: 'read' }), null, null)).toBe('not-begun');
});
