/** Results of lessons as a page writes them. */
import { type Answer, formOf, type Lesson, type LessonStep, lessonHash, type StepResult } from '@lanelab/lessons';
import { modelSolution } from '@lanelab/lessons/test/play';
import type { Scenario } from '@lanelab/scenario';

/** A step as it is claimed; done, unless it says something else. */
export interface Claim extends Partial<Omit<StepResult, 'network'>> {
  readonly id: string;
  readonly network?: Scenario;
}

/** The result of a built-in lesson by its id, of any other lesson with the document in it. */
export function handedIn(lesson: Lesson, seed: string, steps: readonly Claim[], builtIn?: string) {
  const hash = lessonHash(lesson);
  return {
    lanelabResult: 1,
    lesson:
      builtIn === undefined ? { kind: 'document', document: lesson, hash } : { kind: 'built-in', id: builtIn, hash },
    seed,
    name: 'Ana',
    steps: steps.map((step) => ({ state: 'done', tries: 1, hints: 0, ...step })),
  };
}

/** A drawn curve is never marked: any one is an answer. */
function flatCurve({ task }: LessonStep): Answer | null {
  const form = formOf(task);
  return form?.kind === 'curve' ? { curve: Array.from({ length: form.points }, () => 0) } : null;
}

/** Every step done as the model solution of the lesson has it. */
export async function solvedSteps(lesson: Lesson, seed: string): Promise<readonly Claim[]> {
  const steps: Claim[] = [];
  for (const step of lesson.steps) {
    const { scenario, answer: model } = await modelSolution(lesson, step.id, seed);
    const answer = model ?? flatCurve(step);
    steps.push({ id: step.id, network: scenario, ...(answer === null ? {} : { answer }) });
  }
  return steps;
}
