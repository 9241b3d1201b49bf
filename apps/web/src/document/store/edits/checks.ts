/** Edits of the checks that a document brings along. They change no run. */
import { say } from '@lanelab/messages/edits';
import type { Scenario } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done } from './model.ts';

const checksOf = ({ view }: Scenario): readonly string[] => view.checks ?? [];

function withChecks(scenario: Scenario, checks: readonly string[]): Scenario {
  const { checks: _, ...view } = scenario.view;
  return { ...scenario, view: checks.length === 0 ? view : { ...view, checks: [...checks] } };
}

/** Writes the check at a position; behind the last one it is added, and an empty text takes it away. */
export const writeCheck =
  (index: number, text: string): Edit =>
  (scenario) => {
    const checks = [...checksOf(scenario)];
    const check = text.trim();
    if (check === '') checks.splice(index, 1);
    else checks[Math.min(index, checks.length)] = check;
    return done(withChecks(scenario, checks), check === '' ? say('check.removed') : say('check.written', { check }));
  };
