// Writes runs of three sweeps into a folder, each once without and once with a time account: node --import tsx sweeps.mts FOLDER
// SWEEP-N.json and SWEEP-N-account.json, for some runs of each plan at quick quality, from its first to its last.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { accounted } from '../../packages/papers/src/figures/account.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { canonicalJson, type Scenario } from '../../packages/scenario/src/index.ts';

const RUNS_OF_EACH = 4;

/** Runs evenly apart in the plan. */
function some(scenarios: readonly Scenario[]): readonly Scenario[] {
  const step = Math.max(1, (scenarios.length - 1) / (RUNS_OF_EACH - 1));
  const places = Array.from({ length: Math.min(RUNS_OF_EACH, scenarios.length) }, (_, n) => Math.round(n * step));
  return places.flatMap((place) => scenarios[place] ?? []);
}

/** Keeps no account, whatever the plan says. */
function unaccounted(scenario: Scenario): Scenario {
  const { account: _, ...measure } = scenario.model.measure;
  return { ...scenario, model: { ...scenario.model, measure } };
}

const [folder, ...sweeps] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder');
for (const sweep of sweeps) {
  const experiment = EXPERIMENTS.find(({ id }) => id === sweep);
  if (experiment === undefined) throw new Error(`there is no experiment ${sweep}`);
  const runs = some(plan(experiment, 'quick').runs.map(({ scenario }) => scenario));
  runs.forEach((scenario, n) => {
    writeFileSync(join(folder, `${sweep}-${n}.json`), canonicalJson(unaccounted(scenario)));
    writeFileSync(join(folder, `${sweep}-${n}-account.json`), canonicalJson(accounted(scenario)));
  });
}
