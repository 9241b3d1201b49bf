/**
 * Figures of experiments. Only what the engine computed is kept, run by run: the figure is put together from the runs
 * whenever it is asked for, so that a figure cut off half way goes on from its finished points, figures share runs, and
 * a chart never shows yesterday's wording.
 */
import type { OverheadRow, RunResult } from '@lanelab/engine';
import {
  collect,
  type Experiment,
  type FigureData,
  type Plan,
  plan,
  type Quality,
  type RunSpec,
} from '@lanelab/scenario';
import type { JobContext } from '../jobs/job.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { sha256 } from '../lib/secrets.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import { type RunService, runKey, URGENCY } from './run-service.ts';
import type { Simulator } from './simulator.ts';

export interface FigurePlan {
  readonly experiment: Experiment;
  readonly quality: Quality;
  /** Names what the figure rests on: every run, under this engine. */
  readonly key: string;
  readonly plan: Plan;
  readonly engineVersion: string;
  /** Keys of the kept results, in the order of the plan's runs. */
  readonly runKeys: readonly string[];
  /** Key of what the overhead calculator gave, where the figure needs it. */
  readonly overheadKey: string | null;
}

export interface FigureService {
  plan(experiment: Experiment, quality: Quality): Promise<FigurePlan>;
  /** The figure, if everything that it rests on is kept. */
  find(figure: FigurePlan): Promise<FigureData | undefined>;
  /** Computes and keeps what is missing. */
  ensure(figure: FigurePlan, context: JobContext): Promise<void>;
}

export interface FigureServiceOptions {
  readonly simulator: Simulator;
  readonly results: ResultRepository;
  readonly runs: RunService;
  /** Runs of one figure at the same time. */
  readonly parallel: number;
}

export function createFigureService({ simulator, results, runs, parallel }: FigureServiceOptions): FigureService {
  // Experiments are constants of the program, and hashing a hundred models takes longer than all else in a cached answer.
  const plans = new Map<string, FigurePlan>();

  async function planFigure(experiment: Experiment, quality: Quality): Promise<FigurePlan> {
    const { version, build } = await simulator.identity();
    const name = `${build} ${experiment.id} ${quality}`;
    const known = plans.get(name);
    if (known !== undefined) return known;
    const figure = plan(experiment, quality);
    const runKeys = figure.runs.map(({ key }) => runKey(build, key));
    const { overhead } = figure;
    const overheadKey = overhead === null ? null : sha256(`overhead\n${build}\n${JSON.stringify(overhead)}`);
    const key = sha256(['figure', experiment.id, quality, overheadKey, ...runKeys].join('\n'));
    const planned: FigurePlan = {
      experiment,
      quality,
      key,
      plan: figure,
      engineVersion: version,
      runKeys,
      overheadKey,
    };
    plans.set(name, planned);
    return planned;
  }

  async function find({ experiment, plan: figure, runKeys, overheadKey, engineVersion }: FigurePlan) {
    const keys = overheadKey === null ? runKeys : [overheadKey, ...runKeys];
    const kept = await results.findAll(keys);
    const value = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null');
    if (keys.some((key) => !kept.has(key))) return undefined;
    return collect(experiment, figure, {
      runs: new Map(figure.runs.map(({ key }, at) => [key, value(runKeys[at] ?? '') as RunResult])),
      overhead: overheadKey === null ? undefined : (value(overheadKey) as readonly OverheadRow[]),
      engine: engineVersion,
    });
  }

  async function ensure({ plan: figure, quality, overheadKey }: FigurePlan, context: JobContext): Promise<void> {
    const urgency = URGENCY[quality];
    const specs = figure.runs;
    const shares = new Map<RunSpec, number>();
    const report = (spec: RunSpec, share: number): void => {
      shares.set(spec, share);
      const done = [...shares.values()].reduce((sum, each) => sum + each, 0);
      context.report({ done: Math.round(done * 100) / 100, total: specs.length });
    };
    if (figure.overhead !== null && overheadKey !== null && (await results.find(overheadKey)) === undefined) {
      await results.store('overhead', overheadKey, JSON.stringify(await simulator.overhead(figure.overhead)));
    }
    if (specs.length > 0) context.report({ done: 0, total: specs.length });
    await inParallel(specs, parallel, context.signal, async (spec, signal) => {
      await runs.ensure(spec.scenario, { signal, urgency, onProgress: (share) => report(spec, share) });
      report(spec, 1);
    });
  }

  return { plan: planFigure, find, ensure };
}
