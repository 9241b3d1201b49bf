/** From an experiment to the runs that make its figure. */

import { say } from '@lanelab/messages/experiments';
import { modelHash, type Scenario, type Setting } from '@lanelab/scenario';
import type {
  Axis,
  Experiment,
  Fit,
  Overrides,
  Plan,
  Quality,
  RunSpec,
  SweepExperiment,
  TraceExperiment,
  Variant,
  VariantsExperiment,
} from '../experiment.ts';
import { baseScenario, changed, OverrideError } from './base-scenario.ts';

export const axesOf = (experiment: SweepExperiment): readonly Axis[] =>
  experiment.series === null ? [experiment.x] : [experiment.series, experiment.x];

function axisValues(axis: Axis, quality: Quality, overrides: Overrides): readonly number[] {
  const values = overrides.axes?.[axis.key] ?? axis.values[quality];
  if (values.length === 0) throw new OverrideError(say('override.empty-axis', { key: axis.key }));
  const once = [...new Set(values)];
  return axis.scale === 'category' ? once : once.toSorted((a, b) => a - b);
}

const settingsOf = (axes: readonly Axis[], coords: Readonly<Record<string, number>>): readonly Setting[] =>
  axes.flatMap(({ key, paths, words, written: from }) => {
    const value = coords[key];
    const written = value === undefined ? undefined : (words?.[value] ?? from?.(value, coords) ?? value);
    return paths.map((path) => ({ path, value: written }));
  });

/** The MTU among a figure's parameters, for the overhead calculator. */
export function mtuOf(experiment: Experiment, overrides: Overrides): number | null {
  const value = overrides.parameters?.['mtu'] ?? experiment.parameters.find(({ key }) => key === 'mtu')?.value;
  return typeof value === 'number' ? value : null;
}

/** Every combination of axis values. */
function combinations(
  axes: readonly Axis[],
  values: Readonly<Record<string, readonly number[]>>,
): Record<string, number>[] {
  return axes.reduce<Record<string, number>[]>(
    (points, axis) =>
      points.flatMap((point) => (values[axis.key] ?? []).map((value) => ({ ...point, [axis.key]: value }))),
    [{}],
  );
}

/** What names a run's place in a figure. */
export type Place = Pick<RunSpec, 'coords' | 'variant' | 'fit' | 'explains'>;

