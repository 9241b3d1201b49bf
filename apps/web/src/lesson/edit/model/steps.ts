/** Changes of the steps of a lesson: each takes a lesson and returns the next one. */
import type { Lesson, LessonStep, StepSource } from '@lanelab/lessons';
import { movedTo } from '../../../lecture/edit/changes.ts';
import { freeId, newStep } from '../../../share/lessons/new-lesson.ts';

const withSteps = (lesson: Lesson, steps: readonly LessonStep[]): Lesson => ({ ...lesson, steps: [...steps] });

/** A new step after the one at `index`; -1: before all others. */
export const addedStep = (lesson: Lesson, index: number): Lesson =>
  withSteps(lesson, lesson.steps.toSpliced(index + 1, 0, newStep(lesson)));

export function duplicatedStep(lesson: Lesson, index: number): Lesson {
  const step = lesson.steps[index];
  if (step === undefined) return lesson;
  const taken = lesson.steps.map(({ id }) => id);
  return withSteps(lesson, lesson.steps.toSpliced(index + 1, 0, { ...step, id: freeId(taken, step.id) }));
}

export const movedStep = (lesson: Lesson, from: number, to: number): Lesson =>
  withSteps(lesson, movedTo(lesson.steps, from, to));

export const removedStep = (lesson: Lesson, index: number): Lesson =>
  withSteps(lesson, lesson.steps.toSpliced(index, 1));

/** Another version of a step; where its id is another, steps that go on from it name the new one. */
export function changedStep(lesson: Lesson, index: number, step: LessonStep): Lesson {
  const before = lesson.steps[index];
  if (before === undefined) return lesson;
  const steps = lesson.steps.with(index, step);
  return withSteps(lesson, before.id === step.id ? steps : steps.map((one) => renamed(one, before.id, step.id)));
}

function renamed(step: LessonStep, from: string, to: string): LessonStep {
  const source = (one: StepSource): StepSource => (one.kind === 'step' && one.id === from ? { ...one, id: to } : one);
  const { scenario, solution } = step;
  return {
    ...step,
    ...(scenario === undefined ? {} : { scenario: source(scenario) }),
    ...(solution?.scenario === undefined ? {} : { solution: { ...solution, scenario: source(solution.scenario) } }),
  };
}
