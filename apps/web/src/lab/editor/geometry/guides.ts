/** Where a dragged group of devices comes to rest: on the grid, or in line with a device nearby, with a guide that shows it. */
import type { Point } from '@lanelab/scenario';
import { snapped } from './grid.ts';

/** A line on the stage through everything that is level (`y`) or plumb (`x`) there. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Rest {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Stage px within which a device off the grid attracts. */
const REACH = 7;

type Axis = Guide['axis'];

/** The smallest shift that brings one of `moving` in line with one of `fixed`; null where none is near. */
function nearestLine(moving: readonly Point[], fixed: readonly Point[], axis: Axis): number | null {
  let best: number | null = null;
  for (const mine of moving) {
    for (const theirs of fixed) {
      const shift = theirs[axis] - mine[axis];
      if (Math.abs(shift) <= REACH && (best === null || Math.abs(shift) < Math.abs(best))) best = shift;
    }
  }
  return best;
}

function guidesThrough(moved: readonly Point[], fixed: readonly Point[], axis: Axis): readonly Guide[] {
  const other: Axis = axis === 'x' ? 'y' : 'x';
  const spans = new Map<number, number[]>();
  for (const mine of moved) {
    const level = fixed.filter((theirs) => Math.abs(theirs[axis] - mine[axis]) < 0.5);
    if (level.length === 0) continue;
    const nearest = level.reduce((a, b) =>
      Math.abs(a[other] - mine[other]) <= Math.abs(b[other] - mine[other]) ? a : b,
    );
    const span = spans.get(mine[axis]) ?? [];
    span.push(mine[other], nearest[other]);
    spans.set(mine[axis], span);
  }
  return [...spans].map(([at, ends]) => ({ axis, at, from: Math.min(...ends), to: Math.max(...ends) }));
}

/**
 * Where `moving` (as they were, the one under the pointer first) come to rest when pulled by `by`.
 * @param isFree true while Alt is held: no grid, no guides.
 */
export function restOf(moving: readonly Point[], fixed: readonly Point[], by: Point, isFree = false): Rest {
  const [grip] = moving;
  if (isFree || grip === undefined) return { dx: by.x, dy: by.y, guides: [] };
  const pulled = moving.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  const grid = snapped({ x: grip.x + by.x, y: grip.y + by.y });
  const shift = (axis: Axis) => nearestLine(pulled, fixed, axis) ?? grid[axis] - grip[axis] - by[axis];
  const [dx, dy] = [by.x + shift('x'), by.y + shift('y')];
  const rested = moving.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  return { dx, dy, guides: [...guidesThrough(rested, fixed, 'x'), ...guidesThrough(rested, fixed, 'y')] };
}
