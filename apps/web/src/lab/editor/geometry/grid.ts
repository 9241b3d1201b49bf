/** The stage's grid, and points on it. */
import type { Point } from '@lanelab/scenario';

/** Stage px between two dots of the grid, to which devices and bends snap. */
export const GRID = 20;
/** Side of a device's glyph, stage px; its position is the middle. */
export const DEVICE = 48;

const toGrid = (value: number) => Math.round(value / GRID) * GRID + 0;

export const snapped = ({ x, y }: Point): Point => ({ x: toGrid(x), y: toGrid(y) });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest grid point around `near` (itself first, then in growing squares) that keeps off every device. */
export function freePlace(near: Point, taken: Iterable<Point>, room = DEVICE + 2 * GRID): Point {
  const start = snapped(near);
  const others = [...taken];
  const isFree = (at: Point) =>
    others.every((other) => Math.max(Math.abs(other.x - at.x), Math.abs(other.y - at.y)) >= room);
  for (let ring = 0; ring < 60; ring += 1) {
    const reach = ring * GRID;
    const around: Point[] = [];
    for (let i = -ring; i <= ring; i += 1) {
      const along = i * GRID;
      around.push(
        { x: start.x + reach, y: start.y + along },
        { x: start.x + along, y: start.y + reach },
        { x: start.x - reach, y: start.y + along },
        { x: start.x + along, y: start.y - reach },
      );
    }
    const found = around.filter(isFree).toSorted((a, b) => distance(a, start) - distance(b, start))[0];
    if (found !== undefined) return found;
  }
  return start;
}
