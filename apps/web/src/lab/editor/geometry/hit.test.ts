import { describe, expect, it } from 'vitest';
import { documentPositions } from '../scene.ts';
import { network } from '../test-drawing.ts';
import { targetAt } from './hit.ts';
import { Router } from './router.ts';

const scenario = network(
  [
    ['host', 0, 0],
    ['host', 300, 0],
  ],
  [[1, 2]],
);
const at = documentPositions(scenario);
const lines = new Router().lay(
  scenario,
  () => at,
  (link) => (link === 1 ? [{ x: 150, y: 100 }] : undefined),
  4,
);
const scene = { at, lines, dotted: null, bent: null, sideOf: () => 'below' as const };

describe('targetAt', () => {
  it('meets a thin link 12 px beside it, however far one looks from', () => {
    expect(targetAt(scene, { x: 75, y: 62 }, 1, false)).toEqual({ kind: 'link', id: 1 });
    expect(targetAt(scene, { x: 60, y: 65 }, 1, false)).toEqual({ kind: 'stage' });
    expect(targetAt(scene, { x: 60, y: 65 }, 0.5, false)).toEqual({ kind: 'link', id: 1 });
    expect(targetAt(scene, { x: 60, y: 65 }, 1, true)).toEqual({ kind: 'link', id: 1 });
  });

  it('prefers a device to the links that end there', () => {
    expect(targetAt(scene, { x: 20, y: 12 }, 1, false)).toEqual({ kind: 'node', id: 1 });
  });

  it('knows dots and bends only while they are shown', () => {
    expect(targetAt(scene, { x: -36, y: 0 }, 1, false)).toEqual({ kind: 'stage' });
    expect(targetAt({ ...scene, dotted: 1 }, { x: -36, y: 0 }, 1, false)).toEqual({ kind: 'port', id: 1 });
    expect(targetAt({ ...scene, dotted: 1 }, { x: 0, y: 36 }, 1, false).kind).not.toBe('port');
    expect(targetAt({ ...scene, bent: 1 }, { x: 150, y: 100 }, 1, false)).toEqual({
      kind: 'waypoint',
      id: 1,
      index: 0,
    });
  });
});
