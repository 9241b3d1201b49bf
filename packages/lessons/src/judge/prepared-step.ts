/** The checks of a step read for a student's network and answer, and what their results say of the step. Nothing is run. */
import type { Scenario } from '@lanelab/scenario';
import {
  type AnswerValue,
  type Case,
  type Check,
  type CheckFault,
  type CheckResult,
  compileCheck,
  valueText,
} from '../checks/index.ts';
import type { Lesson, LessonStep } from '../lesson/document.ts';
import { drawnStep } from '../lesson/drawn-step.ts';
import type { FilledValues } from '../lesson/fill.ts';
import { type Answer, type AnswerForm, formOf } from '../lesson/task.ts';
import { drawnValues, type Variant } from '../lesson/variant.ts';
import { isRight, saidTo } from './answer.ts';
import { asked, MEASURED } from './asked.ts';
import type { StepVerdict } from './verdict.ts';

export interface JudgeRequest {
  readonly lesson: Lesson;
  /** Position of the step. */
  readonly index: number;
  /** The network as the student left it, and as the step began. */
  readonly scenario: Scenario;
  readonly start: Scenario;
  /** Null where there is none. */
  readonly answer: Answer | null;
  readonly variant: Variant;
}

export interface PreparedStep {
  readonly form: AnswerForm | null;
  /** What a run of the network has to decide. */
  readonly cases: readonly Case[];
  /** Given the results of the cases, in their order. */
  readonly verdict: (results: readonly CheckResult[]) => Omit<StepVerdict, 'curve'>;
}

/** A quantity is measured by a comparison with an answer that nobody gave: what is expected of it is what the run has. */
const NO_ANSWER = -1;

/** A check of a lesson that cannot be read against the network of its step. */
export class LessonCheckError extends Error {
  override readonly name = 'LessonCheckError';
  /** Place in the lesson: `steps[2].checks[0].check`. */
  readonly path: string;
  readonly text: string;
  readonly fault: CheckFault;
  constructor(path: string, text: string, fault: CheckFault) {
    super(`${path}: ${text}: ${fault.code}`);
    this.path = path;
    this.text = text;
    this.fault = fault;
  }
}

/** @throws {LessonCheckError} where the lesson has a check that cannot be read */
export function preparedStep({ lesson, index, scenario, start, answer, variant }: JudgeRequest): PreparedStep {
  const written = lesson.steps[index];
  if (written === undefined) throw new Error(`the lesson has no step ${index + 1}`);
  const drawn = drawnValues(variant);
  const step = drawnStep(written, drawn);
  const form = formOf(step.task);
  const { checks, traps, values } = asked(step, index, drawn);
  const read = ({ path, text }: { readonly path: string; readonly text: string }): Check => {
    const compiled = compileCheck(text, scenario, { start });
    if (!compiled.isCheck) throw new LessonCheckError(path, text, compiled.fault);
    return compiled.check;
  };
  const answers = new Map(Object.entries({ ...answersOf(answer, form), [MEASURED]: NO_ANSWER }));
  return {
    form,
    cases: [...checks, ...traps, ...values].map((text) => ({ check: read(text), answers, start })),
    verdict(results) {
      const of = (from: number, count: number) => results.slice(from, from + count);
      const outcomes = of(0, checks.length);
      const trapped = of(checks.length, traps.length);
      const measured = of(checks.length + traps.length, values.length);
      const isAnswerRight = form === null || answer === null ? null : isRight(form, answer);
      return {
        passes: isAnswerRight !== false && outcomes.every(({ verdict }) => verdict === 'holds'),
        checks: outcomes.map((outcome, place) => ({ outcome, says: step.checks[place]?.says ?? null })),
        isAnswerRight,
        says: [
          ...(form === null || answer === null ? [] : saidTo(form, answer)),
          ...step.traps.flatMap(({ says }, place) => (trapped[place]?.verdict === 'holds' ? [says] : [])),
        ],
        values: { ...drawn, ...valuesOf(step, measured) },
      };
    },
  };
}

/** Digits of a typed number that count, behind its decimal mark. */
const DIGITS = 12;

/**
 * The answer as checks compare it: a number in the unit of its form, the option that was chosen for itself. A drawn curve is
 * compared with nothing.
 */
function answersOf(answer: Answer | null, form: AnswerForm | null): Readonly<Record<string, AnswerValue>> {
  if (answer === null || (typeof answer === 'object' && 'curve' in answer)) return {};
  if (typeof answer === 'number' && form?.kind === 'number' && form.unit !== '')
    return { '': `${answer.toFixed(DIGITS)} ${form.unit}` };
  const [only] = Array.isArray(answer) ? answer : [];
  return { '': Array.isArray(answer) && answer.length === 1 && only !== undefined ? only : answer };
}

/** What could not be measured, such as the delay of a packet that never came, stays a gap in the text. */
function valuesOf({ values }: LessonStep, results: readonly CheckResult[]): FilledValues {
  return Object.fromEntries(
    values.flatMap(({ name }, place) => {
      const expected = results[place]?.expected;
      return expected?.kind === 'value' && expected.value !== null ? [[name, valueText(expected.value)]] : [];
    }),
  );
}
