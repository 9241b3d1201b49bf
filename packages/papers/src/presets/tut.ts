/** Presets of Tampere. */

import type { Preset } from '@lanelab/scenario';
import { TUT_EXPERIMENTS } from '../experiments/tut.ts';
import { tutLane, tutMpoa } from '../networks/tut/figures.ts';
import { presetsOf } from './from-experiments.ts';

export const TUT_FIGURES: readonly Preset[] = presetsOf(TUT_EXPERIMENTS);

export const TUT_NETWORKS: readonly Preset[] = [
  { id: 'tut-lane', title: 'What do two one-armed routers let through?', build: tutLane },
  { id: 'tut-mpoa', title: 'What is won when packets go past the routers?', build: tutMpoa },
];
