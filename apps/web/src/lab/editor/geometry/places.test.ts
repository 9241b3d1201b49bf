import { describe, expect, it } from 'vitest';
import { nearestInDirection } from './direction.ts';
import { freePlace } from './grid.ts';

describe('nearestInDirection', () => {
  const places = [
    [1, { x: 100, y: 0 }],
    [2, { x: 40, y: 60 }],
    [3, { x: 0, y: -80 }],
  ] as const;

  it('takes what lies ahead before what lies aside', () => {
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'right')).toBe(1);
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'down')).toBe(2);
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'up')).toBe(3);
  });

  it('finds nothing behind', () => {
    expect(nearestInDirection({ x: 0, y: 0 }, places, 'left')).toBeNull();
  });
});

describe('freePlace', () => {
  it('is the grid point itself where nothing stands', () => {
    expect(freePlace({ x: 109, y: 91 }, [])).toEqual({ x: 100, y: 100 });
  });

  it('keeps off devices', () => {
    const place = freePlace({ x: 0, y: 0 }, [{ x: 0, y: 0 }]);
    expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeGreaterThanOrEqual(88);
  });
});
