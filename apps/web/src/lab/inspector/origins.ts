/** Where the numbers of a preset come from: its experiment's parameters say, field by field. */
import type { Parameter } from '@lanelab/papers';
import { loadExperiment } from '@lanelab/papers/load';
import type { Scenario } from '@lanelab/scenario';
import type { FieldPath } from '../../document/store/edits/set-in.ts';

export type Origins = (scenario: Scenario, path: FieldPath) => Parameter | null;

/** Steps of a parameter's path: keys, names or ids of entries, positions, `*` for all. */
function stepsOf(path: string): readonly string[] {
  return path.replace(/\[([^\]]+)\]/g, '.$1').split('.');
}

/** Does the pattern lead to the field? Entries of lists are meant by name, id, position or `*`. */
function leadsTo(pattern: readonly string[], path: FieldPath, scenario: Scenario): boolean {
  if (pattern.length !== path.length) return false;
  let at: unknown = scenario;
  return path.every((step, index) => {
    const wanted = pattern[index] ?? '';
    const next: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    at = next;
    if (typeof step === 'string') return wanted === step;
    if (wanted === '*') return true;
    const [name, id] = ['name', 'id'].map((key): unknown =>
      typeof next === 'object' && next !== null ? Reflect.get(next, key) : undefined,
    );
    return name === undefined ? String(id) === wanted : name === wanted || String(id) === wanted;
  });
}

/** What is known of the numbers of a preset; null where it is no experiment's. */
export async function originsOf(preset: string | null): Promise<Origins | null> {
  const experiment = preset === null ? null : await loadExperiment(preset);
  if (experiment === null) return null;
  const known = experiment.parameters.flatMap((parameter) =>
    parameter.paths.map((path) => ({ parameter, steps: stepsOf(path) })),
  );
  return (scenario, path) => known.find(({ steps }) => leadsTo(steps, path, scenario))?.parameter ?? null;
}
