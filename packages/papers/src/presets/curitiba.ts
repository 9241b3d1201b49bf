/** Presets of Curitiba: its figures and tables. */

import type { Preset } from '@lanelab/scenario';
import { CURITIBA_EXPERIMENTS } from '../experiments/curitiba.ts';
import { presetsOf } from './from-experiments.ts';

export const CURITIBA_PRESETS: readonly Preset[] = presetsOf(CURITIBA_EXPERIMENTS);
