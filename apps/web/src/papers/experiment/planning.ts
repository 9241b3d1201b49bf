/** From an experiment and the reader's settings to runs, and from results to the figure. */
import {
  collect,
  type Experiment,
  extended,
  type FigureData,
  type FigurePoint,
  type FigureSeries,
  type Plan,
  plan,
  type Results,
  type RunSpec,
  type SweepExperiment,
  valueOf,
} from '@lanelab/papers';
import { grouped, modelHash } from '@lanelab/scenario';
import { stackWords, withStack } from '../../document/tcp-switches/stack-switches.ts';
import { overridesOf, type Settings } from './settings.ts';

function withStackRun(spec: RunSpec, settings: Settings): RunSpec {
  const scenario = withStack(spec.scenario, settings.stack);
  return scenario === spec.scenario ? spec : { ...spec, scenario, key: modelHash(scenario.model) };
}

/** Every run of the figure; throws `OverrideError` where the settings make no scenario. */
export function planFigure(experiment: Experiment, settings: Settings): Plan {
  const planned = plan(experiment, settings.quality, overridesOf(settings));
  return { ...planned, runs: planned.runs.map((spec) => withStackRun(spec, settings)) };
}

/** The plan with what its results ask for: more seeds of the points whose mean is not known well enough, accounts where a line is low. */
export const followed = (experiment: Experiment, figurePlan: Plan, runs: Results['runs'], settings: Settings): Plan =>
  extended(experiment, figurePlan, { runs }, (spec) => withStackRun(spec, settings));

/** The single run of the chosen point. */
export function planPoint(experiment: SweepExperiment, settings: Settings): RunSpec {
  const axes = Object.fromEntries(Object.entries(settings.point).map(([key, value]) => [key, [value]]));
  const planned = plan(experiment, settings.quality, { ...overridesOf(settings), axes });
  const [spec] = planned.runs;
  if (spec === undefined) throw new Error('a point plans exactly one run');
  return withStackRun(spec, settings);
}

/** A plan with one more run in it, for a point beside the figure's own. */
function including(figurePlan: Plan, experiment: SweepExperiment, point: RunSpec): Plan {
  if (figurePlan.runs.some(({ key }) => key === point.key)) return figurePlan;
  const axes = Object.fromEntries(
    [experiment.x, ...(experiment.series === null ? [] : [experiment.series])].map(({ key }) => {
      const value = point.coords[key];
      const values = figurePlan.axes[key] ?? [];
      return [
        key,
        value === undefined || values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b),
      ];
    }),
  );
  return { ...figurePlan, axes, runs: [...figurePlan.runs, point] };
}

/** A figure with the value of one more run in it. */
export function withPoint(
  figure: FigureData,
  experiment: SweepExperiment,
  point: RunSpec,
  results: Results['runs'],
): FigureData {
  const x = point.coords[experiment.x.key];
  const y = valueOf(results.get(point.key), experiment.y, point.coords);
  if (x === undefined || y === null) return figure;
  const value = experiment.series === null ? null : (point.coords[experiment.series.key] ?? null);
  const added: FigurePoint = { x, y, ci95: null, paper: null, runs: [point.key] };
  const isIt = (series: FigureSeries) => series.value === value;
  const own: FigureSeries = figure.series.find(isIt) ?? {
    key: String(value),
    name: grouped(value ?? 0),
    value,
    points: [],
  };
  if (own.points.some((entry) => entry.x === x)) return figure;
  const grown: FigureSeries = { ...own, points: [...own.points, added].toSorted((a, b) => a.x - b.x) };
  return {
    ...figure,
    series: [...figure.series.filter((series) => !isIt(series)), grown].toSorted(
      (a, b) => (a.value ?? 0) - (b.value ?? 0),
    ),
  };
}

/** The figure from what there is; runs beside it that are known are drawn with it. */
export function figureOf(
  experiment: SweepExperiment,
  figurePlan: Plan,
  results: Results,
  settings: Settings,
  extra: RunSpec | null,
): FigureData {
  const isExtra =
    extra !== null && results.runs.has(extra.key) && !figurePlan.runs.some(({ key }) => key === extra.key);
  const whole = isExtra ? including(figurePlan, experiment, extra) : figurePlan;
  const figure = collect(experiment, whole, results);
  const changed = [...figure.provenance.changed, ...stackWords(settings.stack)];
  const planned = new Set(figurePlan.axes[experiment.x.key] ?? figure.x.values);
  return {
    ...figure,
    series: figure.series.map((series) => ({
      ...series,
      points: series.points.filter(({ x, y }) => y !== null || planned.has(x)),
    })),
    provenance: { ...figure.provenance, changed },
  };
}
