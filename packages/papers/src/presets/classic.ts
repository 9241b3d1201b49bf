/** Presets of the classic measurements. */

import type { Preset } from '@lanelab/scenario';
import { CLASSIC_EXPERIMENTS } from '../experiments/classic.ts';
import { presetsOf } from './from-experiments.ts';

export const CLASSIC_PRESETS: readonly Preset[] = presetsOf(CLASSIC_EXPERIMENTS);
