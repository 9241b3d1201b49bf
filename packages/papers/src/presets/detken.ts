/** Presets of Detken. */

import type { Preset } from '@lanelab/scenario';
import { DETKEN_EXPERIMENTS } from '../experiments/detken.ts';
import { clipPairCollapse, clipPairNoUpdate, clipPairSvc } from '../networks/detken/clip-pair.ts';
import { bayLane, vividMpoa } from '../networks/detken/testbeds.ts';
import { presetsOf } from './from-experiments.ts';

export const DETKEN_FIGURES: readonly Preset[] = presetsOf(DETKEN_EXPERIMENTS);

export const CLIP_PAIRS: readonly Preset[] = [
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
  { id: 'clip-pair-svc', title: 'What happens between the first packet and the first answer?', build: clipPairSvc },
];

export const DETKEN_NETWORKS: readonly Preset[] = [
  { id: 'bay-lane', title: 'How much of a 10 Mb/s Ethernet crosses an emulated LAN?', build: bayLane },
  { id: 'vivid-mpoa', title: 'Do hosts that know nothing of ATM get a shortcut?', build: vividMpoa },
];
