/** What a result claims of a step beside what its run shows. */
import type { LessonStep } from '../lesson/document.ts';
import type { StepResult } from '../lesson/result.ts';
import type { StepVerdict } from './verdict.ts';

export type Standing =
  /** The step is claimed as done, and its checks hold. */
  | 'confirmed'
  /** The step is claimed as done, and its checks do not hold. */
  | 'not-confirmed'
  /** A prediction, which is never marked down: as the network did, or otherwise. */
  | 'predicted'
  | 'predicted-otherwise'
  /** A step to read has nothing to confirm. */
  | 'read'
  /** The student took the solution. */
  | 'shown'
  /** The step was begun and is claimed as nothing more, whether its checks hold or not. */
  | 'begun'
  | 'not-begun';

/** `verdict` is of the student’s network and answer; null for a step that nobody has begun. */
export function standingOf(
  { task }: LessonStep,
  claimed: StepResult | null,
  verdict: Pick<StepVerdict, 'passes'> | null,
): Standing {
  if (claimed === null || verdict === null) return 'not-begun';
  if (claimed.state === 'shown') return 'shown';
  if (claimed.state === 'begun') return 'begun';
  if (task.kind === 'read') return 'read';
  if (task.kind === 'predict' && claimed.answer !== undefined)
    return verdict.passes ? 'predicted' : 'predicted-otherwise';
  // A question without an answer has not been answered, whatever its checks say of the network.
  const isAnswered = !('answer' in task) || claimed.answer !== undefined;
  return verdict.passes && isAnswered ? 'confirmed' : 'not-confirmed';
}
