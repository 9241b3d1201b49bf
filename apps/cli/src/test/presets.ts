/** The presets that tests of this level run. */
import { distinctPresets } from '@lanelab/papers/presets';
import type { Preset } from '@lanelab/scenario';
import { inject } from 'vitest';

/** All presets of different models, or the sample of the quick level. */
export function presetsOfLevel(): readonly Preset[] {
  const all = distinctPresets();
  const sample = inject('presetSample');
  if (sample === null) return all;
  const unknown = sample.filter((id) => all.every((preset) => preset.id !== id));
  if (unknown.length > 0) throw new Error(`no preset is called ${unknown.join(', ')}`);
  return all.filter(({ id }) => sample.includes(id));
}
