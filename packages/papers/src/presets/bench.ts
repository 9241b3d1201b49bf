/** Presets of the benches. */

import type { Preset } from '@lanelab/scenario';
import { w1, w2, w3, w4, w5 } from '../networks/bench.ts';

export const BENCH_PRESETS: readonly Preset[] = [
  { id: 'w1', title: 'Bench: two bursty sources on one trunk', build: w1 },
  { id: 'w2', title: 'Bench: one saturated stream over five hops', build: w2 },
  { id: 'w3', title: 'Bench: 64 on/off sources to one sink', build: w3 },
  { id: 'w4', title: 'Bench: 64 on/off sources, every interior trunk at 0.9', build: w4 },
  { id: 'w5', title: 'Bench: four TCP streams over one trunk', build: w5 },
];
