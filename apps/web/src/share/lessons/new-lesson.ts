/** What a lesson, and a step of one, begin with before anybody has written a word. */
import { LESSON_VERSION, type Lesson, type LessonStep } from '@lanelab/lessons';

export const emptyLesson: Lesson = {
  lanelabLesson: LESSON_VERSION,
  title: '',
  question: '',
  goals: [],
  minutes: 15,
  figures: [],
  presets: [],
  needs: [],
  draws: [],
  steps: [],
};

/** The network of a first step until its author chooses another. */
const FIRST_NETWORK = { kind: 'preset', id: 'class-lane' } as const;

/** `wanted` where no other has it, else the first of `wanted-2`, `wanted-3`, … that is free. */
export function freeId(taken: readonly string[], wanted: string): string {
  const base = wanted.slice(0, 34);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

/** A step to read, on the network of the step before it; the first step has a small network of its own. */
export function newStep({ steps }: Lesson): LessonStep {
  return {
    id: freeId(
      steps.map(({ id }) => id),
      `step-${steps.length + 1}`,
    ),
    title: '',
    text: '',
    ...(steps.length === 0 ? { scenario: FIRST_NETWORK } : {}),
    changes: [],
    draws: [],
    task: { kind: 'read' },
    checks: [],
    traps: [],
    values: [],
    hints: [],
    explanation: '',
  };
}
