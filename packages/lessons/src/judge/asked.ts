/** The texts of a step that a run has to say something about: checks, conditions of traps, quantities. */
import type { LessonStep } from '../lesson/document.ts';
import { type FilledValues, filled } from '../lesson/fill.ts';

/** The name of the answer that a quantity is compared with, so that it can be measured as a check. */
export const MEASURED = 'measured';

export interface AskedText {
  /** Place in the lesson: `steps[2].checks[0].check`. */
  readonly path: string;
  /** The check with the drawn values filled in. */
  readonly text: string;
  /** Characters of `text` before what the author wrote: a quantity has the comparison before it that measures it. */
  readonly offset: number;
}

export interface AskedTexts {
  readonly checks: readonly AskedText[];
  readonly traps: readonly AskedText[];
  readonly values: readonly AskedText[];
}

/** `drawn` are the values of the student's draws. */
export function asked(step: LessonStep, index: number, drawn: FilledValues): AskedTexts {
  const at = `steps[${index}]`;
  const entry = (path: string, written: string, before = ''): AskedText => ({
    path: `${at}.${path}`,
    text: before + filled(written, drawn, 'en'),
    offset: before.length,
  });
  return {
    checks: step.checks.map(({ check }, place) => entry(`checks[${place}].check`, check)),
    traps: step.traps.map(({ when }, place) => entry(`traps[${place}].when`, when)),
    values: step.values.map(({ of }, place) => entry(`values[${place}].of`, of, `answer.${MEASURED} != `)),
  };
}
