/** The part of a frame that nothing lies over: tabs, badge, legend and buttons keep it from the network. */
import { type Box, meets } from './box.ts';
import type { Size } from './plates.ts';
import { sharedArea } from './room.ts';

/** How often a thing of this size fits into a box. */
const share = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  Math.min((right - left) / width, (bottom - top) / height);

/**
 * The empty box of a frame in which a drawing of this size is largest; the whole frame where everything is covered.
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
          if (best === null || share(box, size) > share(best, size)) best = box;
        }
  return best ?? frame;
}
