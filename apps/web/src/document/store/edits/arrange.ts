/** Devices put in line, and at even distances. */

import { say } from '@lanelab/messages/edits';
import type { Point, Scenario } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done, nodeOf, refuse } from './model.ts';
import { placeNodes } from './nodes.ts';

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';
type Axis = 'x' | 'y';

function placesOf({ model, layout }: Scenario, ids: ReadonlySet<number>): [number, Point][] {
  return [...ids]
    .filter((id) => nodeOf(model, id) !== undefined)
    .map((id) => [id, layout.nodes[String(id)] ?? { x: 0, y: 0 }]);
}

const LINES: Readonly<Record<Alignment, readonly [Axis, (least: number, most: number) => number]>> = {
  left: ['x', (least) => least],
  centre: ['x', (least, most) => Math.round((least + most) / 2)],
  right: ['x', (_, most) => most],
  top: ['y', (least) => least],
  middle: ['y', (least, most) => Math.round((least + most) / 2)],
  bottom: ['y', (_, most) => most],
};

/** One line through all of them. */
export const align =
  (ids: ReadonlySet<number>, alignment: Alignment): Edit =>
  (scenario) => {
    const places = placesOf(scenario, ids);
    if (places.length < 2) return refuse(say('align.too-few'));
    const [axis, line] = LINES[alignment];
    const values = places.map(([, at]) => at[axis]);
    const value = line(Math.min(...values), Math.max(...values));
    const outcome = placeNodes(new Map(places.map(([id, at]) => [id, { ...at, [axis]: value }])))(scenario);
    return outcome.ok ? done(outcome.scenario, say('align.done', { count: places.length })) : outcome;
  };

/** Even distances between the outermost two, which stay where they are. */
export const distribute =
  (ids: ReadonlySet<number>, axis: Axis): Edit =>
  (scenario) => {
    const places = placesOf(scenario, ids).toSorted(([a, p], [b, q]) => p[axis] - q[axis] || a - b);
    if (places.length < 3) return refuse(say('distribute.too-few'));
    const [first, last] = [places[0]?.[1][axis] ?? 0, places.at(-1)?.[1][axis] ?? 0];
    const step = (last - first) / (places.length - 1);
    const spread = places.map(([id, at], index): [number, Point] => [
      id,
      index === places.length - 1 ? at : { ...at, [axis]: index === 0 ? first : Math.round(first + step * index) },
    ]);
    const outcome = placeNodes(new Map(spread))(scenario);
    return outcome.ok ? done(outcome.scenario, say('distribute.done', { count: places.length })) : outcome;
  };
