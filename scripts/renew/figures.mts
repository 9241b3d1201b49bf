// The files of figures that come with the lab: every run at full quality, the digests of the quick ones.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastCauses } from '../../packages/engine/ts/last-causes.ts';
import { createEngine } from '../../packages/engine/ts/node.ts';
import { ENGINE_STAMP } from '../../packages/engine/ts/stamp.ts';
import type { Experiment } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { collect } from '../../packages/papers/src/figures/collect.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { explainedPair } from '../../packages/papers/src/figures/why.ts';
import { type DoneRuns, makeShipped, shippedText } from '../../packages/papers/src/shipped/make-shipped.ts';
import { type ShippedCauses, shippedAddress } from '../../packages/papers/src/shipped/shipped.ts';
import { ahead } from '../report/ahead.mts';
import { doneRuns } from '../report/figures.mts';
import type { Renewal } from './steps.mts';

const fileOf = (id: string): string => fileURLToPath(shippedAddress(id));

/** The chains of causes of the two points that the figure explains, in an engine that has run nothing before. */
async function causesOf(
  experiment: Experiment,
  { plan: planned, results }: DoneRuns,
): Promise<readonly ShippedCauses[]> {
  if (experiment.kind !== 'sweep') return [];
  const pair = explainedPair(experiment, collect(experiment, planned, { runs: results }).series);
  const causes: ShippedCauses[] = [];
  for (const coords of pair === null ? [] : [pair.at, pair.beside]) {
    const spec = planned.runs.find(
      (run) => run.explains === true && Object.entries(coords).every(([key, value]) => run.coords[key] === value),
    );
    if (pair === null || spec === undefined) continue;
    const engine = createEngine();
    causes.push({ key: spec.key, why: await lastCauses(engine, spec.scenario, pair.flow) });
    await engine.close();
  }
  return causes;
}

/** Files of experiments that are there no more. */
function removeOthers(): void {
  const folder = dirname(fileOf('any'));
  for (const name of readdirSync(folder))
    if (!EXPERIMENTS.some(({ id }) => id === basename(name, '.json'))) rmSync(`${folder}/${name}`);
}

export async function renewFigures({ experiments, isWhole, runs, pool, files, tell }: Renewal): Promise<void> {
  mkdirSync(dirname(fileOf('any')), { recursive: true });
  const engine = await pool.version();
  const made = ahead(experiments, async (experiment) => {
    const first = plan(experiment, 'full');
    const full = await doneRuns(experiment, first, runs);
    const quick = await doneRuns(experiment, plan(experiment, 'quick'), runs);
    const overhead = first.overhead === null ? null : await pool.overhead(first.overhead);
    const causes = await causesOf(experiment, full);
    const figure = makeShipped(experiment, { engine, stamp: ENGINE_STAMP, full, quick, overhead, causes });
    return { id: experiment.id, figure, count: full.plan.runs.length };
  });
  let done = 0;
  for await (const { id, figure, count } of made) {
    const isNew = !existsSync(fileOf(id));
    files.write(fileOf(id), shippedText(figure));
    done += 1;
    tell(`${done} of ${experiments.length}, ${id}: ${count} runs${isNew ? ', new' : ''}`);
  }
  if (isWhole) removeOthers();
}
