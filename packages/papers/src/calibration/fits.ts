/** Equally good fits of a calibration as sets of an experiment's parameters. */

import type { ParameterSet } from '../experiment.ts';
import type { Calibration } from './calibrated.ts';

/** Fits whose values differ from those in use by less than this share everywhere are no fits of their own. */
const WORTH = 0.005;

/** `keys`: the experiment's parameter, or those, of each of the calibration's. */
export function fitsOf(
  { fits, parameters }: Calibration,
  group: string,
  keys: Readonly<Record<string, string | readonly string[]>>,
): readonly ParameterSet[] {
  const inUse = new Map(parameters.map(({ key, value }) => [key, value]));
  return fits
    .filter((fit) => fit.group === group)
    .filter(({ values }) =>
      Object.entries(values).some(([key, value]) => Math.abs(value / (inUse.get(key) ?? value) - 1) > WORTH),
    )
    .map(({ values }) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) => [keys[key] ?? []].flat().map((own) => [own, value])),
      ),
    );
}
