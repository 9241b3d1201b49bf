/** Makes the file of a figure from the whole results of its runs. */

import type { OverheadRow, RunResult } from '@lanelab/engine';
import type { Experiment, PlacedRun, Plan, RunSpec } from '../experiment.ts';
import { collect } from '../figures/collect.ts';
import { extended } from '../figures/follow-up.ts';
import { type ShippedCauses, type ShippedFigure, shippedPlan, shippedResults, shortKey } from './shipped.ts';
import { watchReads } from './watch-reads.ts';

/** A plan that asks for nothing more, and the results of its runs. */
export interface DoneRuns {
  readonly plan: Plan;
  readonly results: ReadonlyMap<string, RunResult>;
}

export interface MadeFrom {
  readonly engine: string;
  readonly stamp: string;
  readonly full: DoneRuns;
  readonly quick: DoneRuns;
  readonly overhead: readonly OverheadRow[] | null;
  readonly causes: readonly ShippedCauses[];
}

function resultOf({ results }: DoneRuns, key: string): RunResult {
  const result = results.get(key);
  if (result === undefined) throw new Error(`run ${key} is missing`);
  return result;
}

/** Figures share no run with themselves: a key stands for one place. */
const workOf = (done: DoneRuns): number =>
  done.plan.runs
    .map(({ key }) => resultOf(done, key))
    .reduce((sum, { events, cellHops }) => sum + events + cellHops, 0);

const placeOf = ({ key, coords, variant, repetition, fit, explains }: RunSpec): PlacedRun => ({
  key,
  coords,
  repetition,
  ...(variant === undefined ? {} : { variant }),
  ...(fit === undefined ? {} : { fit }),
  ...(explains === undefined ? {} : { explains }),
});

/** Reads every value of the accounts, which a page shows whole beside the figure. */
const readAccounts = ({ flows }: RunResult): unknown =>
  JSON.stringify(flows.map(({ id, account }) => ({ id, account })));

/** @throws where the figure from the file would be another than the figure from the results */
export function makeShipped(experiment: Experiment, from: MadeFrom): ShippedFigure {
  const { engine, stamp, full, quick, overhead, causes } = from;
  const { axes, durationPs, repetitions, baseHash, runs, overrides } = full.plan;
  const watched = new Map(runs.map(({ key }) => [key, watchReads(resultOf(full, key))]));
  const rows = overhead === null ? undefined : overhead;
  const results = { runs: new Map([...watched].map(([key, { value }]) => [key, value])), overhead: rows, engine };
  const whole = JSON.stringify(collect(experiment, full.plan, results));
  if (extended(experiment, full.plan, results).runs.length > runs.length)
    throw new Error(`${experiment.id}: its results ask for more runs`);
  for (const { key, explains } of runs)
    if (explains === true) readAccounts(watched.get(key)?.value ?? resultOf(full, key));
  const figure: ShippedFigure = {
    experiment: experiment.id,
    engine,
    stamp,
    seed: overrides.seed ?? 1,
    full: {
      axes,
      durationPs,
      repetitions,
      baseHash,
      work: workOf(full),
      runs: runs.map((spec) => ({
        ...placeOf(spec),
        digest: resultOf(full, spec.key).digest,
        result: watched.get(spec.key)?.used(),
      })),
    },
    quick: {
      work: workOf(quick),
      digests: Object.fromEntries(quick.plan.runs.map(({ key }) => [shortKey(key), resultOf(quick, key).digest])),
    },
    overhead,
    causes,
  };
  const again = JSON.stringify(collect(experiment, shippedPlan(figure), shippedResults(figure)));
  if (again !== whole) throw new Error(`${experiment.id}: the figure from the file is not the figure from its runs`);
  return figure;
}

/** As a file: a line for each run, so that a change shows where it is. */
export function shippedText({ full, ...rest }: ShippedFigure): string {
  const { runs, ...facts } = full;
  const lines = (entries: readonly unknown[]): string => entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},\n"full":${JSON.stringify(facts).slice(0, -1)},"runs":[\n${lines(runs)}\n]}}\n`;
}
