/** The convex outline of some points, by Andrew's monotone chain. */

import type { Position } from './topology/network.ts';

const turn = (o: Position, a: Position, b: Position): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

function chain(points: readonly Position[]): Position[] {
  const kept: Position[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  kept.pop();
  return kept;
}

/** Corners in order; one or two points are their own outline. */
export function convexHull(points: readonly Position[]): readonly Position[] {
  if (points.length < 3) return points;
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
