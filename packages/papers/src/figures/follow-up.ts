/** Runs that earlier results ask for: more seeds where a mean is not known well enough, more points where a line bends, accounts where it is low. */

import type { Experiment, Measure, Plan, QualitySettings, Results, RunSpec, SweepExperiment } from '../experiment.ts';
import { accounted } from './account.ts';
import { sweepSeries, valuesOf } from './collect-runs.ts';
import { type Place, repeated, scenarios } from './plan.ts';
import { bends, moreRepetitions } from './statistics.ts';
import { toExplain } from './why.ts';

/** Enough for any rule to come to its end. */
const MAX_ROUNDS = 64;

const nameOf = ({ coords, variant }: Place): string => JSON.stringify([variant ?? null, coords]);

/** Runs of the values shown, by the place that they repeat. */
function byPlace({ runs }: Plan): ReadonlyMap<string, readonly RunSpec[]> {
  const groups = new Map<string, RunSpec[]>();
  for (const spec of runs) {
    if (spec.fit !== undefined || spec.explains !== undefined) continue;
    const group = groups.get(nameOf(spec));
    if (group === undefined) groups.set(nameOf(spec), [spec]);
    else group.push(spec);
  }
  return groups;
}

/** The measures of a figure; a trace has none that could be averaged. */
function measuresOf(experiment: Experiment): readonly (Measure | SweepExperiment['y'])[] {
  if (experiment.kind === 'sweep') return [experiment.y];
  return experiment.kind === 'variants' ? experiment.measures : [];
}

/** More seeds of points whose confidence interval is too wide. */
function moreSeeds(
  experiment: Experiment,
  plan: Plan,
  results: Results,
  { stop }: QualitySettings,
): readonly RunSpec[] {
  if (stop === undefined) return [];
  const scenarioOf = scenarios(experiment, plan.quality, plan.overrides);
  return [...byPlace(plan).values()].flatMap((specs) => {
    const [first] = specs;
    if (first === undefined) return [];
    const more = Math.max(
      0,
      ...measuresOf(experiment).map((read) => moreRepetitions(valuesOf(specs, results, read), stop)),
    );
    if (more === 0) return [];
    const wanted = Array.from({ length: more }, (_, index) => specs.length + index);
    const { coords, variant } = first;
    const place = variant === undefined ? { coords } : { coords, variant };
    return repeated(experiment, scenarioOf(place), place, wanted);
  });
}

/** More values of x for each line that bends. */
function morePoints(
  experiment: SweepExperiment,
  plan: Plan,
  results: Results,
  { refine }: QualitySettings,
): readonly RunSpec[] {
  if (refine === undefined) return [];
  const { x: axis, series } = experiment;
  const published = experiment.x.values[plan.quality].length;
  const scenarioOf = scenarios(experiment, plan.quality, plan.overrides);
  const lines = series === null ? [null] : (plan.axes[series.key] ?? []);
  return lines.flatMap((line) => {
    const own = [...byPlace(plan).values()].filter(
      ([first]) => line === null || (series !== null && first?.coords[series.key] === line),
    );
    const curve = own.flatMap((specs) => {
      const values = valuesOf(specs, results, experiment.y);
      const x = specs[0]?.coords[axis.key];
      return x === undefined || values.length === 0
        ? []
        : [{ x, y: values.reduce((sum, value) => sum + value, 0) / values.length }];
    });
    const atMost = Math.max(0, published + refine.atMost - curve.length);
    const position = axis.scale === 'log2' ? Math.log2 : undefined;
    return bends(curve, { ...refine, atMost }, position).flatMap((x) => {
      const coords = { ...own[0]?.[0]?.coords, [axis.key]: x };
      const place = { coords };
      const repetitions = Array.from({ length: plan.repetitions }, (_, index) => index);
      return repeated(experiment, scenarioOf(place), place, repetitions);
    });
  });
}

/** Runs that explain a low point: it and the point that it is compared with run once more with an account of their time, which takes longer. */
function explanations(experiment: SweepExperiment, plan: Plan, results: Results): readonly RunSpec[] {
  const scenarioOf = scenarios(experiment, plan.quality, plan.overrides);
  return toExplain(experiment, sweepSeries(experiment, plan, results)).flatMap((coords) =>
    repeated(experiment, accounted(scenarioOf({ coords })), { coords, explains: true }, [0]),
  );
}

/** Applies a reader's changes to a run. */
type Adapt = (spec: RunSpec) => RunSpec;

/** The plan with what its results ask for; null where they ask for nothing, or are not all there. */
function followUp(experiment: Experiment, plan: Plan, results: Results, adapted: Adapt): Plan | null {
  if (plan.runs.some(({ key }) => !results.runs.has(key))) return null;
  const quality = experiment.quality[plan.quality];
  const known = new Set(plan.runs.map(({ key }) => key));
  const fresh = (specs: readonly RunSpec[]) => specs.map(adapted).filter(({ key }) => !known.has(key));
  // Points first: their seeds are judged once they are there. A reader's own axes are taken as they are.
  const isOwnAxis = experiment.kind === 'sweep' && plan.overrides.axes?.[experiment.x.key] !== undefined;
  const points = experiment.kind === 'sweep' && !isOwnAxis ? fresh(morePoints(experiment, plan, results, quality)) : [];
  const more =
    points.length > 0 || plan.overrides.repetitions !== undefined
      ? points
      : fresh(moreSeeds(experiment, plan, results, quality));
  const added =
    more.length === 0 && experiment.kind === 'sweep' ? fresh(explanations(experiment, plan, results)) : more;
  if (added.length === 0) return null;
  const runs = [...plan.runs, ...added];
  if (experiment.kind !== 'sweep') return { ...plan, runs };
  const { key, scale } = experiment.x;
  const values = [...new Set([...(plan.axes[key] ?? []), ...added.map(({ coords }) => coords[key] ?? 0)])];
  // Categories stay in the order of the experiment.
  const ordered = scale === 'category' ? values : values.toSorted((a, b) => a - b);
  return { ...plan, runs, axes: { ...plan.axes, [key]: ordered } };
}

/**
 * The plan with everything that the results so far ask for. Where it has more runs than before, run those and ask again; where all
 * of them are done, the figure is. The same results make the same plan, in whatever order they came.
 */
export function extended(experiment: Experiment, plan: Plan, results: Results, adapted: Adapt = (spec) => spec): Plan {
  let now = plan;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = followUp(experiment, now, results, adapted);
    if (next === null) break;
    now = next;
  }
  return now;
}
