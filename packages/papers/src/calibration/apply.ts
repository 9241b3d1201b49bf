/** Writes parameters of the calibration into a scenario. */

import { readPath, type Scenario, setPaths } from '@lanelab/scenario';

/** A parameter and where it goes. */
export interface Placed {
  readonly key: string;
  readonly paths: readonly string[];
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** The scenario with these values; a path of which it has no node or part is passed over. Throws where a value is refused. */
export function withValues(
  scenario: Scenario,
  parameters: readonly Placed[],
  values: Readonly<Record<string, number>>,
): Scenario {
  const settings = parameters.flatMap(({ key, paths }) => {
    const value = values[key];
    if (value === undefined) return [];
    return paths.filter((path) => readPath(scenario, parentOf(path)) !== null).map((path) => ({ path, value }));
  });
  if (settings.length === 0) return scenario;
  const result = setPaths(scenario, settings);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.scenario;
}
