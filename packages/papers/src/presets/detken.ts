/** Presets of Detken: its figures and tables. */

import type { Preset } from '@lanelab/scenario';
import { DETKEN_EXPERIMENTS } from '../experiments/detken.ts';
import { presetsOf } from './from-experiments.ts';

export const DETKEN_PRESETS: readonly Preset[] = presetsOf(DETKEN_EXPERIMENTS);
