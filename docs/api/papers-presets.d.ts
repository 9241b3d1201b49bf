import { Preset } from '@lanelab/scenario';

interface Conformance extends Preset {
  readonly shows: readonly string[];
}
declare const CONFORMANCE_PRESETS: readonly Conformance[];
declare const PRESETS: readonly Preset[];
declare function findPreset(id: string): Preset | null;
declare function distinctPresets(): readonly Preset[];
export { CONFORMANCE_PRESETS, type Conformance, PRESETS, distinctPresets, findPreset };
