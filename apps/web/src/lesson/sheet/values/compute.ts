/** Computes the values that the texts of a lesson name, for its sheet with answers: each step is run as its solution leaves it. */
import {
  drawnStep,
  drawnValues,
  type FilledValues,
  isMade,
  type Lesson,
  solvedAt,
  startOf,
  variantOf,
} from '@lanelab/lessons';
import { openSource } from '../../../share/lectures/sources.ts';
import { checkProblem } from '../../play/check-problem.ts';
import type { PlayParts } from '../../play/play.ts';

/** Every sheet has the same variant, so that the answers belong to it. */
export const SHEET_SEED = 'sheet';

export type StepValues =
  /** `share` of the run that is done, 0..1. */
  | { readonly state: 'computing'; readonly share: number }
  /** `unmeasured`: names of values that the run does not have, such as the delay of a packet that never came. */
  | { readonly state: 'computed'; readonly values: FilledValues; readonly unmeasured: readonly string[] }
  /** `problem`: why there is no run, in a sentence. */
  | { readonly state: 'failed'; readonly problem: string };

export interface ComputeOptions {
  readonly judge: PlayParts['judge'];
  /** Called with the state of a step, by its position, whenever it changes. */
  readonly onStep: (index: number, values: StepValues) => void;
  readonly signal: AbortSignal;
}

async function computed(lesson: Lesson, index: number, options: ComputeOptions): Promise<StepValues> {
  const variant = variantOf(lesson, SHEET_SEED);
  const drawn = drawnValues(variant);
  const written = lesson.steps[index];
  if (written === undefined || written.values.length === 0) return { state: 'computed', values: drawn, unmeasured: [] };
  const step = drawnStep(written, drawn);
  const networks = { open: openSource, variant };
  const start = await startOf(lesson, index, networks);
  const scenario = isMade(step.task) ? await solvedAt(lesson, index, networks) : start;
  const { values } = await options.judge(
    { index, scenario, start, answer: step.solution?.answer ?? null, variant },
    { signal: options.signal, onShare: (share) => options.onStep(index, { state: 'computing', share }) },
  );
  const unmeasured = step.values.map(({ name }) => name).filter((name) => !Object.hasOwn(values, name));
  return { state: 'computed', values, unmeasured };
}

/** Computes one step after the other; where a step fails, the others go on. Ends early where `signal` is aborted. */
export async function computeValues(lesson: Lesson, options: ComputeOptions): Promise<void> {
  const { onStep, signal } = options;
  for (const index of lesson.steps.keys()) {
    if (signal.aborted) return;
    const values = await computed(lesson, index, options).catch(
      (error: unknown): StepValues => ({ state: 'failed', problem: checkProblem(error) }),
    );
    if (!signal.aborted) onStep(index, values);
  }
}
