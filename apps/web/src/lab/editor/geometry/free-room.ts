/** The part of a frame that nothing lies over: tabs, badge, legend and buttons keep it from the network. */
import { type Box, meets } from './box.ts';
import type { Size } from './plates.ts';
import { sharedArea } from './room.ts';

/** How much the size of a box counts beside the scale of the drawing in it: a px of height is not worth half of the width. */
const ROOMINESS = 0.1;

/** How large a drawing of this size gets in a box, and a little how large the box is. */
function worth({ left, top, right, bottom }: Box, { width, height }: Size, frame: Box): number {
  const scale = Math.min((right - left) / width, (bottom - top) / height);
  const part = ((right - left) * (bottom - top)) / ((frame.right - frame.left) * (frame.bottom - frame.top));
  return scale * (1 + ROOMINESS * part);
}

/**
 * The empty box of a frame that is best for a drawing of this size; the whole frame where everything is covered.
 * Every such box ends at an edge of the frame or of one of those over it.
 */
export function freeRoom(frame: Box, over: readonly Box[], size: Size): Box {
  const covers = over.filter((box) => meets(box, frame));
  const lefts = [frame.left, ...covers.map(({ right }) => right)];
  const rights = [frame.right, ...covers.map(({ left }) => left)];
  const tops = [frame.top, ...covers.map(({ bottom }) => bottom)];
  const bottoms = [frame.bottom, ...covers.map(({ top }) => top)];
  let best: Box | null = null;
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const box = { left, top, right, bottom };
          if (right <= left || bottom <= top || covers.some((cover) => sharedArea(box, cover) > 0)) continue;
          if (best === null || worth(box, size, frame) > worth(best, size, frame)) best = box;
        }
  return best ?? frame;
}
