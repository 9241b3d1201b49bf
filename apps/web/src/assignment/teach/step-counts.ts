/** How far a class is, step by step, and which step holds several students up. */
import type { Overview, OverviewStudent } from '../../share/assignments/answers.ts';

export interface StepCount {
  readonly id: string;
  readonly title: Overview['steps'][number]['title'];
  /** From 1. */
  readonly number: number;
  readonly done: number;
  readonly shown: number;
  readonly begun: number;
  readonly open: number;
  /** Students who have tried it several times and not solved it. */
  readonly held: number;
}

/** Tries after which somebody who has not solved a step is held up by it. */
const MANY_TRIES = 3;
/** Fewer are helped one by one. */
const SEVERAL = 2;

export const joinedOf = ({ students }: Overview): readonly OverviewStudent[] =>
  students.filter(({ hasJoined }) => hasJoined);

export function stepCounts(overview: Overview): readonly StepCount[] {
  const joined = joinedOf(overview);
  return overview.steps.map(({ id, title }, index) => {
    const progress = joined.map((student) => student.progress.find(({ step }) => step === id) ?? null);
    const count = (state: 'done' | 'shown' | 'begun') => progress.filter((one) => one?.state === state).length;
    return {
      id,
      title,
      number: index + 1,
      done: count('done'),
      shown: count('shown'),
      begun: count('begun'),
      open: progress.filter((one) => one === null).length,
      held: progress.filter((one) => one?.state === 'begun' && one.tries >= MANY_TRIES).length,
    };
  });
}

/** The step that holds the most students up; null where none holds several up. */
export function hardestStep(counts: readonly StepCount[]): StepCount | null {
  const [hardest] = counts.filter(({ held }) => held >= SEVERAL).toSorted((a, b) => b.held - a.held);
  return hardest ?? null;
}
