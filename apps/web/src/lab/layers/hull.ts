/** What holds a few devices of many: a convex hull where no stranger stands in it, else a tree of bands from one to the next. */
import type { Point } from '@lanelab/scenario';
import { distanceToPiece } from '../../document/distance.ts';

export interface Hull {
  /** Drawn with a stroke as wide as the room around each device, it is the hull. */
  readonly points: readonly (readonly [Point, Point])[] | readonly Point[];
  readonly isArea: boolean;
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Andrew's monotone chain: corners in order, clockwise on the stage. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (way: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of way) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (before === undefined || last === undefined || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function isWithin(corners: readonly Point[], at: Point, room: number): boolean {
  const sides = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);
  return sides.every(([a, b]) => cross(a, b, at) >= 0) || sides.some((side) => distanceToPiece(at, side) < room);
}

/** Shortest bands that join all points, each new one to the nearest that is joined already (Prim). */
export function spanningTree(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  const [start, ...rest] = points;
  if (start === undefined) return [];
  const joined = [start];
  const bands: (readonly [Point, Point])[] = [];
  const left = new Set(rest);
  while (left.size > 0) {
    let best: { readonly from: Point; readonly to: Point; readonly long: number } | null = null;
    for (const to of left)
      for (const from of joined) {
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        if (best === null || long < best.long) best = { from, to, long };
      }
    if (best === null) break;
    bands.push([best.from, best.to]);
    joined.push(best.to);
    left.delete(best.to);
  }
  return bands.length === 0 ? [[start, start]] : bands;
}

/** @param room around each device, stage px */
export function hullOf(members: readonly Point[], strangers: readonly Point[], room: number): Hull {
  const corners = convexHull(members);
  const isArea = corners.length > 2 && !strangers.some((at) => isWithin(corners, at, room));
  return isArea ? { points: corners, isArea } : { points: spanningTree(members), isArea };
}

/** Whether a point lies in a hull with so much room around each device, in stage px. */
export const isInHull = (hull: Hull, at: Point, room: number): boolean =>
  hull.isArea
    ? isWithin(hull.points as readonly Point[], at, room)
    : (hull.points as readonly (readonly [Point, Point])[]).some((band) => distanceToPiece(at, band) < room);

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** SVG path data. */
export function hullPath({ points, isArea }: Hull): string {
  if (isArea) return `M${(points as readonly Point[]).map(at).join('L')}Z`;
  return (points as readonly (readonly [Point, Point])[]).map(([a, b]) => `M${at(a)}L${at(b)}`).join('');
}

/** The device that each hull's name goes with: one that few hulls share, and that few other names go with already. */
export function namePlaces(hulls: readonly (readonly number[])[]): readonly (number | null)[] {
  const shared = (node: number) => hulls.filter((nodes) => nodes.includes(node)).length;
  const taken = new Map<number, number>();
  return hulls.map((nodes) => {
    const [node] = nodes.toSorted((a, b) => shared(a) - shared(b) || (taken.get(a) ?? 0) - (taken.get(b) ?? 0));
    if (node === undefined) return null;
    taken.set(node, (taken.get(node) ?? 0) + 1);
    return node;
  });
}
