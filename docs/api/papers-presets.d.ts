import { Preset } from '@lanelab/scenario';

declare const PRESETS: readonly Preset[];
declare function findPreset(id: string): Preset | null;
declare function distinctPresets(): readonly Preset[];
export { PRESETS, distinctPresets, findPreset };
