/** Plays a built-in lesson with the engine in Node, as the page does: model solutions, wrong ones, and what a student reads. */
import { createEngine } from '@lanelab/engine/node';
import { unitSize, verdictText } from '../checks/index.ts';
import { type JudgeRequest, judgeStep, type StepVerdict } from '../judge/index.ts';
import {
  type Answer,
  drawnStep,
  drawnValues,
  filled,
  formOf,
  type Lesson,
  solvedAt,
  startOf,
  type Variant,
  variantOf,
} from '../lesson/index.ts';
import { ANY_SEED, type Attempt, attempted, openBuiltIn, stepIndex } from './attempt.ts';

export interface Outcome extends StepVerdict {
  /** Texts of the checks that do not hold. */
  readonly failed: readonly string[];
  /** Everything that the student reads of the outcome, in order. */
  readonly read: string;
}

async function judged(request: JudgeRequest): Promise<Outcome> {
  const engine = createEngine();
  try {
    const verdict = await judgeStep(engine, request);
    const failed = verdict.checks.filter(({ outcome }) => outcome.verdict !== 'holds');
    const texts = [...verdict.says, ...failed.flatMap(({ says }) => says ?? [])];
    const read = [
      ...failed.map(({ outcome }) => verdictText(outcome)),
      ...texts.map((text) => filled(typeof text === 'string' ? text : text.en, verdict.values, 'en')),
    ].join(' ');
    return { ...verdict, failed: failed.map(({ outcome }) => outcome.text), read };
  } finally {
    await engine.close();
  }
}

/** The outcome of an attempt at a step: its network is the one the step begins with, changed, its answer the one given. */
export async function tryStep(lesson: Lesson, id: string, attempt: Attempt): Promise<Outcome> {
  const { variant, start, scenario } = await attempted(lesson, id, attempt);
  return judged({ lesson, index: stepIndex(lesson, id), variant, start, scenario, answer: attempt.answer ?? null });
}

/** The right answer of a step: the one of its solution, or the one that its form has, with the values that were drawn. */
function rightAnswer({ steps }: Lesson, index: number, variant: Variant): Answer | null {
  const written = steps[index];
  if (written === undefined) return null;
  const step = drawnStep(written, drawnValues(variant));
  const form = formOf(step.task);
  if (step.solution?.answer !== undefined) return step.solution.answer;
  if (form?.kind === 'choice') return form.right;
  return form?.kind === 'order' ? form.items.map(({ id }) => id) : null;
}

/** The model solution of a step, to be judged. A number that is asked for is answered with what the run has. */
export async function modelSolution(lesson: Lesson, id: string, seed = ANY_SEED): Promise<JudgeRequest> {
  const index = stepIndex(lesson, id);
  const variant = variantOf(lesson, seed);
  const network = { open: openBuiltIn, variant };
  const start = await startOf(lesson, index, network);
  const scenario = await solvedAt(lesson, index, network);
  const request = { lesson, index, variant, start, scenario };
  const known = rightAnswer(lesson, index, variant);
  const answer = known ?? measuredAnswer(lesson, index, await judged({ ...request, answer: 0 }));
  return { ...request, answer };
}

/** The outcome of the model solution of a step. */
export async function solveStep(lesson: Lesson, id: string, seed = ANY_SEED): Promise<Outcome> {
  return judged(await modelSolution(lesson, id, seed));
}

/** The measured value that the answer to a step is compared with, in the unit of its form. */
function measuredAnswer({ steps }: Lesson, index: number, { checks }: Outcome): Answer | null {
  const step = steps[index];
  const form = step === undefined ? null : formOf(step.task);
  if (form?.kind !== 'number' && form?.kind !== 'word') return null;
  for (const { outcome } of checks) {
    const value = outcome.text.includes('answer') && outcome.expected.kind === 'value' ? outcome.expected.value : null;
    if (value?.kind === 'number')
      return value.number / (form.kind === 'number' ? (unitSize(value.dimension, form.unit) ?? 1) : 1);
    if (value?.kind === 'words') return [...value.words];
  }
  return null;
}

/** The explanation of a step as a student reads it after an outcome. */
export function explanationOf(lesson: Lesson, id: string, { values }: Outcome): string {
  const { explanation = '' } = lesson.steps[stepIndex(lesson, id)] ?? {};
  return filled(typeof explanation === 'string' ? explanation : explanation.en, values, 'en');
}
