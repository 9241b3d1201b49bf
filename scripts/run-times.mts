/** Measures what the quick runs of each experiment cost on this computer, for the estimates on the cards: `npm run run-times`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@lanelab/engine/node';
import { EXPERIMENTS, plan } from '@lanelab/papers';

const FILE = join(import.meta.dirname, '..', 'apps/web/src/papers/gallery/run-times.json');

const times: Record<string, number> = {};
for (const experiment of EXPERIMENTS) {
  const { runs } = plan(experiment, 'quick');
  if (runs.length === 0) continue;
  const engine = createEngine();
  const begun = process.cpuUsage();
  for (const { scenario } of runs) {
    const run = await engine.open(scenario);
    await run.runUntil(scenario.model.durationPs);
    await run.free();
  }
  const { user, system } = process.cpuUsage(begun);
  times[experiment.id] = Math.round((user + system) / 1000);
}
writeFileSync(FILE, `${JSON.stringify(times, null, 2)}\n`);
