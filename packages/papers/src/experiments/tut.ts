/** The experiments of Tampere, in the order of the paper. */

import type { Experiment } from '../experiment.ts';
import { tutDeltas } from './tut/deltas.ts';
import { tutDrawings } from './tut/drawings.ts';
import { tutMpcdDies } from './tut/mpcd-dies.ts';
import { tutPori } from './tut/pori.ts';
import { tutTable1 } from './tut/table1.ts';
import { tutTable2 } from './tut/table2.ts';
import { tutTime } from './tut/time.ts';

export const TUT_EXPERIMENTS: readonly Experiment[] = [
  ...tutDrawings,
  tutTable1,
  tutTable2,
  tutTime,
  ...tutDeltas,
  tutPori,
  tutMpcdDies,
];
