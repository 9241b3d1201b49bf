/** Lines of straight pieces: measuring, cutting, shifting. */
import type { Point } from '@lanelab/scenario';
import { distanceToPiece } from '../../../document/distance.ts';
import { type Box, holds } from './box.ts';
import { distance } from './grid.ts';

interface Foot {
  readonly distance: number;
  /** Index of the nearest piece: 0 is the one after the first point. */
  readonly piece: number;
}

/** How far a point is from a line, and from which of its pieces. */
export function footOn(points: readonly Point[], at: Point): Foot {
  let best: Foot = { distance: Number.POSITIVE_INFINITY, piece: 0 };
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (a === undefined || b === undefined) continue;
    const away = distanceToPiece(at, [a, b]);
    if (away < best.distance) best = { distance: away, piece: i - 1 };
  }
  return best;
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (a !== undefined && b !== undefined) sum += distance(a, b);
  }
  return sum;
}

/** The point at a distance along a line, in stage px, and the direction of the line there, in radians. */
export function alongOf(points: readonly Point[], px: number): { readonly at: Point; readonly angle: number } {
  let left = px;
  let last = { at: points[0] ?? { x: 0, y: 0 }, angle: 0 };
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (a === undefined || b === undefined) continue;
    const piece = distance(a, b);
    if (piece === 0) continue;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const share = Math.min(1, Math.max(0, left / piece));
    last = { at: { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, angle };
    if (left <= piece) return last;
    left -= piece;
  }
  return last;
}

/** A line without its parts inside the boxes of its two ends; at least two points remain. */
export function trimmed(points: readonly Point[], atStart: Box, atEnd: Box): readonly Point[] {
  const cut = cutStart([...points], atStart);
  return cutStart(cut.toReversed(), atEnd).toReversed();
}

function cutStart(points: Point[], box: Box): Point[] {
  while (points.length > 2 && points[1] !== undefined && holds(box, points[1])) points.shift();
  const [a, b] = [points[0], points[1]];
  if (a === undefined || b === undefined || !holds(box, a) || holds(box, b)) return points;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const exits = [
    dx > 0 ? (box.right - a.x) / dx : dx < 0 ? (box.left - a.x) / dx : Number.POSITIVE_INFINITY,
    dy > 0 ? (box.bottom - a.y) / dy : dy < 0 ? (box.top - a.y) / dy : Number.POSITIVE_INFINITY,
  ];
  const share = Math.min(...exits);
  return [{ x: a.x + dx * share, y: a.y + dy * share }, ...points.slice(1)];
}

/** The whole line moved aside: to the right of its direction where `by` is positive. */
export function aside(points: readonly Point[], by: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (by === 0 || first === undefined || last === undefined) return points;
  const length = distance(first, last) || 1;
  const shift = { x: (-(last.y - first.y) / length) * by, y: ((last.x - first.x) / length) * by };
  return points.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
}

/** SVG path data, rounded to a tenth of a pixel. */
export function pathOf(points: readonly Point[]): string {
  const number = (value: number) => String(Math.round(value * 10) / 10);
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}
