/** Everything that can be run by name, all at once: `load.ts` fetches one preset without the others. */

import { modelHash, type Preset } from '@lanelab/scenario';
import { BENCH_PRESETS } from './bench.ts';
import { CLASS_NETWORKS, FAILURES } from './class.ts';
import { CLUJ_PRESETS } from './cluj.ts';
import { CURITIBA_FIGURES, CURITIBA_NETWORKS } from './curitiba.ts';
import { CLIP_PAIRS, DETKEN_FIGURES, DETKEN_NETWORKS } from './detken.ts';
import { TUT_FIGURES, TUT_NETWORKS } from './tut.ts';

/** The order is part of links: of two presets that a scenario is equally near to, its link names the first. */
export const PRESETS: readonly Preset[] = [
  ...CURITIBA_FIGURES,
  ...DETKEN_FIGURES,
  ...TUT_FIGURES,
  ...CLUJ_PRESETS,
  ...CLIP_PAIRS,
  ...CLASS_NETWORKS,
  ...DETKEN_NETWORKS,
  ...TUT_NETWORKS,
  ...CURITIBA_NETWORKS,
  ...FAILURES,
  ...BENCH_PRESETS,
];

export function findPreset(id: string): Preset | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}

/** The first preset of each model: one network may have several ids, and runs alike by all of them. */
export function distinctPresets(): readonly Preset[] {
  const byModel = new Map<string, Preset>();
  for (const preset of PRESETS) {
    const hash = modelHash(preset.build().model);
    if (!byModel.has(hash)) byModel.set(hash, preset);
  }
  return [...byModel.values()];
}
