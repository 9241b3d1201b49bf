/** Everything that can be run by name. */

import { defaultScenario } from '../experiments/plan.ts';
import { EXPERIMENTS } from '../experiments/registry.ts';
import type { Scenario } from '../schema/document.ts';
import { w1, w2, w3, w4, w5 } from './bench.ts';
import { clipPairCollapse, clipPairNoUpdate } from './clip-pair.ts';

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

export const PRESETS: readonly Preset[] = [
  ...fromExperiments,
  {
    id: 'clip-pair-collapse',
    title: 'Why do two fast PCs fall to a few per cent of their line?',
    build: clipPairCollapse,
  },
  {
    id: 'clip-pair-collapse-no-update',
    title: 'What does a window update at half the buffer save?',
    build: clipPairNoUpdate,
  },
  { id: 'w1', title: 'Bench: two bursty sources on one trunk', build: w1 },
  { id: 'w2', title: 'Bench: one saturated stream over five hops', build: w2 },
  { id: 'w3', title: 'Bench: 64 on/off sources to one sink', build: w3 },
  { id: 'w4', title: 'Bench: 64 on/off sources, every interior trunk at 0.9', build: w4 },
  { id: 'w5', title: 'Bench: four TCP streams over one trunk', build: w5 },
];

export function findPreset(id: string): Preset | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}
