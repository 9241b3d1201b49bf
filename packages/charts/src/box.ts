/** Rectangles that a figure is divided into. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;

export function inset(box: Box, top: number, rightBy: number, bottomBy: number, left: number): Box {
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(1, box.width - left - rightBy),
    height: Math.max(1, box.height - top - bottomBy),
  };
}
