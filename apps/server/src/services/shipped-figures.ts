/** Figures that come with the lab: what this very engine computed at full quality before, and what need not be computed again. */
import { readFile } from 'node:fs/promises';
import {
  type Experiment,
  extended,
  type Plan,
  plan,
  type Quality,
  type Results,
  readShipped,
  type ShippedFigure,
  shippedAddress,
  shippedResults,
} from '@lanelab/papers';

export interface ShippedRuns {
  /** With everything that its results ask for. */
  readonly plan: Plan;
  readonly results: Results;
}

async function fileOf(id: string): Promise<ShippedFigure | null> {
  const text = await readFile(shippedAddress(id), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : readShipped(text, id);
}

/** Null where nothing came with the lab for this engine, or the experiment is another by now. */
export async function shippedRuns(
  experiment: Experiment,
  quality: Quality,
  stamp: string,
): Promise<ShippedRuns | null> {
  const shipped = quality === 'full' ? await fileOf(experiment.id) : null;
  if (shipped === null || shipped.stamp !== stamp) return null;
  const results = shippedResults(shipped);
  const planned = extended(experiment, plan(experiment, quality), results);
  return planned.runs.every(({ key }) => results.runs.has(key)) ? { plan: planned, results } : null;
}
