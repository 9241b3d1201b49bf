/** Presets of Tampere: its figures and tables. */

import type { Preset } from '@lanelab/scenario';
import { TUT_EXPERIMENTS } from '../experiments/tut.ts';
import { presetsOf } from './from-experiments.ts';

export const TUT_PRESETS: readonly Preset[] = presetsOf(TUT_EXPERIMENTS);
