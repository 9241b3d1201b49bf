/** An experiment's scenario, before its axes: parameters, times and seed as a reader has them. */

import { say } from '@lanelab/messages/experiments';
import { issuesText } from '@lanelab/messages/scenario';
import { type Scenario, type Setting, setPaths } from '@lanelab/scenario';
import type { Experiment, Overrides, Parameter, Quality, Variant } from '../experiment.ts';

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
      throw new OverrideError(say('override.no-parameter', { key, known: known.join(', ') }));
    }
    return isOf(parameter, variant) ? parameter.paths.map((path) => ({ path, value })) : [];
  });
}

/** The scenario with these settings; throws `OverrideError` where one does not fit. */
export function changed(scenario: Scenario, settings: readonly Setting[]): Scenario {
  if (settings.length === 0) return scenario;
  const result = setPaths(scenario, settings);
  if (result.ok) return result.scenario;
  throw new OverrideError(issuesText(result.errors));
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
  // A reader's own run may be shorter than the warm-up: half of it counts all the same.
  const isShort = durationPs < times.durationPs;
  const settings = [
    { path: 'durationPs', value: durationPs },
    {
      path: 'measure.warmupPs',
      value: isShort ? Math.min(times.warmupPs, Math.floor(durationPs / 2)) : times.warmupPs,
    },
    { path: 'seed', value: overrides.seed ?? 1 },
    ...parameterSettings(experiment.parameters, overrides, variant),
  ];
  return changed((variant ?? experiment).base(), settings);
}
