// What the quick runs of each experiment cost on this computer, from which the cards estimate what running a figure takes.
import { join } from 'node:path';
import { createEngine } from '../../packages/engine/ts/node.ts';
import type { Experiment } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { ROOT } from './files.mts';
import type { Renewal } from './steps.mts';

const FILE = join(ROOT, 'apps/web/src/papers/shipped/run-times.json');

/** Two measurements of the same runs differ by less: only a larger change is one. */
const NOISE = 0.3;

/** Processor time of the quick runs, ms: it counts what the engine did, and not what else the computer was busy with. */
async function measured(experiment: Experiment): Promise<number> {
  const engine = createEngine();
  const begun = process.cpuUsage();
  for (const { scenario } of plan(experiment, 'quick').runs) {
    const run = await engine.open(scenario);
    await run.runUntil(scenario.model.durationPs);
    await run.free();
  }
  const { user, system } = process.cpuUsage(begun);
  await engine.close();
  return Math.round((user + system) / 1_000);
}

export async function renewTimes({ experiments, files, tell }: Renewal): Promise<void> {
  const before: Readonly<Record<string, number>> = JSON.parse(files.read(FILE) ?? '{}');
  const times = new Map(Object.entries(before));
  for (const experiment of experiments.filter(({ kind }) => kind !== 'overhead' && kind !== 'drawing')) {
    const ms = await measured(experiment);
    const known = times.get(experiment.id);
    if (known === undefined || Math.abs(ms / known - 1) > NOISE) times.set(experiment.id, ms);
  }
  const ordered = EXPERIMENTS.flatMap(({ id }) => {
    const ms = times.get(id);
    return ms === undefined ? [] : [[id, ms] as const];
  });
  files.write(FILE, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  tell(`${ordered.length} experiments`);
}
