import { describe, expect, it } from 'vitest';
import { restOf } from './guides.ts';

describe('restOf', () => {
  it('rests on the grid', () => {
    expect(restOf([{ x: 100, y: 100 }], [], { x: 31, y: -9 })).toEqual({ dx: 40, dy: 0, guides: [] });
  });

  it('prefers to be in line with a device off the grid, and shows the line', () => {
    const rest = restOf([{ x: 100, y: 100 }], [{ x: 147, y: 300 }], { x: 44, y: 3 });
    expect(rest).toEqual({ dx: 47, dy: 0, guides: [{ axis: 'x', at: 147, from: 100, to: 300 }] });
  });

  it('lets any of several line up, not only the one in hand', () => {
    const moving = [
      { x: 0, y: 0 },
      { x: 50, y: 3 },
    ];
    expect(restOf(moving, [{ x: 200, y: 49 }], { x: 0, y: 45 }).dy).toBe(46);
  });

  it('goes anywhere with Alt', () => {
    expect(restOf([{ x: 100, y: 100 }], [{ x: 101, y: 0 }], { x: 3, y: 1 }, true)).toEqual({
      dx: 3,
      dy: 1,
      guides: [],
    });
  });
});
