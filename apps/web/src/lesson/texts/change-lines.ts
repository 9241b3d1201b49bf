/** Changes of a network as text, one a line, in the notation of `lanelab run --set`. */
import type { ScenarioChange } from '@lanelab/lessons';

export const changeLines = (changes: readonly ScenarioChange[]): string =>
  changes.map(({ path, value }) => `${path} = ${JSON.stringify(value)}`).join('\n');
