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
import { type RunService, runKey } from './run-service.ts';
import type { Simulator } from './simulator.ts';

export interface FigurePlan {
  readonly experiment: Experiment;
  readonly quality: Quality;
  /** Names what the figure rests on: every run, under this engine. */
  readonly key: string;
  readonly plan: Plan;
  readonly engineVersion: string;
  /** Keys of the kept results, in the order of the plan's runs. */
  readonly resultKeys: readonly string[];
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
    const version = await simulator.version();
    const name = `${version} ${experiment.id} ${quality}`;
    const known = plans.get(name);
    if (known !== undefined) return known;
    const figure = plan(experiment, quality);
    const resultKeys =
      figure.overhead === null
        ? figure.runs.map(({ key }) => runKey(version, key))
        : [sha256(`overhead\n${version}\n${JSON.stringify(figure.overhead)}`)];
    const key = sha256(`figure\n${experiment.id}\n${quality}\n${resultKeys.join('\n')}`);
    const planned: FigurePlan = { experiment, quality, key, plan: figure, engineVersion: version, resultKeys };
    plans.set(name, planned);
    return planned;
  }

  async function find(figure: FigurePlan): Promise<FigureData | undefined> {
    const kept = await results.findAll(figure.resultKeys);
    if (figure.resultKeys.some((key) => !kept.has(key))) return undefined;
    const values = figure.resultKeys.map((key): unknown => JSON.parse(kept.get(key) ?? 'null'));
    if (figure.plan.overhead !== null) {
      const overhead = values[0] as readonly OverheadRow[];
      return collect(figure.experiment, figure.plan, { runs: new Map(), overhead, engine: figure.engineVersion });
    }
    const byRun = figure.plan.runs.map((run, at): [string, RunResult] => [run.key, values[at] as RunResult]);
    return collect(figure.experiment, figure.plan, { runs: new Map(byRun) });
  }

  async function ensure(figure: FigurePlan, context: JobContext): Promise<void> {
    if (figure.plan.overhead !== null) {
      const rows = await simulator.overhead(figure.plan.overhead);
      await results.store('overhead', figure.resultKeys[0] ?? figure.key, JSON.stringify(rows));
      return;
    }
    const specs = figure.plan.runs;
    const shares = new Map<RunSpec, number>();
    const report = (spec: RunSpec, share: number): void => {
      shares.set(spec, share);
      const done = [...shares.values()].reduce((sum, each) => sum + each, 0);
      context.report({ done: Math.round(done * 100) / 100, total: specs.length });
    };
    context.report({ done: 0, total: specs.length });
    await inParallel(specs, parallel, context.signal, async (spec, signal) => {
      await runs.ensure(spec.scenario, { signal, onProgress: (share) => report(spec, share) });
      report(spec, 1);
    });
  }

  return { plan: planFigure, find, ensure };
}
