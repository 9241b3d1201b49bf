/** Equally good fits of a calibration, with an experiment's parameters. */

import type { Scenario } from '@lanelab/scenario';
import type { Fit, ParameterSet } from '../experiment.ts';
import type { Calibration } from './calibrated.ts';

/** Fits whose values differ from those in use by less than this share everywhere are no fits of their own. */
const WORTH = 0.005;

type Keys = Readonly<Record<string, string | readonly string[]>>;

/** An experiment's parameters from the calibration's values. */
export const parametersOf = (values: Readonly<Record<string, number>>, keys: Keys): ParameterSet =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => [keys[key] ?? []].flat().map((own) => [own, value])),
  );

/** `keys`: the experiment's parameter, or those, of each of the calibration's. */
export function fitsOf({ fits, parameters }: Calibration, group: string, keys: Keys): readonly Fit[] {
  const inUse = new Map(parameters.map(({ key, value }) => [key, value]));
  return fits
    .filter((fit) => fit.group === group && fit.rules === undefined)
    .filter(({ values }) =>
      Object.entries(values).some(([key, value]) => Math.abs(value / (inUse.get(key) ?? value) - 1) > WORTH),
    )
    .map(({ values }) => ({ parameters: parametersOf(values, keys) }));
}

/** Fits under other rules of the model, which `rules` has by name. */
export function alternativesOf(
  { fits }: Calibration,
  group: string,
  keys: Keys,
  rules: Readonly<Record<string, (scenario: Scenario) => Scenario>>,
): readonly Fit[] {
  return fits.flatMap((fit) => {
    const adapt = fit.group === group && fit.rules !== undefined ? rules[fit.rules] : undefined;
    return adapt === undefined ? [] : [{ parameters: parametersOf(fit.values, keys), adapt }];
  });
}