/** Runs of one scenario with the seeds of these repetitions. */
export function repeated(
  experiment: Experiment,
  scenario: Scenario,
  place: Place,
  repetitions: readonly number[],
): readonly RunSpec[] {
  return repetitions.map((repetition) => {
    const own = { ...scenario, model: { ...scenario.model, seed: scenario.model.seed + repetition } };
    return { experiment: experiment.id, ...place, key: modelHash(own.model), repetition, scenario: own };
  });
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Parameter sets that a band is over: equally good fits, then alternative models. */
export const bandSets = ({ fits = [], alternatives = [] }: Experiment): readonly Fit[] => [...fits, ...alternatives];

/** Makes the scenarios of places: points of a sweep or variants, at the values shown or at one of the fits. */
export function scenarios(experiment: Experiment, quality: Quality, overrides: Overrides): (place: Place) => Scenario {
  const bases = new Map<string, Scenario>();
  const axes = experiment.kind === 'sweep' ? axesOf(experiment) : [];
  const baseOf = (place: Place): Scenario => {
    const name = `${place.variant ?? ''} ${place.fit ?? ''}`;
    const fit = place.fit === undefined ? undefined : bandSets(experiment)[place.fit];
    const own =
      fit === undefined ? overrides : { ...overrides, parameters: { ...fit.parameters, ...overrides.parameters } };
    // A band is wide: a short run is long enough for it.
    const times = fit === undefined ? quality : 'quick';
    const { adapt = (scenario: Scenario) => scenario } = fit ?? {};
    const base = bases.get(name) ?? adapt(baseScenario(experiment, times, own, variantOf(experiment, place)));
    bases.set(name, base);
    return base;
  };
  return (place) => changed(baseOf(place), settingsOf(axes, place.coords));
}

function variantOf(experiment: Experiment, { variant }: Place): Variant | null {
  return 'variants' in experiment ? (experiment.variants.find(({ key }) => key === variant) ?? null) : null;
}

function sweepPlaces(experiment: SweepExperiment, values: Plan['axes']): readonly Place[] {
  return combinations(axesOf(experiment), values).map((coords) => ({ coords }));
}

const variantPlaces = ({ variants }: VariantsExperiment | TraceExperiment): readonly Place[] =>
  variants.map(({ key }) => ({ coords: {}, variant: key }));

/** Each place with its seeds; in full quality at each fit once, too, unless the reader chose parameters. */
function runsAt(
  experiment: Experiment,
  quality: Quality,
  overrides: Overrides,
  places: readonly Place[],
  repetitions: number,
): readonly RunSpec[] {
  const scenarioOf = scenarios(experiment, quality, overrides);
  const shown = places.flatMap((place) => repeated(experiment, scenarioOf(place), place, upTo(repetitions)));
  const isPublished = Object.keys(overrides.parameters ?? {}).length === 0;
  const isShown = ({ parameters, adapt }: Fit): boolean =>
    adapt === undefined && experiment.parameters.every(({ key, value }) => (parameters[key] ?? value) === value);
  const fits =
    quality === 'full' && isPublished
      ? bandSets(experiment).flatMap((fit, index) => (isShown(fit) ? [] : [index]))
      : [];
  const banded = fits.flatMap((fit) =>
    places.flatMap((place) => {
      const own = { ...place, fit };
      return repeated(experiment, scenarioOf(own), own, [0]);
    }),
  );
  // A fit with the values that are shown anyway adds nothing.
  const known = new Set(shown.map(({ key }) => key));
  return [...shown, ...new Map(banded.filter(({ key }) => !known.has(key)).map((spec) => [spec.key, spec])).values()];
}

function requireAxes(known: readonly string[], overrides: Overrides): void {
  const has = known.length === 0 ? 'none' : known.join(' and ');
  for (const key of Object.keys(overrides.axes ?? {}))
    if (!known.includes(key)) throw new OverrideError(`no axis "${key}"; this experiment has ${has}`);
}

/** The runs of a figure; throws `OverrideError` where an override does not fit. */
export function plan(experiment: Experiment, quality: Quality, overrides: Overrides = {}): Plan {
  const base = baseScenario(experiment, quality, overrides);
  const repetitions = overrides.repetitions ?? experiment.quality[quality].repetitions;
  if (!Number.isInteger(repetitions) || repetitions < 1 || repetitions > 1_000)
    throw new OverrideError(`repetitions is ${repetitions}, but must be a whole number from 1 to 1000`);
  const common = {
    experiment: experiment.id,
    quality,
    overrides,
    durationPs: base.model.durationPs,
    repetitions,
    baseHash: modelHash(base.model),
    runs: [],
    overhead: null,
    axes: {},
  };
  switch (experiment.kind) {
    case 'overhead':
      return { ...common, overhead: { mtus: experiment.mtus } };
    case 'drawing':
      return common;
    case 'variants':
    case 'trace':
      requireAxes([], overrides);
      return { ...common, runs: runsAt(experiment, quality, overrides, variantPlaces(experiment), repetitions) };
    case 'sweep': {
      const axes = axesOf(experiment);
      const known = axes.map((axis) => axis.key);
      requireAxes(known, overrides);
      const values = Object.fromEntries(axes.map((axis) => [axis.key, axisValues(axis, quality, overrides)]));
      const runs = runsAt(experiment, quality, overrides, sweepPlaces(experiment, values), repetitions);
      const mtu = experiment.theory.length === 0 ? null : mtuOf(experiment, overrides);
      return { ...common, runs, overhead: mtu === null ? null : { mtus: [mtu] }, axes: values };
    }
  }
}

/** The scenario that an experiment's id alone runs: its default point. */
export function defaultScenario(
  experiment: Experiment,
  quality: Quality = 'full',
  overrides: Overrides = {},
): Scenario {
  if (experiment.kind !== 'sweep') return baseScenario(experiment, quality, overrides);
  const coords = Object.fromEntries(
    Object.entries(experiment.defaultPoint).map(([key, value]) => [key, overrides.axes?.[key]?.[0] ?? value]),
  );
  return scenarios(experiment, quality, overrides)({ coords });
}
