/** The side of a device where its name has room. */
import type { Point } from '@lanelab/scenario';
import type { LaidLink } from './router.ts';

export type LabelSide = 'below' | 'above' | 'right' | 'left';

const sides: readonly { readonly side: LabelSide; readonly angle: number; readonly dislike: number }[] = [
  { side: 'below', angle: Math.PI / 2, dislike: 0 },
  { side: 'above', angle: -Math.PI / 2, dislike: 0.3 },
  { side: 'right', angle: 0, dislike: 0.6 },
  { side: 'left', angle: Math.PI, dislike: 0.7 },
];
/** A link this far from the middle of a side, in radians, does not touch the name there. */
const CLEAR = 1.05;

const turn = (a: number, b: number) => {
  const difference = Math.abs(a - b) % (2 * Math.PI);
  return difference > Math.PI ? 2 * Math.PI - difference : difference;
};

/** The side that the fewest links leave by: below where it is free. */
export function labelSide(angles: readonly number[]): LabelSide {
  let best: { readonly side: LabelSide; readonly cost: number } | null = null;
  for (const { side, angle, dislike } of sides) {
    const crossing = angles.reduce((sum, own) => sum + Math.max(0, 1 - turn(own, angle) / CLEAR), 0);
    const cost = crossing * 2 + dislike;
    if (best === null || cost < best.cost) best = { side, cost };
  }
  return best?.side ?? 'below';
}

/** The directions in which each device's links leave it, in radians, clockwise from the right. */
export function leavings(lines: Iterable<LaidLink>): ReadonlyMap<number, readonly number[]> {
  const angles = new Map<number, number[]>();
  const note = (node: number, from: Point | undefined, to: Point | undefined) => {
    if (from === undefined || to === undefined) return;
    const own = angles.get(node) ?? [];
    own.push(Math.atan2(to.y - from.y, to.x - from.x));
    angles.set(node, own);
  };
  for (const { whole, a, b } of lines) {
    note(a, whole[0], whole[1]);
    note(b, whole.at(-1), whole.at(-2));
  }
  return angles;
}
