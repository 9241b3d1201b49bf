/** Presets of Curitiba. */

import type { Preset } from '@lanelab/scenario';
import { CURITIBA_EXPERIMENTS } from '../experiments/curitiba.ts';
import { curitibaLane, curitibaSvc } from '../networks/curitiba/switched.ts';
import { presetsOf } from './from-experiments.ts';

export const CURITIBA_FIGURES: readonly Preset[] = presetsOf(CURITIBA_EXPERIMENTS);

export const CURITIBA_NETWORKS: readonly Preset[] = [
  { id: 'curitiba-lane', title: 'What does LAN emulation cost beside Classical IP?', build: curitibaLane },
  { id: 'curitiba-svc', title: 'What is it like to call before sending?', build: curitibaSvc },
];
