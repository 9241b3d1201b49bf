// The experiments that a command names, and where results of their runs are kept.
import { readFileSync } from 'node:fs';
import type { Experiment } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';

/** All where none is named. */
export function chosenExperiments(ids: readonly string[] | undefined): readonly Experiment[] {
  for (const id of ids ?? [])
    if (!EXPERIMENTS.some((experiment) => experiment.id === id)) throw new Error(`--only ${id}: no such experiment`);
  return EXPERIMENTS.filter(({ id }) => ids === undefined || ids.includes(id));
}

const path = (relative: string) => new URL(relative, import.meta.url).pathname;

/** A folder for each build of the engine: what was stopped goes on where it was. */
export function keptRuns(): string {
  const stamp: { readonly sourceHash: string } = JSON.parse(
    readFileSync(path('../../packages/engine/pkg/stamp.json'), 'utf8'),
  );
  return path(`../../target/report/${stamp.sourceHash.slice(0, 16)}`);
}
