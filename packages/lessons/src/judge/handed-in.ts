/** What has to be judged of a result file: for each step the network and the answer that the student left, and what the file claims. */
import { fewIssuesText } from '@lanelab/messages/scenario';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import type { Lesson, LessonStep } from '../lesson/document.ts';
import { type OpenSource, startOf } from '../lesson/network.ts';
import type { LessonProgress, StepResult } from '../lesson/result.ts';
import { isMade } from '../lesson/task.ts';
import { variantOf } from '../lesson/variant.ts';
import type { JudgeRequest } from './prepared-step.ts';

export interface HandedResult {
  readonly result: LessonProgress;
  /** The lesson that the result is judged by. */
  readonly lesson: Lesson;
}

export interface HandedStep {
  readonly step: LessonStep;
  readonly claimed: StepResult;
  readonly request: JudgeRequest;
}

/** A network of a result, or one that its lesson names, that cannot be opened: the message says why in a sentence. */
export class HandedInError extends Error {
  override readonly name = 'HandedInError';
}

/** Reads a document. @throws HandedInError where it is no sound scenario */
export function openedScenario(document: unknown): Scenario {
  const parsed = parseScenario(document);
  if (!parsed.ok) throw new HandedInError(fewIssuesText(parsed.errors));
  return parsed.scenario;
}

/** The network that the student left; null where the file has none. */
function networkOf(claimed: StepResult | undefined): Scenario | null {
  return claimed?.network === undefined ? null : openedScenario(claimed.network);
}

/**
 * The step at `index` with what has to be judged of it; null where the result says nothing of it. A step that goes on from another one
 * begins with the network that the student left there. Rejects with `HandedInError`, with `LessonChangeError`, and as `open` does.
 */
export async function handedStep(
  { result, lesson }: HandedResult,
  index: number,
  open: OpenSource,
): Promise<HandedStep | null> {
  const step = lesson.steps[index];
  const claimed = result.steps.find(({ id }) => id === step?.id);
  if (step === undefined || claimed === undefined) return null;
  const variant = variantOf(lesson, result.seed);
  const own = (id: string) => networkOf(result.steps.find((one) => one.id === id));
  const start = await startOf(lesson, index, { open, variant, own });
  const scenario = isMade(step.task) ? (networkOf(claimed) ?? start) : start;
  return { step, claimed, request: { lesson, index, scenario, start, answer: claimed.answer ?? null, variant } };
}
