/** Distances on the drawing, in its px. */
import type { Point } from '@lanelab/scenario';

/** How far a point is from a straight piece of a line. */
export function distanceToPiece(at: Point, [a, b]: readonly [Point, Point]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / square));
  return Math.hypot(at.x - a.x - share * dx, at.y - a.y - share * dy);
}
