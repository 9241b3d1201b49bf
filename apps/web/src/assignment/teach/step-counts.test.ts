import { expect, it } from 'vitest';
import type { Overview, OverviewStudent } from '../../share/assignments/answers.ts';
import { hardestStep, stepCounts } from './step-counts.ts';

type Progress = OverviewStudent['progress'][number];

const at = (step: string, state: Progress['state'], tries: number): Progress => ({ step, state, tries, hints: 0 });

const student = (id: string, progress: readonly Progress[], hasJoined = true): OverviewStudent => ({
  id,
  name: id,
  hasJoined,
  joinedAtMs: 1,
  seenAtMs: 1,
  at: null,
  progress: [...progress],
  submissions: [],
});

const overviewOf = (students: readonly OverviewStudent[]): Overview => ({
  assignment: {
    id: 'K7QF3MPW',
    title: 'A lesson',
    minutes: 10,
    steps: 2,
    settings: {
      dueAtMs: null,
      late: 'mark',
      tries: null,
      variants: 'each',
      locks: [],
      results: 'at-once',
      join: 'name',
      keepDays: 180,
    },
    createdAtMs: 1,
    eraseAtMs: 2,
    lessonHash: 'abc',
    nowMs: 3,
    students: students.length,
    state: 'open',
  },
  nowMs: 3,
  steps: [
    { id: 'a', title: 'First', kind: 'predict' },
    { id: 'b', title: 'Second', kind: 'change' },
  ],
  students: [...students],
});

it('counts who is where, without places that nobody has taken', () => {
  const counts = stepCounts(
    overviewOf([
      student('Ana', [at('a', 'done', 1), at('b', 'begun', 4)]),
      student('Bruno', [at('a', 'shown', 2)]),
      student('place', [], false),
    ]),
  );
  expect(counts).toMatchObject([
    { number: 1, done: 1, shown: 1, begun: 0, open: 0, held: 0 },
    { number: 2, done: 0, shown: 0, begun: 1, open: 1, held: 1 },
  ]);
});

it('names the step that holds the most up, and none where it is one student alone', () => {
  const held = (name: string, step: string) => student(name, [at(step, 'begun', 3)]);
  expect(hardestStep(stepCounts(overviewOf([held('Ana', 'b')])))).toBeNull();
  const many = overviewOf([
    held('Ana', 'a'),
    held('Bruno', 'b'),
    held('Carla', 'a'),
    held('Davi', 'b'),
    held('Eva', 'b'),
  ]);
  expect(hardestStep(stepCounts(many))).toMatchObject({ id: 'b', held: 3 });
  // One or two tries are work under way.
  expect(hardestStep(stepCounts(overviewOf([student('Ana', [at('a', 'begun', 2)]), student('Eva', [])])))).toBeNull();
});
