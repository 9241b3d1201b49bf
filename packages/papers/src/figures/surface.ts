/** Questions that findings ask of a sweep over x and series. */

import type { FigureSeries } from '../figure-data.ts';

export interface SurfacePoint {
  readonly x: number;
  readonly series: number | null;
  readonly y: number;
}

/** All points that have a value. */
export function pointsOf(series: readonly FigureSeries[]): readonly SurfacePoint[] {
  return series.flatMap(({ value, points }) =>
    points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y, series: value }])),
  );
}

/** The highest point, the first of equals; null where there is none. */
export function best(points: readonly SurfacePoint[]): SurfacePoint | null {
  return points.reduce<SurfacePoint | null>((top, point) => (top === null || point.y > top.y ? point : top), null);
}

/** The highest value at each x, ascending in x. */
export function envelope(points: readonly SurfacePoint[]): readonly SurfacePoint[] {
  const tops = new Map<number, SurfacePoint>();
  for (const point of points)
    if (point.y > (tops.get(point.x)?.y ?? Number.NEGATIVE_INFINITY)) tops.set(point.x, point);
  return [...tops.values()].toSorted((a, b) => a.x - b.x);
}

/** The smallest x whose highest value is within `share` of the maximum. */
export function smallestWithin(points: readonly SurfacePoint[], share: number): number | null {
  const top = best(points);
  return top === null ? null : (envelope(points).find(({ y }) => y >= top.y * (1 - share))?.x ?? null);
}

/** The smallest x from which on every x reaches the maximum within `share`. */
export function steadyFrom(points: readonly SurfacePoint[], share: number): number | null {
  const top = best(points);
  if (top === null) return null;
  let from: number | null = null;
  for (const { x, y } of envelope(points)) {
    if (y < top.y * (1 - share)) from = null;
    else from ??= x;
  }
  return from;
}
