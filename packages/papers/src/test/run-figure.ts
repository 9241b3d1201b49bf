/** Figures for tests, computed by the built engine in this thread. */

import { createEngine } from '@lanelab/engine/node';
import type { Experiment, Overrides } from '../experiment.ts';
import type { FigureData } from '../figure-data.ts';
import { collect } from '../figures/collect.ts';
import { plan } from '../figures/plan.ts';

/** A figure at quick quality, or with what a test changes of it. */
export async function runFigure(experiment: Experiment, overrides: Overrides = {}): Promise<FigureData> {
  const planned = plan(experiment, 'quick', overrides);
  const engine = createEngine();
  const runs = new Map();
  for (const { key, scenario } of planned.runs) {
    const run = await engine.open(scenario);
    await run.runUntil(scenario.model.durationPs);
    runs.set(key, await run.result());
    await run.free();
  }
  return collect(experiment, planned, { runs, overhead: [] });
}
