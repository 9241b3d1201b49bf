/** Presets of the benches. */

import { say } from '@lanelab/messages/presets';
import type { Preset } from '@lanelab/scenario';
import { w1, w2, w3, w4, w5 } from '../networks/bench.ts';
import { opened } from './starts.ts';

export const BENCH_PRESETS: readonly Preset[] = [
  { id: 'w1', title: say('w1'), build: () => opened(w1()) },
  { id: 'w2', title: say('w2'), build: () => opened(w2()) },
  { id: 'w3', title: say('w3'), build: () => opened(w3()) },
  { id: 'w4', title: say('w4'), build: () => opened(w4()) },
  { id: 'w5', title: say('w5'), build: () => opened(w5()) },
];
