/** Going from place to place by arrow keys. */
import type { Point } from '@lanelab/scenario';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Which arrow key this is. */
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

/** The nearest of `places` that lies more that way than aside; straight ahead counts more than near but oblique. */
export function nearestThatWay(
  from: Point,
  places: Iterable<readonly [number, Point]>,
  direction: Direction,
): number | null {
  const way = STEPS[direction];
  let best: { readonly id: number; readonly cost: number } | null = null;
  for (const [id, at] of places) {
    const by = { x: at.x - from.x, y: at.y - from.y };
    const ahead = by.x * way.x + by.y * way.y;
    const aside = Math.abs(by.x * way.y) + Math.abs(by.y * way.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
