/** Places of a label around a few points, one of which it belongs to more than to the others. */
import type { Point } from '@lanelab/scenario';
import type { Candidate } from './placement.ts';
import type { Size } from './plates.ts';

const STEPS = [0, 16, 36, 60, 90, 130];
const STEP_COST = 0.2;
const BELOW_COST = 3;
const BESIDE_COST = 5;
const OTHER_COST = 6;

/** @param reach from a point to the nearest label, stage px */
export function placesAround(points: readonly Point[], { width, height }: Size, reach: number): readonly Candidate[] {
  return points.flatMap(({ x, y }, index) =>
    STEPS.flatMap((step) => {
      const cost = STEP_COST * step + (index === 0 ? 0 : OTHER_COST);
      const away = reach + step;
      const place = (left: number, top: number, worse: number): Candidate => ({
        cost: cost + worse,
        box: { left, top, right: left + width, bottom: top + height },
      });
      return [
        place(x - width / 2, y - away - height, 0),
        place(x - width / 2, y + away, BELOW_COST),
        place(x + away, y - height / 2, BESIDE_COST),
        place(x - away - width, y - height / 2, BESIDE_COST),
      ];
    }),
  );
}
