/** A shipped figure as a page shows it, with what was run again here over it or in its place. */
import type { ChartOverlay } from '@lanelab/charts';
import { say } from '@lanelab/messages/shipped';
import {
  collect,
  type Experiment,
  type FigureData,
  type ShippedFigure,
  shippedPlan,
  shippedResults,
} from '@lanelab/papers';

/** The figure as it was computed when it was made. */
export const shippedData = (experiment: Experiment, shipped: ShippedFigure): FigureData =>
  collect(experiment, shippedPlan(shipped), shippedResults(shipped));

/** Forms without a place for a second value beside the first: what was run again stands in their place once it is whole. */
const isReplaced = ({ form, series }: FigureData): boolean =>
  form === 'account' || series.some(({ trace }) => trace !== undefined);

export interface ShownAgain {
  readonly figure: FigureData;
  /** Values of runs made here, to be drawn over the figure. */
  readonly again: ChartOverlay | null;
  /** Where the values of the figure itself come from. */
  readonly source: 'shipped' | 'here';
}

/** `own`: the figure from the runs made here, at the quality that the reader chose. */
export function shownAgain(shipped: FigureData, own: FigureData): ShownAgain {
  const { done, total } = own.provenance;
  if (isReplaced(shipped)) {
    const isWhole = done === total && total > 0;
    return { figure: isWhole ? own : shipped, again: null, source: isWhole ? 'here' : 'shipped' };
  }
  const points = own.series.flatMap(({ key, points: values }) =>
    values.flatMap(({ x, y }) => (y === null ? [] : [{ series: key, x, y }])),
  );
  return {
    figure: shipped,
    again: points.length === 0 ? null : { name: say('again.name'), points },
    source: 'shipped',
  };
}
