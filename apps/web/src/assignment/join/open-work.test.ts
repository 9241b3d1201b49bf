import { type LessonProgress, parseLesson } from '@lanelab/lessons';
import { expect, it } from 'vitest';
import { noProgress, opened } from '../../lesson/play/opened.ts';
import type { Me } from '../../share/assignments/answers.ts';
import type { KeptWork } from '../../share/assignments/kept-work.ts';
import { workToGoOnWith } from './open-work.ts';
import { triesLeft } from './session.ts';

const document = {
  lanelabLesson: 1,
  title: 'A lesson',
  minutes: 10,
  steps: [{ id: 'a', title: 'A', scenario: { kind: 'preset', id: 'class-lane' }, task: { kind: 'read' } }],
};
const parsed = parseLesson(document);
if (!parsed.ok) throw new Error('the lesson of this test has faults');
const lesson = opened(parsed.lesson, null);

const submission = {
  number: 1,
  atMs: 1,
  isLate: false,
  state: 'marked',
  summary: null,
  marks: null,
  comment: '',
  returned: false,
} as const;

const me: Me = {
  student: { id: 's', name: 'Ana', joinedAtMs: 1, seed: '42' },
  work: null,
  lesson: document,
  assignment: {
    id: 'K7QF3MPW',
    title: 'A lesson',
    minutes: 10,
    steps: 1,
    settings: {
      dueAtMs: null,
      late: 'mark',
      tries: 2,
      variants: 'each',
      locks: [],
      results: 'at-once',
      join: 'name',
      keepDays: 180,
    },
    createdAtMs: 1,
    eraseAtMs: 2,
    lessonHash: lesson.hash,
    nowMs: 3,
    students: 1,
    state: 'open',
  },
  submissions: [],
};

const worked = (tries: number): LessonProgress => ({
  ...noProgress(lesson, '42'),
  steps: [{ id: 'a', state: 'begun', tries, hints: 0 }],
});

const kept = (isSent: boolean): KeptWork => ({
  me,
  progress: worked(1),
  revision: 1,
  savedAtMs: 10,
  isSent,
  handing: null,
});

const onServer: Me = { ...me, work: { result: worked(5), revision: 5, savedAtMs: 50 } };

it('begins with nothing done, under the name and with the draws of the student', () => {
  expect(workToGoOnWith(me, lesson, null)).toMatchObject({
    work: { progress: { name: 'Ana', seed: '42', steps: [] }, revision: 0, savedAtMs: null },
    isSent: true,
  });
});

it('goes on with what the server has, where this browser has sent everything', () => {
  expect(workToGoOnWith(onServer, lesson, kept(true))).toEqual({
    work: { progress: worked(5), revision: 5, savedAtMs: 50 },
    isSent: true,
  });
});

it('goes on with what could not be sent, on the revision that it rests on', () => {
  expect(workToGoOnWith(onServer, lesson, kept(false))).toEqual({
    work: { progress: worked(1), revision: 1, savedAtMs: 10 },
    isSent: false,
  });
});

it('counts the tries that are left', () => {
  expect(triesLeft(me)).toBe(2);
  expect(triesLeft({ ...me, submissions: [submission, { ...submission, number: 2 }] })).toBe(0);
  const { settings } = me.assignment;
  const free = { ...me, assignment: { ...me.assignment, settings: { ...settings, tries: null } } };
  expect(triesLeft(free)).toBeNull();
});
