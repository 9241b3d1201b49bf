/** A paper's value as a figure marks it. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { say } from '@lanelab/messages/cost-notes';
import { type PaperValue, paperValue } from './values.ts';

export interface PointPlace {
  readonly label: string;
  /** Key of the series that it belongs to; null for the figure as a whole. */
  readonly series: string | null;
  readonly x: number | null;
  /** The unit of a value that is none of the figure's y axis. */
  readonly unit?: string;
}

/** How far the published value may be off: the paper's own spread, or what its plot can be read to. */
const errorOf = ({ deviation, reading }: PaperValue): number | null => deviation ?? reading ?? null;

/** A published value at its place; the place alone where it is withheld or its paper's file has none. */
export function paperPoint(experiment: string, key: string, place: PointPlace): ChartPaperPoint {
  const published = paperValue(experiment, key);
  if (published === null)
    return { key, ...place, xError: null, y: null, yError: null, note: say('published.withheld') };
  const { value, x = place.x, xError = null, note, use } = published;
  return {
    key,
    ...place,
    x,
    xError,
    y: value,
    yError: errorOf(published),
    note: note === undefined ? '' : say(`published.${note}`),
    ...(use === 'input' || use === 'afterwards' ? { standing: use } : {}),
  };
}
