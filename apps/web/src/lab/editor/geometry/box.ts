/** Boxes on the stage. */
import type { Point } from '@lanelab/scenario';
import type { Box } from '../../../document/topology-view/geometry.ts';

export type { Box };

export const around = ({ x, y }: Point, side: number): Box => ({
  left: x - side / 2,
  top: y - side / 2,
  right: x + side / 2,
  bottom: y + side / 2,
});

/** The box with these two opposite corners. */
export const between = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});

/** The box around all boxes; null where there are none. */
export function union(boxes: Iterable<Box>): Box | null {
  let all: Box | null = null;
  for (const box of boxes) {
    all =
      all === null
        ? box
        : {
            left: Math.min(all.left, box.left),
            top: Math.min(all.top, box.top),
            right: Math.max(all.right, box.right),
            bottom: Math.max(all.bottom, box.bottom),
          };
  }
  return all;
}

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export const moved = (box: Box, dx: number, dy: number): Box => ({
  left: box.left + dx,
  top: box.top + dy,
  right: box.right + dx,
  bottom: box.bottom + dy,
});

export const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export const meets = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** How far a box reaches beyond another one, all sides together. */
export const beyond = (box: Box, all: Box) =>
  Math.max(0, all.left - box.left) +
  Math.max(0, box.right - all.right) +
  Math.max(0, all.top - box.top) +
  Math.max(0, box.bottom - all.bottom);
