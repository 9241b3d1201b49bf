import { describe, expect, it } from 'vitest';
import { laneOf, pointAt, stretchAt } from './marks.ts';

describe('stretchAt', () => {
  it('is in true proportion where a cell fits on the wire', () => {
    // A cell of 2 µs on a wire of 10 µs, 4 µs after its first bit left.
    expect(stretchAt(1e6, 3e6, 10e6, 5e6, 0.2)).toEqual({ tail: 0.2, head: 0.4, isToScale: true });
    expect(stretchAt(1e6, 3e6, 10e6, 2e6, 0.2)).toEqual({ tail: 0, head: 0.1, isToScale: true });
    expect(stretchAt(1e6, 3e6, 10e6, 12e6, 0.2)).toEqual({ tail: 0.9, head: 1, isToScale: true });
  });

  it('enters with the first bit and is gone with the last where it does not fit', () => {
    const at = (timePs: number) => stretchAt(1e6, 3e6, 1e6, timePs, 0.5);
    expect(at(1e6)).toEqual({ tail: 0, head: 0, isToScale: false });
    expect(at(2e6)).toEqual({ tail: 0, head: 0.5, isToScale: false });
    expect(at(4e6)).toEqual({ tail: 1, head: 1, isToScale: false });
    expect(stretchAt(0, 3e6, 0, 1.5e6, 1)).toEqual({ tail: 0, head: 1, isToScale: false });
  });
});

describe('laneOf', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it('drives on the right, both ways', () => {
    expect(laneOf(line, 'ab', 4).points).toEqual([
      { x: 0, y: 4 },
      { x: 100, y: 4 },
    ]);
    expect(laneOf(line, 'ba', 4).points).toEqual([
      { x: 100, y: -4 },
      { x: 0, y: -4 },
    ]);
  });

  it('follows bends', () => {
    const lane = laneOf([...line, { x: 100, y: 50 }], 'ab', 0);
    expect(lane.length).toBe(150);
    expect(pointAt(lane, 125)).toEqual({ x: 100, y: 25 });
    expect(pointAt(lane, 0)).toEqual({ x: 0, y: 0 });
    expect(pointAt(lane, 150)).toEqual({ x: 100, y: 50 });
  });
});
