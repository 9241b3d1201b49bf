/** From an experiment to the runs that make its figure. */

import { modelHash } from '../canonical.ts';
import type { Scenario } from '../schema/document.ts';
import { type Setting, setPaths } from '../set-path.ts';
import type {
  Axis,
  Experiment,
  Overrides,
  Parameter,
  Plan,
  Quality,
  RunSpec,
  SweepExperiment,
  TraceExperiment,
  Variant,
  VariantsExperiment,
} from './types.ts';

/** An override that an experiment cannot take. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
}

const isOf = (parameter: Parameter, variant: Variant | null): boolean =>
  variant === null || parameter.variants === undefined || parameter.variants.includes(variant.key);

function parameterSettings(
  parameters: readonly Parameter[],
  overrides: Overrides,
  variant: Variant | null,
): readonly Setting[] {
  return Object.entries(overrides.parameters ?? {}).flatMap(([key, value]) => {
    const parameter = parameters.find((candidate) => candidate.key === key);
    if (parameter === undefined || parameter.paths.length === 0) {
      const known = parameters.filter(({ paths }) => paths.length > 0).map((candidate) => candidate.key);
      throw new OverrideError(`no parameter "${key}" can be set here; these can: ${known.join(', ')}`);
    }
    return isOf(parameter, variant) ? parameter.paths.map((path) => ({ path, value })) : [];
  });
}

function changed(scenario: Scenario, settings: readonly Setting[]): Scenario {
  if (settings.length === 0) return scenario;
  const result = setPaths(scenario, settings);
  if (result.ok) return result.scenario;
  throw new OverrideError(result.message);
}

/** A scenario with parameters, seed and duration as overridden: the experiment's base, or one of its variants. */
export function baseScenario(
  experiment: Experiment,
  quality: Quality,
  overrides: Overrides = {},
  variant: Variant | null = null,
): Scenario {
  const times = variant?.times?.[quality] ?? experiment.quality[quality];
  const durationPs = overrides.durationPs ?? times.durationPs;
  const settings = [
    { path: 'durationPs', value: durationPs },
    // A reader's own run may be shorter than the warm-up: half of it counts all the same.
    { path: 'measure.warmupPs', value: Math.min(times.warmupPs, Math.floor(durationPs / 2)) },
    { path: 'seed', value: overrides.seed ?? 1 },
    ...parameterSettings(experiment.parameters, overrides, variant),
  ];
  return changed((variant ?? experiment).base(), settings);
}

const axesOf = (experiment: SweepExperiment): readonly Axis[] =>
  experiment.series === null ? [experiment.x] : [experiment.series, experiment.x];

function axisValues(axis: Axis, quality: Quality, overrides: Overrides): readonly number[] {
  const values = overrides.axes?.[axis.key] ?? axis.values[quality];
  if (values.length === 0) throw new OverrideError(`axis "${axis.key}" needs at least one value`);
  const once = [...new Set(values)];
  return axis.scale === 'category' ? once : once.toSorted((a, b) => a - b);
}

const settingsOf = (axes: readonly Axis[], coords: Readonly<Record<string, number>>): readonly Setting[] =>
  axes.flatMap((axis) => axis.paths.map((path) => ({ path, value: coords[axis.key] })));

/** The MTU that a figure's parameters give, for the overhead calculator. */
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

function withSeed(scenario: Scenario, seed: number): Scenario {
  return { ...scenario, model: { ...scenario.model, seed } };
}

/** One run a seed. */
function repeated(
  scenario: Scenario,
  repetitions: number,
  spec: Pick<RunSpec, 'experiment' | 'coords' | 'variant'>,
): readonly RunSpec[] {
  return Array.from({ length: repetitions }, (_, repetition) => {
    const own = withSeed(scenario, scenario.model.seed + repetition);
    return { ...spec, key: modelHash(own.model), repetition, scenario: own };
  });
}

function sweepRuns(
  experiment: SweepExperiment,
  base: Scenario,
  values: Readonly<Record<string, readonly number[]>>,
  repetitions: number,
): readonly RunSpec[] {
  const axes = axesOf(experiment);
  return combinations(axes, values).flatMap((coords) =>
    repeated(changed(base, settingsOf(axes, coords)), repetitions, { experiment: experiment.id, coords }),
  );
}

function variantRuns(
  experiment: VariantsExperiment | TraceExperiment,
  quality: Quality,
  overrides: Overrides,
  repetitions: number,
): readonly RunSpec[] {
  return experiment.variants.flatMap((variant) =>
    repeated(baseScenario(experiment, quality, overrides, variant), repetitions, {
      experiment: experiment.id,
      coords: {},
      variant: variant.key,
    }),
  );
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
      return { ...common, runs: variantRuns(experiment, quality, overrides, repetitions) };
    case 'sweep': {
      const axes = axesOf(experiment);
      const known = axes.map((axis) => axis.key);
      requireAxes(known, overrides);
      const values = Object.fromEntries(axes.map((axis) => [axis.key, axisValues(axis, quality, overrides)]));
      const runs = sweepRuns(experiment, base, values, repetitions);
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
  const base = baseScenario(experiment, quality, overrides);
  if (experiment.kind !== 'sweep') return base;
  const coords = Object.fromEntries(
    Object.entries(experiment.defaultPoint).map(([key, value]) => [key, overrides.axes?.[key]?.[0] ?? value]),
  );
  return changed(base, settingsOf(axesOf(experiment), coords));
}
