/** Everything that can be run by name, all at once: `load.ts` fetches one preset without the others. */

import { modelHash, type Preset } from '@lanelab/scenario';
import { BENCH_PRESETS } from './bench.ts';
import { CLASSIC_PRESETS } from './classic.ts';
import { CLUJ_PRESETS } from './cluj.ts';
import { CONFORMANCE_PRESETS } from './conformance.ts';
import { CURITIBA_PRESETS } from './curitiba.ts';
import { DETKEN_PRESETS } from './detken.ts';
import { NETWORKS } from './networks.ts';
import { TUT_PRESETS } from './tut.ts';

export { CONFORMANCE_PRESETS, type Conformance } from './conformance.ts';

/** The order is part of links: of two presets that a scenario is equally near to, its link names the first. */
export const PRESETS: readonly Preset[] = [
  ...CURITIBA_PRESETS,
  ...DETKEN_PRESETS,
  ...TUT_PRESETS,
  ...CLUJ_PRESETS,
  ...NETWORKS,
  ...BENCH_PRESETS,
  ...CONFORMANCE_PRESETS,
  ...CLASSIC_PRESETS,
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
