/** What a server judges, and what it answers: the data that crosses between the threads, and that jobs keep as JSON text. */
import type { Lesson, LessonProgress, StepResult } from '@lanelab/lessons';
import type { AnswerValue, CheckReport, CheckResult } from '@lanelab/lessons/checks';
import type { Standing } from '@lanelab/lessons/judge';
import type { Scenario } from '@lanelab/scenario';

/** Where the lesson comes from that a result is judged by: the lab itself, whoever asks, or the result. */
export type LessonOrigin = 'built-in' | 'given' | 'result';

export type Question =
  | {
      readonly kind: 'checks';
      readonly scenario: Scenario;
      readonly checks: readonly string[];
      /** The document that “changed only” compares with. */
      readonly start?: Scenario;
      /** Answers by name; the answer without a name under the empty text. */
      readonly answers: Readonly<Record<string, AnswerValue>>;
    }
  | {
      readonly kind: 'result';
      readonly result: LessonProgress;
      readonly lesson: Lesson;
      readonly origin: LessonOrigin;
    };

export interface JudgedCheck extends Omit<CheckResult, 'text'> {
  readonly check: string;
  /** What was found, and what was expected, in words. */
  readonly sentence: string;
}

export interface ChecksVerdict extends Pick<CheckReport, 'untilPs'> {
  readonly kind: 'checks';
  /** Version of the engine that computed it. */
  readonly engine: string;
  readonly checks: readonly JudgedCheck[];
}

export interface JudgedStep {
  readonly id: string;
  /** What the result claims; null where it says nothing of the step. */
  readonly claimed: StepResult['state'] | null;
  /** What the claim is worth; null where the step cannot be computed. */
  readonly standing: Standing | null;
  /** Whether every check holds and the answer is right; null where nothing was computed. */
  readonly passes: boolean | null;
  /** Whether the answer is right by the lesson’s own word; null where checks have to say, or nothing was answered. */
  readonly isAnswerRight: boolean | null;
  /** Whether the result claims that the step is done, and the run does not bear that out. */
  readonly differs: boolean;
  readonly checks: readonly JudgedCheck[];
  /** Why the step cannot be computed, in a sentence. */
  readonly problem: string | null;
}

export interface ResultVerdict {
  readonly kind: 'result';
  readonly engine: string;
  readonly lesson: {
    readonly origin: LessonOrigin;
    /** Hash of the lesson that the result was judged by, and the one that the result says was played. */
    readonly hash: string;
    readonly claimedHash: string;
  };
  /** Whether the run bears out all that is claimed, of the very lesson that is claimed. */
  readonly agrees: boolean;
  readonly steps: readonly JudgedStep[];
  /** Ids in the result that no step of the lesson has, or that it has twice. */
  readonly unknownSteps: readonly string[];
}

export type Verdict = ChecksVerdict | ResultVerdict;
