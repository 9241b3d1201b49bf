/** One preset or experiment by its id, fetched with those of its paper alone: a page that opens a link needs no other. */

import type { Preset } from '@lanelab/scenario';
import type { Experiment } from '../experiment.ts';

type Lists<Entry> = Promise<Readonly<Record<string, readonly Entry[]>>>;

/** The module of a group of presets by how their ids begin; the last takes all ids that no other does. */
const PRESET_MODULES: readonly (readonly [RegExp, () => Lists<Preset>])[] = [
  [/^curitiba-/, () => import('./curitiba.ts')],
  [/^(detken|qos|clip-pair|bay|vivid)\b/, () => import('./detken.ts')],
  [/^tut-/, () => import('./tut.ts')],
  [/^cluj-/, () => import('./cluj.ts')],
  [/^w\d$/, () => import('./bench.ts')],
  [/^[a-z]/, () => import('./class.ts')],
];

const EXPERIMENT_MODULES: readonly (readonly [RegExp, () => Lists<Experiment>])[] = [
  [/^curitiba-/, () => import('../experiments/curitiba.ts')],
  [/^(detken|qos)\b/, () => import('../experiments/detken.ts')],
  [/^tut-/, () => import('../experiments/tut.ts')],
  [/^cluj-/, () => import('../experiments/cluj.ts')],
];

async function load<Entry extends { readonly id: string }>(
  modules: readonly (readonly [RegExp, () => Lists<Entry>])[],
  id: string,
): Promise<Entry | null> {
  const [, fetchLists] = modules.find(([ids]) => ids.test(id)) ?? [];
  if (fetchLists === undefined) return null;
  const lists = Object.values(await fetchLists()).flat();
  return lists.find((entry) => entry.id === id) ?? null;
}

/** The preset of that id; null where there is none. */
export const loadPreset = (id: string): Promise<Preset | null> => load(PRESET_MODULES, id);

/** The experiment of that id; null where there is none. */
export const loadExperiment = (id: string): Promise<Experiment | null> => load(EXPERIMENT_MODULES, id);
