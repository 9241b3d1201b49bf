/** Classic measurements and results of theory that everybody in the field knows, in the order of their subjects. */

import type { Experiment } from '../experiment.ts';
import { classicComerLin } from './classic/comer-lin.ts';
import { classicDeadlock, classicDeadlockCalls } from './classic/deadlock.ts';
import { classicEpd, classicEpdDelays, classicEpdPackets } from './classic/discard.ts';
import { classicEthernet } from './classic/ethernet.ts';
import { classicMathis } from './classic/mathis.ts';
import { classicParkingLot } from './classic/parking-lot.ts';
import { classicNDD1 } from './classic/periodic-queue.ts';
import { classicMD1, classicMD1K } from './classic/queues.ts';
import { classicVideo } from './classic/video.ts';

export const CLASSIC_EXPERIMENTS: readonly Experiment[] = [
  classicMD1,
  classicMD1K,
  classicNDD1,
  classicParkingLot,
  classicEpd,
  classicEpdPackets,
  classicEpdDelays,
  classicEthernet,
  classicMathis,
  classicComerLin,
  classicDeadlock,
  classicDeadlockCalls,
  classicVideo,
];
