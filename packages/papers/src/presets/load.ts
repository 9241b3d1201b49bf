/** One preset or experiment by its id, fetched with those of its paper alone: a page that opens a link needs no other. */

import type { Preset } from '@lanelab/scenario';
import type { Experiment } from '../experiment.ts';
import { isDemonstration } from './demonstrations.ts';

type Lists<Entry> = () => Promise<Readonly<Record<string, readonly Entry[]>>>;

/** The module of a paper's presets by how their ids begin. */
const PRESETS: readonly (readonly [RegExp, Lists<Preset>])[] = [
  [/^curitiba-/, () => import('./curitiba.ts')],
  [/^(detken|qos)\b/, () => import('./detken.ts')],
  [/^tut-/, () => import('./tut.ts')],
  [/^cluj-/, () => import('./cluj.ts')],
  [/^classic-/, () => import('./classic.ts')],
  [/^w\d$/, () => import('./bench.ts')],
  [/^conformance-/, () => import('./conformance.ts')],
];
const NETWORKS: Lists<Preset> = () => import('./networks.ts');

const EXPERIMENTS: readonly (readonly [RegExp, Lists<Experiment>])[] = [
  [/^curitiba-/, () => import('../experiments/curitiba.ts')],
  [/^(detken|qos)\b/, () => import('../experiments/detken.ts')],
  [/^tut-/, () => import('../experiments/tut.ts')],
  [/^cluj-/, () => import('../experiments/cluj.ts')],
  [/^classic-/, () => import('../experiments/classic.ts')],
];

async function find<Entry extends { readonly id: string }>(
  lists: Lists<Entry> | undefined,
  id: string,
): Promise<Entry | null> {
  if (lists === undefined) return null;
  const entries = Object.values(await lists()).flat();
  return entries.find((entry) => entry.id === id) ?? null;
}

/** The preset of that id, with what it was before; null where there is none. */
export async function loadPreset(id: string): Promise<Preset | null> {
  const preset = await find(isDemonstration(id) ? NETWORKS : PRESETS.find(([ids]) => ids.test(id))?.[1], id);
  return preset === null
    ? null
    : { ...preset, former: async () => (await import('./former/former.ts')).formerScenarios(id) };
}

/** The experiment of that id; null where there is none. */
export function loadExperiment(id: string): Promise<Experiment | null> {
  return find(EXPERIMENTS.find(([ids]) => ids.test(id))?.[1], id);
}
