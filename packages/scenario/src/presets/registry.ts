/** Everything that can be run by name. */

import { defaultScenario } from '../experiments/plan.ts';
import { EXPERIMENTS } from '../experiments/registry.ts';
import type { Scenario } from '../schema/document.ts';

export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly build: () => Scenario;
}

/** Experiments run at their default point. */
const fromExperiments: readonly Preset[] = EXPERIMENTS.map((experiment) => ({
  id: experiment.id,
  title: experiment.question,
  build: () => defaultScenario(experiment),
}));

export const PRESETS: readonly Preset[] = [...fromExperiments];

export function findPreset(id: string): Preset | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}
