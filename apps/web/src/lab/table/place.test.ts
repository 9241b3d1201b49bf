import { mustParse, type Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { addNode } from '../../document/store/edits/nodes.ts';
import { freePlace } from './place.ts';

const empty = (): Scenario => mustParse({ lanelab: 2, model: { nodes: [], durationPs: 1 } });

describe('places for devices added through the table', () => {
  it('fills a grid, five in a row, and nothing lies on another', () => {
    let scenario = empty();
    for (let count = 0; count < 12; count += 1) {
      const outcome = addNode('switch', freePlace(scenario))(scenario);
      if (!outcome.ok) throw new Error(outcome.why);
      scenario = outcome.scenario;
    }
    const places = Object.values(scenario.layout.nodes);
    expect(new Set(places.map(({ x, y }) => `${x}/${y}`)).size).toBe(12);
    expect(places.slice(0, 6)).toEqual([
      { x: 120, y: 120 },
      { x: 320, y: 120 },
      { x: 520, y: 120 },
      { x: 720, y: 120 },
      { x: 920, y: 120 },
      { x: 120, y: 280 },
    ]);
  });

  it('starts at the upper left of the drawing and skips places that are taken', () => {
    const scenario = { ...empty(), layout: { nodes: { '1': { x: 80, y: 200 } }, links: {}, groups: [] } };
    expect(freePlace(scenario)).toEqual({ x: 280, y: 200 });
  });
});
