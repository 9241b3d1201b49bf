/** The examples of docs/checks.md, and how they are judged. */
import { readFileSync } from 'node:fs';
import type { Engine } from '@lanelab/engine';
import { type Check, type CheckReport, compileChecks, faultText, runChecks } from '@lanelab/lessons/checks';
import {
  type CheckExample,
  checkExamples,
  EXAMPLE_ANSWERS,
  exampleScenario,
  exampleStart,
  termRows,
} from '@lanelab/lessons/test/check-examples';
import type { Scenario } from '@lanelab/scenario';

const page = readFileSync(new URL('../../../../docs/checks.md', import.meta.url), 'utf8');

export const ROWS = termRows(page);
export const EXAMPLES = checkExamples(page);

export function checksOf(texts: readonly string[], scenario: Scenario): readonly Check[] {
  return compileChecks(texts, scenario).map((compiled) => {
    if (compiled.isCheck) return compiled.check;
    throw new Error(`${compiled.text}: ${faultText(compiled.fault)}`);
  });
}

/** Judges examples of one scenario with the answer and the start that the page states. */
export function judged(
  engine: Engine,
  { scenario: name, hasStart }: Pick<CheckExample, 'scenario' | 'hasStart'>,
  texts: readonly string[],
  slicePs = 1e12,
): Promise<CheckReport> {
  const scenario = exampleScenario(name);
  return runChecks(engine, scenario, checksOf(texts, scenario), {
    answers: EXAMPLE_ANSWERS,
    slicePs,
    ...(hasStart ? { start: exampleStart(scenario) } : {}),
  });
}
