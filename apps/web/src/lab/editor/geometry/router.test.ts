import { describe, expect, it } from 'vitest';
import { documentPositions } from '../scene.ts';
import { network } from '../test-drawing.ts';
import { footOn, lengthOf } from './polyline.ts';
import { lanesOf, Router } from './router.ts';

const scenario = network(
  [
    ['switch', 0, 0],
    ['switch', 400, 0],
    ['host', 400, 300],
  ],
  [
    [1, 2],
    [2, 1],
    [1, 2],
    [2, 3],
  ],
);
const at = documentPositions(scenario);
const lay = (router: Router, places = at) =>
  router.lay(
    scenario,
    () => places,
    () => undefined,
    18,
  );

describe('parallel links', () => {
  it('fan out evenly, in whichever direction each was drawn', () => {
    const lanes = lanesOf(scenario.model.links);
    expect([1, 2, 3, 4].map((id) => lanes.get(id)?.index)).toEqual([-1, -0, 1, 0]);
  });

  it('lie a pipe and a gap apart in the middle', () => {
    const lines = lay(new Router());
    const heights = [1, 2, 3].map((id) => {
      const points = lines.get(id)?.points ?? [];
      return [-1, 0, 1].find((side) => footOn(points, { x: 200, y: side * 26 }).distance < 0.1);
    });
    expect(new Set(heights).size).toBe(3);
    expect(heights).not.toContain(undefined);
  });

  it('begin and end where a device does', () => {
    const points = lay(new Router()).get(2)?.points ?? [];
    expect(points[0]?.x).toBe(375);
    expect(points.at(-1)?.x).toBe(25);
    expect(lengthOf(points)).toBe(350);
  });
});

describe('Router', () => {
  it('lays only moved links again', () => {
    const router = new Router();
    const before = lay(router);
    const after = lay(router, new Map([...at, [3, { x: 500, y: 300 }]]));
    expect(after.get(1)).toBe(before.get(1));
    expect(after.get(4)).not.toBe(before.get(4));
  });

  it('leads a link through its bends', () => {
    const lines = new Router().lay(
      scenario,
      () => at,
      (link) => (link === 4 ? [{ x: 600, y: 150 }] : undefined),
      18,
    );
    expect(lines.get(4)?.whole).toEqual([
      { x: 400, y: 0 },
      { x: 600, y: 150 },
      { x: 400, y: 300 },
    ]);
  });
});
