/** The experiments of Detken, in the order of the paper. */

import type { Experiment } from '../experiment.ts';
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

export const DETKEN_EXPERIMENTS: readonly Experiment[] = [
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
];
