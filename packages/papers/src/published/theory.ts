/** A value of theory as a figure marks it: beside published ones, and compared like them. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { say } from '@lanelab/messages/papers-classic';
import type { PointPlace } from './point.ts';

export const theoryPoint = (key: string, place: PointPlace, y: number): ChartPaperPoint => ({
  key,
  ...place,
  xError: null,
  y,
  yError: null,
  note: say('theory'),
  isTheory: true,
});
