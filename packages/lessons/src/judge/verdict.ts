/** What is known of a student's step once its checks have been computed. */
import type { CheckResult } from '../checks/index.ts';
import type { FilledValues } from '../lesson/fill.ts';
import type { LocalText } from '../lesson/text.ts';

export interface CheckVerdict {
  readonly outcome: CheckResult;
  /** What the lesson says where the check fails, in place of nothing. */
  readonly says: LocalText | null;
}

export interface StepVerdict {
  /** Whether every check holds and the answer is right. */
  readonly passes: boolean;
  readonly checks: readonly CheckVerdict[];
  /** Whether the answer is the one that the lesson has, or whose checks hold; null where no answer can be wrong. */
  readonly isAnswerRight: boolean | null;
  /** Sentences for what the student did: of the chosen options, of answers near a known one, of the traps that hold. */
  readonly says: readonly LocalText[];
  /** What the run has measured, for the texts of the step. */
  readonly values: FilledValues;
  /** What was measured in each interval of a drawn curve; null where none was drawn. */
  readonly curve: readonly (number | null)[] | null;
}
