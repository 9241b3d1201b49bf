/** Where marks lie on a pipe: from when something leaves and arrives to a stretch of the drawn line. */
import type { Point } from '@lanelab/scenario';
import type { LinkDirection } from './run/types.ts';

/** A stretch of a pipe, as shares of its length from the sending end. */
export interface Stretch {
  readonly tail: number;
  readonly head: number;
  /** Whether it is in true proportion to the pipe. */
  readonly isToScale: boolean;
}

/** A mark that is not to scale, as a share of its pipe. */
const LARGEST_MARK = 0.45;

/**
 * The share of a pipe that a mark of so many cells takes where it is not to scale. Longer for more cells, though not in proportion:
 * it is a schema. `least` is the length of the shortest mark, in the units of the pipe's length.
 */
export function sizeOnPipe(cells: number, pipe: number, least: number, zoom: number): number {
  const long = Math.max(1, pipe);
  const length = (1.6 * least + (3 * Math.min(60, cells - 1)) / zoom) / long;
  return Math.max(least / long, Math.min(LARGEST_MARK * (cells > 1 ? 1.6 : 1), length));
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/**
 * Where something is whose first bit leaves at `fromPs` and whose last bit leaves at `toPs`, on a wire of so long a delay.
 *
 * Where all of it fits on the wire, head and tail are where these bits are. Where it does not, it would merely fill the pipe: there a
 * mark of `size` (share of the pipe) is drawn that enters with its first bit and is gone with its last, in a length that is not to scale.
 */
export function stretchAt(fromPs: number, toPs: number, delayPs: number, timePs: number, size: number): Stretch {
  if (delayPs > 0 && delayPs >= toPs - fromPs)
    return { tail: within((timePs - toPs) / delayPs), head: within((timePs - fromPs) / delayPs), isToScale: true };
  const head = ((timePs - fromPs) / (toPs - fromPs + delayPs)) * (1 + size);
  return { tail: within(head - size), head: within(head), isToScale: false };
}

/** A lane of a pipe in the direction of travel: the line it follows, offset to the right, and distances along it. */
export interface Lane {
  readonly points: readonly Point[];
  /** Distance of each point from the sending end. */
  readonly distances: readonly number[];
  readonly length: number;
}

/** The lane of one direction: to the right of the line from `a` to `b`, or of the line back. */
export function laneOf(line: readonly Point[], direction: LinkDirection, offset: number): Lane {
  const way = direction === 'ab' ? line : line.toReversed();
  const points = way.map((point, index) => {
    const before = way[Math.max(0, index - 1)] ?? point;
    const after = way[Math.min(way.length - 1, index + 1)] ?? point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    // Down is positive: to the right of (dx, dy) is (-dy, dx).
    return { x: point.x - (dy / length) * offset, y: point.y + (dx / length) * offset };
  });
  const distances = [0];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before !== undefined)
      distances.push((distances[index - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  return { points, distances, length: distances.at(-1) ?? 0 };
}

export function pointAt(lane: Lane, distance: number): Point {
  const last = lane.points.length - 1;
  let index = 1;
  while (index < last && (lane.distances[index] ?? 0) < distance) index += 1;
  const [one, other] = [lane.points[index - 1], lane.points[index]];
  if (one === undefined || other === undefined) return one ?? { x: 0, y: 0 };
  const [from, to] = [lane.distances[index - 1] ?? 0, lane.distances[index] ?? 0];
  const share = to === from ? 0 : (distance - from) / (to - from);
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
}

/** Adds a part of a lane to a path, bends included. Called for each mark of each frame: nothing is made on the way. */
export function trace(pen: Pen, { points, distances }: Lane, from: number, to: number): void {
  const last = points.length - 1;
  let index = 1;
  while (index < last && (distances[index] ?? 0) < from) index += 1;
  step(pen, points, distances, index, from, true);
  for (; index < last && (distances[index] ?? 0) < to; index += 1)
    step(pen, points, distances, index, distances[index] ?? 0, false);
  step(pen, points, distances, index, to, false);
}

/** To the point at a distance on the piece of a line that ends at its point `index`. */
function step(
  pen: Pen,
  points: readonly Point[],
  distances: readonly number[],
  index: number,
  distance: number,
  isFirst: boolean,
): void {
  const [one, other] = [points[index - 1], points[index]];
  if (one === undefined || other === undefined) return;
  const from = distances[index - 1] ?? 0;
  const length = (distances[index] ?? 0) - from;
  const share = length === 0 ? 0 : (distance - from) / length;
  const [x, y] = [one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share];
  if (isFirst) pen.moveTo(x, y);
  else pen.lineTo(x, y);
}
