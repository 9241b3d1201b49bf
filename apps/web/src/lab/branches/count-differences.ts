/** How many things tell two networks apart: parts that differ, and planned changes that only one of them has. */
import type { Scenario } from '@lanelab/scenario';
import { differencesOf } from '../compare/differences.ts';

const withoutChanges = (scenario: Scenario): Scenario => ({
  ...scenario,
  model: { ...scenario.model, changes: [] },
});

/** Entries of one list that the other does not have, each counted as often as it is there. */
function countOnlyIn(list: readonly unknown[], other: readonly unknown[]): number {
  const left = other.map((entry) => JSON.stringify(entry));
  return list.filter((entry) => {
    const at = left.indexOf(JSON.stringify(entry));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

export function countDifferences(here: Scenario, there: Scenario): number {
  if (here.model === there.model) return 0;
  const [mine, others] = [here.model.changes, there.model.changes];
  return (
    differencesOf(withoutChanges(here), withoutChanges(there)).length +
    countOnlyIn(mine, others) +
    countOnlyIn(others, mine)
  );
}
