/** Series of a run as traces from the start of the traffic on, for Detken's figures over time. */

import type { ChartTrace } from '@lanelab/charts';
import type { ColumnReader, Quality, QualitySettings } from '../../experiment.ts';
import type { FigureSeries } from '../../figure-data.ts';
import { SECOND_PS } from '../../networks/common.ts';

interface Sampled {
  readonly times: readonly number[];
  readonly values: readonly number[];
}

function sampled(read: ColumnReader, name: string): Sampled | null {
  const [times, values] = [read(`series.${name}.timesS`), read(`series.${name}.values`)];
  return times === null || values === null ? null : { times, values };
}

/** Counts a second of one or more series together, against the seconds since `startS`; the interval in which traffic begins is left out. */
export const rates =
  (startS: number, ...names: readonly string[]) =>
  (read: ColumnReader): ChartTrace | null => {
    const all = names.map((name) => sampled(read, name));
    const first = all[0] ?? null;
    if (first === null) return null;
    const { times } = first;
    const interval = (times[1] ?? 1) - (times[0] ?? 0);
    const indices = [...times.keys()].filter((index) => (times[index] ?? 0) > startS + 1.5 * interval);
    return {
      x: indices.map((index) => (times[index] ?? 0) - startS),
      y: indices.map((index) => all.reduce((sum, entry) => sum + (entry?.values[index] ?? 0), 0) / interval),
    };
  };

/** Values of a series' trace. */
export const traced = (series: readonly FigureSeries[], key: string): readonly { x: number; y: number }[] => {
  const trace = series.find((entry) => entry.key === key)?.trace;
  return (trace?.x ?? []).flatMap((x, index) => {
    const y = trace?.y[index] ?? null;
    return y === null ? [] : [{ x, y }];
  });
};

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Times of both qualities, counted from the start of the traffic. */
export const fromStart = (
  startS: number,
  lengthS: Readonly<Record<Quality, number>>,
  warmupS: number,
  note: Readonly<Record<Quality, string>>,
): Readonly<Record<Quality, QualitySettings>> => {
  const settings = (quality: Quality): QualitySettings => ({
    durationPs: Math.round((startS + lengthS[quality]) * SECOND_PS),
    warmupPs: Math.round((startS + warmupS) * SECOND_PS),
    repetitions: 1,
    note: note[quality],
  });
  return { quick: settings('quick'), full: settings('full') };
};
