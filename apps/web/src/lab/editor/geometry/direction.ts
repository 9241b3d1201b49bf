/** Directions of the arrow keys, and the nearest place in one. */
import type { Point } from '@lanelab/scenario';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The direction of an arrow key; null for other keys. */
export function directionOf(key: string): Direction | null {
  switch (key) {
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return null;
  }
}

/** The nearest of `places` that lies ahead in a direction; straight ahead counts more than near but oblique. */
export function nearestInDirection(
  from: Point,
  places: Iterable<readonly [number, Point]>,
  direction: Direction,
): number | null {
  const step = STEPS[direction];
  let best: { readonly id: number; readonly cost: number } | null = null;
  for (const [id, at] of places) {
    const by = { x: at.x - from.x, y: at.y - from.y };
    const ahead = by.x * step.x + by.y * step.y;
    const aside = Math.abs(by.x * step.y) + Math.abs(by.y * step.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
