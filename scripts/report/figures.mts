// An experiment from its runs to figure data, with what every fit and model as good as the one in use predicts.
import type { ChartBandsOver } from '../../packages/charts/src/index.ts';
import type { RunResult } from '../../packages/engine/ts/index.ts';
import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import type { Experiment, Fit, Plan, Quality, RunSpec } from '../../packages/papers/src/experiment.ts';
import type { FigureData } from '../../packages/papers/src/figure-data.ts';
import { collect } from '../../packages/papers/src/figures/collect.ts';
import { extended } from '../../packages/papers/src/figures/follow-up.ts';
import { bandSets, plan } from '../../packages/papers/src/figures/plan.ts';
import { modelHash } from '../../packages/scenario/src/canonical.ts';
import type { Runs } from './runs.mts';

export interface Band {
  readonly low: number;
  readonly high: number;
  /** What it is over: equally good fits of the cost parameters, or alternative models as well. */
  readonly over: ChartBandsOver;
}

export interface Reported {
  readonly experiment: Experiment;
  readonly data: FigureData;
  /** The band of each row, by the row's key. */
  readonly bands: ReadonlyMap<string, Band>;
}

/** Least and most of each row's simulated value over the figure and its others. */
function bandsOf(data: FigureData, others: readonly FigureData[], over: ChartBandsOver): ReadonlyMap<string, Band> {
  return new Map(
    data.residuals.flatMap(({ key, simulated }) => {
      const values = [simulated, ...others.map(({ residuals }) => residuals.find((row) => row.key === key)?.simulated)];
      const known = values.filter((value) => value !== null && value !== undefined);
      return known.length < 2 ? [] : [[key, { low: Math.min(...known), high: Math.max(...known), over }]];
    }),
  );
}

/** A plan with everything that its results ask for, and all of its results. */
export async function doneRuns(
  experiment: Experiment,
  planned: Plan,
  runs: Runs,
): Promise<{ readonly plan: Plan; readonly results: ReadonlyMap<string, RunResult> }> {
  const results = await runs.of(planned.runs);
  const more = extended(experiment, planned, { runs: results });
  return more.runs.length > planned.runs.length ? doneRuns(experiment, more, runs) : { plan: planned, results };
}

/** The run under other rules. */
function adapted(run: RunSpec, adapt: NonNullable<Fit['adapt']>): RunSpec {
  const scenario = adapt(run.scenario);
  return { ...run, scenario, key: modelHash(scenario.model) };
}

export async function report(
  experiment: Experiment,
  quality: Quality,
  runs: Runs,
  pool: EnginePool,
): Promise<Reported> {
  const first = plan(experiment, quality);
  const overhead = first.overhead === null ? undefined : await pool.overhead(first.overhead);
  const engine = await pool.version();
  // A band is wide: short runs are long enough for it, and nothing in it is explained.
  const atFit = async ({ parameters, adapt }: Fit): Promise<FigureData> => {
    const own = plan(experiment, 'quick', { parameters, repetitions: 1 });
    const planned = adapt === undefined ? own : { ...own, runs: own.runs.map((run) => adapted(run, adapt)) };
    return collect(experiment, planned, { runs: await runs.of(planned.runs), overhead, engine });
  };
  const done = await doneRuns(experiment, first, runs);
  const data = collect(experiment, done.plan, { runs: done.results, overhead, engine });
  const others: FigureData[] = [];
  for (const fit of bandSets(experiment)) others.push(await atFit(fit));
  const over = (experiment.alternatives ?? []).length === 0 ? 'fits' : 'fits-and-models';
  return { experiment, data, bands: bandsOf(data, others, over) };
}
