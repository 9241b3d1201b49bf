/** Places of labels beside a pipe: level boxes that lie wholly off it, at several distances along it and on both sides. */
import type { Point } from '@lanelab/scenario';
import type { Candidate } from './placement.ts';
import type { Size } from './plates.ts';
import { alongOf, lengthOf } from './polyline.ts';

/** A place beside a pipe. `foot` is the point of the pipe that the label speaks of. */
export interface BesidePlace extends Candidate {
  readonly foot: Point;
}

interface Wishes {
  /** The places along the line, best first, stage px from its beginning. */
  readonly along: readonly number[];
  /** Px between the pipe and the box, best first. */
  readonly away: readonly number[];
  /** Which side is better: that of the traffic (the right one of the direction), or the upper one. */
  readonly side: 'right' | 'upper';
}

const OTHER_SIDE_COST = 4;
const ALONG_COST = 0.06;
const AWAY_COST = 0.3;

/** @param points the line in the direction of its traffic */
export function placesBeside(
  points: readonly Point[],
  pipe: number,
  { width, height }: Size,
  { along, away, side }: Wishes,
): readonly BesidePlace[] {
  const length = lengthOf(points);
  const [ideal = 0] = along;
  return along
    .filter((px) => px <= length)
    .flatMap((px) => {
      const { at, angle } = alongOf(points, px);
      const right = { x: -Math.sin(angle), y: Math.cos(angle) };
      const isRightBetter = side === 'right' || right.y < 0 || (right.y === 0 && right.x > 0);
      return [1, -1].flatMap((sign) =>
        away.map((gap): BesidePlace => {
          const normal = { x: right.x * sign, y: right.y * sign };
          const off = pipe / 2 + gap + (Math.abs(normal.x) * width + Math.abs(normal.y) * height) / 2;
          const middle = { x: at.x + normal.x * off, y: at.y + normal.y * off };
          const isBetter = sign > 0 === isRightBetter;
          return {
            foot: at,
            cost: ALONG_COST * Math.abs(px - ideal) + AWAY_COST * gap + (isBetter ? 0 : OTHER_SIDE_COST),
            box: {
              left: middle.x - width / 2,
              top: middle.y - height / 2,
              right: middle.x + width / 2,
              bottom: middle.y + height / 2,
            },
          };
        }),
      );
    });
}
