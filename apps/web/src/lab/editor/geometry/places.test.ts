import { describe, expect, it } from 'vitest';
import { nearestInDirection } from './direction.ts';
import { freePlace } from './grid.ts';
import { joinedPlace } from './joined-place.ts';

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

describe('joinedPlace', () => {
  const hub = { x: 0, y: 0 };
  const grown = (count: number) => {
    const places = [hub];
    for (let i = 0; i < count; i += 1) places.push(joinedPlace(hub, places));
    return places.slice(1);
  };

  it('goes around a device clockwise, beginning at its right', () => {
    expect(grown(4)).toEqual([
      { x: 140, y: 0 },
      { x: 140, y: 120 },
      { x: 0, y: 120 },
      { x: -140, y: 120 },
    ]);
  });

  it('leads no pipe through another device', () => {
    const places = grown(16);
    for (const at of places)
      for (const other of places) {
        const [along, across] = [at.x * other.x + at.y * other.y, Math.abs(at.x * other.y - at.y * other.x)];
        const isBetween = at !== other && along > 0 && Math.hypot(other.x, other.y) < Math.hypot(at.x, at.y);
        if (isBetween) expect(across / Math.hypot(at.x, at.y)).toBeGreaterThanOrEqual(24);
      }
  });
});
