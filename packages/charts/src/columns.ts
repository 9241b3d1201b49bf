/** Series as columns, whether their values come as points or as a trace. */

import type { ChartData, ChartSeries, ChartTrace } from './data.ts';

/** The trace of a series, or its points as a trace. */
export const columnsOf = (series: ChartSeries): ChartTrace =>
  series.trace ?? { x: series.points.map(({ x }) => x), y: series.points.map(({ y }) => y) };

/** Least and greatest of many values, more than a call takes arguments; null where there is none. */
export function extent(values: Iterable<number>): readonly [number, number] | null {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least > most ? null : [least, most];
}

/**
 * Places of packets that never came: those the trace names, or its nulls and what was sent but is not in it. Null where nothing
 * says what should have come.
 */
export function lostOf(series: ChartSeries, sent: ChartSeries | undefined): readonly number[] | null {
  if (series.trace === undefined) return null;
  const { x: xs, y: ys, lost } = series.trace;
  if (lost !== undefined) return lost;
  const missing = xs.filter((_, index) => ys[index] === null);
  if (sent === undefined) return missing.length === 0 ? null : missing;
  const come = new Set(xs);
  return [...missing, ...columnsOf(sent).x.filter((x) => !come.has(x))].toSorted((a, b) => a - b);
}

/** Whether nothing was simulated yet. */
export const isEmpty = (data: ChartData): boolean =>
  data.series.every(
    ({ points, trace }) => points.every(({ y }) => y === null) && (trace === undefined || trace.y.length === 0),
  );

/** Series by the panel that they stand in. */
export interface Panel {
  readonly name: string;
  readonly series: readonly ChartSeries[];
}

export function panelsOf(data: ChartData): readonly Panel[] {
  const names = [...new Set(data.series.map(({ panel }) => panel ?? ''))];
  return names.map((name) => ({ name, series: data.series.filter((series) => (series.panel ?? '') === name) }));
}
