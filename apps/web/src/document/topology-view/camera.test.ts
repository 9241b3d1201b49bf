import { describe, expect, it } from 'vitest';
import { clampCamera, fitted, moved, zoomed } from './camera.ts';

describe('camera', () => {
  it('never shrinks below the whole drawing', () => {
    expect(zoomed(fitted, 0.5)).toEqual(fitted);
  });

  it('keeps the drawing over the frame', () => {
    expect(clampCamera(moved(zoomed(fitted, 2), 3, -3))).toEqual({ zoom: 2, x: 0.5, y: -0.5 });
    expect(clampCamera(moved(fitted, 1, 1))).toEqual(fitted);
  });

  it('keeps what is in the middle there while zooming', () => {
    const camera = { zoom: 2, x: 0.25, y: 0 };
    expect(zoomed(camera, 2)).toEqual({ zoom: 4, x: 0.5, y: 0 });
  });
});
