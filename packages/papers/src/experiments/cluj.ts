/** The experiments of Cluj, in the order of the paper. */

import type { Experiment } from '../experiment.ts';
import { clujFig1, clujFig6, clujFig9, clujFig10 } from './cluj/lists.ts';
import { clujNagle } from './cluj/nagle.ts';
import { clujFig7, clujFig8, clujFig11, clujFig12, clujFig13, clujFig14, clujFig15 } from './cluj/schedules.ts';
import { clujTable1, clujTable2, clujTable3 } from './cluj/tables.ts';
import { clujTime } from './cluj/time.ts';
import { clujVideoB, clujVideoBM2, clujVideoC, clujVideoCM2 } from './cluj/video-rates.ts';
import { clujVideoA, clujVideoAM2 } from './cluj/video-states.ts';

export const CLUJ_EXPERIMENTS: readonly Experiment[] = [
  clujFig1,
  clujFig6,
  clujFig7,
  clujFig8,
  clujFig9,
  clujFig10,
  clujFig11,
  clujFig12,
  clujFig13,
  clujFig14,
  clujFig15,
  clujTable1,
  clujTable2,
  clujTable3,
  clujTime,
  clujNagle,
  clujVideoA,
  clujVideoAM2,
  clujVideoB,
  clujVideoBM2,
  clujVideoC,
  clujVideoCM2,
];
