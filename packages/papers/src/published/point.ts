/** A paper's value as a figure marks it. */

import type { ChartPaperPoint, ChartStanding } from '@lanelab/charts';
import { say } from '@lanelab/messages/cost-notes';
import { CALIBRATION } from '../calibration/calibrated.ts';
import { type PaperValue, paperValue } from './values.ts';

export interface PointPlace {
  readonly label: string;
  /** Key of the series that it belongs to; null for the figure as a whole. */
  readonly series: string | null;
  readonly x: number | null;
  /** The unit of a value that is none of the figure's y axis. */
  readonly unit?: string;
}

/** How far the published value may be off, and whose spread that is. */
function spreadOf({ deviation, reading }: PaperValue): Pick<ChartPaperPoint, 'yError' | 'spread'> {
  if (deviation !== undefined) return { yError: deviation, spread: 'paper' };
  return reading === undefined ? { yError: null } : { yError: reading, spread: 'reading' };
}

/** Rows of the calibration that no parameter can meet: they were left out of the fit. */
const isLeftOut = (experiment: string, key: string): boolean =>
  CALIBRATION.rows.some((row) => row.experiment === experiment && row.key === key && row.comparedOnly !== null);

function standingOf(experiment: string, key: string, { use }: PaperValue): ChartStanding {
  if (use === 'comparison') return 'predicted';
  if (use !== 'calibration') return use;
  return isLeftOut(experiment, key) ? 'predicted' : 'calibrated';
}

/** A published value at its place. */
export function paperPoint(experiment: string, key: string, place: PointPlace): ChartPaperPoint {
  const published = paperValue(experiment, key);
  const { value, x = place.x, xError = null, note, blind } = published;
  return {
    key,
    ...place,
    x,
    xError,
    y: value,
    ...spreadOf(published),
    note: note === undefined ? '' : say(`published.${note}`),
    standing: standingOf(experiment, key, published),
    ...(blind === undefined ? {} : { blind }),
  };
}
