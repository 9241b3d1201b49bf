/** The experiments of Curitiba, in the order of the paper. */

import type { Experiment } from '../experiment.ts';
import { curitibaFig7, curitibaFig8 } from './curitiba/buffers.ts';
import { curitibaFig11, curitibaFig12 } from './curitiba/lane.ts';
import { curitibaFig9, curitibaFig10 } from './curitiba/multiples.ts';
import { curitibaTable2 } from './curitiba/table2.ts';
import { curitibaTable3 } from './curitiba/table3.ts';
import { curitibaTable4 } from './curitiba/table4.ts';

export const CURITIBA_EXPERIMENTS: readonly Experiment[] = [
  curitibaTable2,
  curitibaTable3,
  curitibaFig7,
  curitibaFig8,
  curitibaFig9,
  curitibaFig10,
  curitibaFig11,
  curitibaFig12,
  curitibaTable4,
];
