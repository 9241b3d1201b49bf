/** All experiments by their public names. */

import type { Experiment } from '../experiment.ts';
import { clujFig1, clujFig6, clujFig9, clujFig10 } from './cluj/lists.ts';
import { clujNagle } from './cluj/nagle.ts';
import { clujFig7, clujFig8, clujFig11, clujFig12, clujFig13, clujFig14, clujFig15 } from './cluj/schedules.ts';
import { clujTable1, clujTable2, clujTable3 } from './cluj/tables.ts';
import { clujTime } from './cluj/time.ts';
import { clujVideoB, clujVideoBM2, clujVideoC, clujVideoCM2 } from './cluj/video-rates.ts';
import { clujVideoA, clujVideoAM2 } from './cluj/video-states.ts';
import { curitibaFig7, curitibaFig8 } from './curitiba/buffers.ts';
import { curitibaFig11, curitibaFig12 } from './curitiba/lane.ts';
import { curitibaFig9, curitibaFig10 } from './curitiba/multiples.ts';
import { curitibaTable2 } from './curitiba/table2.ts';
import { curitibaTable3 } from './curitiba/table3.ts';
import { curitibaTable4 } from './curitiba/table4.ts';
import { detkenFig8, detkenFig9, detkenFig10, detkenFig11 } from './detken/clip.ts';
import { detkenEies } from './detken/eies.ts';
import { detkenFig3, detkenFig4, detkenFig5 } from './detken/lane.ts';
import { detkenLaneAtm } from './detken/lane-atm.ts';
import { detkenFig6, detkenFig7 } from './detken/mpoa.ts';
import { qosCharts } from './detken/qos.ts';
import { qosAbrRates } from './detken/qos-abr.ts';
import { qosLoadCharts } from './detken/qos-load.ts';
import { qosShortcutCharts } from './detken/qos-shortcut.ts';
import { detkenFig1, detkenFig2 } from './detken/testbeds.ts';
import { tutDeltas } from './tut/deltas.ts';
import { tutDrawings } from './tut/drawings.ts';
import { tutMpcdDies } from './tut/mpcd-dies.ts';
import { tutPori } from './tut/pori.ts';
import { tutTable1 } from './tut/table1.ts';
import { tutTable2 } from './tut/table2.ts';
import { tutTime } from './tut/time.ts';

/** In the order of the papers. */
export const EXPERIMENTS: readonly Experiment[] = [
  curitibaTable2,
  curitibaTable3,
  curitibaFig7,
  curitibaFig8,
  curitibaFig9,
  curitibaFig10,
  curitibaFig11,
  curitibaFig12,
  curitibaTable4,
  detkenFig1,
  detkenFig2,
  detkenFig3,
  detkenFig4,
  detkenFig5,
  detkenLaneAtm,
  detkenFig6,
  detkenFig7,
  detkenFig8,
  detkenFig9,
  detkenFig10,
  detkenFig11,
  detkenEies,
  ...qosCharts,
  ...qosLoadCharts,
  qosAbrRates,
  ...qosShortcutCharts,
  ...tutDrawings,
  tutTable1,
  tutTable2,
  tutTime,
  ...tutDeltas,
  tutPori,
  tutMpcdDies,
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

export function findExperiment(id: string): Experiment | null {
  return EXPERIMENTS.find((experiment) => experiment.id === id) ?? null;
}
