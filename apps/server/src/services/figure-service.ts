/**
 * Figures of experiments. What came with the lab from the same engine is there at once. Only what the engine computed is kept, run by run: the figure is put together from the runs
 * whenever it is asked for, so that a figure cut off half way goes on from its finished points, figures share runs, and
 * a chart never shows yesterday's wording.
 */
import type { OverheadRow, RunResult } from '@lanelab/engine';
import {
  collect,
  type Experiment,
  extended,
  type FigureData,
  type Plan,
  plan,
  type Quality,
  type Results,
} from '@lanelab/papers';
import { sha256 } from '../lib/secrets.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import { type EnsureOptions, type RunService, runKey } from './run-service.ts';
import { shippedRuns } from './shipped-figures.ts';
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
  /** All of these keys: the points of the job that computes the figure. */
  readonly points: readonly string[];
  /** Results that came with the lab; null where they must be computed. */
  readonly shipped: Results | null;
}

export interface FigureService {
  /** What the figure rests on, with what the results kept so far ask for. */
  plan(experiment: Experiment, quality: Quality): Promise<FigurePlan>;
  /** The plan that a point is one of: the last one known where it has it, without a look at any result. */
  planOf(experiment: Experiment, quality: Quality, point: string): Promise<FigurePlan>;
  /** The figure, if everything that this plan rests on is kept. */
  find(figure: FigurePlan): Promise<FigureData | undefined>;
  /** Computes and keeps the result with this key, one of the figure's points. */
  ensure(figure: FigurePlan, point: string, options: EnsureOptions): Promise<void>;
  /**
   * The same for a point that may rest on results of others, which say that it is wanted. Where these are gone, they are computed
   * again first: a server may know of the point from results that were dropped since.
   */
  compute(experiment: Experiment, quality: Quality, point: string, options: EnsureOptions): Promise<void>;
}

export interface FigureServiceOptions {
  readonly simulator: Simulator;
  readonly results: ResultRepository;
  readonly runs: RunService;
}

const nameOf = (build: string, { id }: Experiment, quality: Quality): string => `${build} ${id} ${quality}`;

export function createFigureService({ simulator, results, runs }: FigureServiceOptions): FigureService {
  // Experiments are constants of the program, and hashing a hundred models takes longer than all else in a cached answer.
  const plans = new Map<string, FigurePlan>();

  /** Keys of plans whose results ask for nothing more. */
  const settled = new Set<string>();

  async function planFigure(experiment: Experiment, quality: Quality): Promise<FigurePlan> {
    const { version, build, stamp } = await simulator.identity();
    const name = nameOf(build, experiment, quality);
    let known = plans.get(name);
    if (known === undefined) {
      const shipped = await shippedRuns(experiment, quality, stamp);
      known = describe(experiment, shipped?.plan ?? plan(experiment, quality), version, build, shipped?.results);
    }
    const { stop, refine } = experiment.quality[quality];
    if (known.shipped !== null) settled.add(known.key);
    if (experiment.kind !== 'sweep' && stop === undefined && refine === undefined) settled.add(known.key);
    while (!settled.has(known.key)) {
      const kept = await keptResults(known);
      if (kept === undefined) break;
      const next = extended(experiment, known.plan, kept);
      if (next.runs.length === known.plan.runs.length) settled.add(known.key);
      else known = describe(experiment, next, version, build);
    }
    plans.set(name, known);
    return known;
  }

  async function planOf(experiment: Experiment, quality: Quality, point: string): Promise<FigurePlan> {
    const { build } = await simulator.identity();
    const known = plans.get(nameOf(build, experiment, quality));
    return known?.points.includes(point) === true ? known : planFigure(experiment, quality);
  }

  function describe(
    experiment: Experiment,
    figure: Plan,
    version: string,
    build: string,
    shipped: Results | null = null,
  ): FigurePlan {
    const { quality } = figure;
    const runKeys = figure.runs.map(({ key }) => runKey(build, key));
    const { overhead } = figure;
    const overheadKey = overhead === null ? null : sha256(`overhead\n${build}\n${JSON.stringify(overhead)}`);
    const key = sha256(['figure', experiment.id, quality, overheadKey, ...runKeys].join('\n'));
    return {
      experiment,
      quality,
      key,
      plan: figure,
      engineVersion: version,
      runKeys,
      overheadKey,
      points: overheadKey === null ? runKeys : [overheadKey, ...runKeys],
      shipped,
    };
  }

  async function keptResults({ plan: figure, points, runKeys, overheadKey, engineVersion }: FigurePlan) {
    const kept = await results.findAll(points);
    const value = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null');
    if (points.some((key) => !kept.has(key))) return undefined;
    return {
      runs: new Map(figure.runs.map(({ key }, at) => [key, value(runKeys[at] ?? '') as RunResult])),
      overhead: overheadKey === null ? undefined : (value(overheadKey) as readonly OverheadRow[]),
      engine: engineVersion,
    } satisfies Results;
  }

  async function find(figure: FigurePlan) {
    const kept = figure.shipped ?? (await keptResults(figure));
    return kept === undefined ? undefined : collect(figure.experiment, figure.plan, kept);
  }

  async function ensure(figure: FigurePlan, point: string, options: EnsureOptions): Promise<void> {
    const { overheadKey, runKeys, plan: planned } = figure;
    if (point === overheadKey && planned.overhead !== null) {
      if ((await results.find(point)) !== undefined) return;
      await results.store('overhead', point, JSON.stringify(await simulator.overhead(planned.overhead)));
      return;
    }
    const spec = planned.runs[runKeys.indexOf(point)];
    if (spec === undefined) throw new Error(`${figure.experiment.id} rests on no result ${point} in this version`);
    await runs.ensure(point, spec.scenario, options);
  }

  async function compute(
    experiment: Experiment,
    quality: Quality,
    point: string,
    options: EnsureOptions,
  ): Promise<void> {
    let figure = await planOf(experiment, quality, point);
    while (!figure.points.includes(point)) {
      for (const basis of figure.points) await ensure(figure, basis, options);
      const grown = await planFigure(experiment, quality);
      if (grown.points.length === figure.points.length) break;
      figure = grown;
    }
    await ensure(figure, point, options);
  }

  return { plan: planFigure, planOf, find, ensure, compute };
}
