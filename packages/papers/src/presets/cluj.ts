/** Presets of Cluj. */

import type { Preset } from '@lanelab/scenario';
import { CLUJ_EXPERIMENTS } from '../experiments/cluj.ts';
import { clujOnHub } from '../networks/cluj/testbeds.ts';
import { presetsOf } from './from-experiments.ts';
import { opened } from './starts.ts';

export const CLUJ_PRESETS: readonly Preset[] = [
  ...presetsOf(CLUJ_EXPERIMENTS),
  ...clujOnHub.map((preset) => ({ ...preset, build: () => opened(preset.build()) })),
];
