/** Where devices go: the layout's positions fitted into the drawing, or a row of their own. */

import type { Theme } from '../theme.ts';
import type { NetworkDrawing, Position } from './network.ts';

/** Larger than drawn at a laptop's size, glyphs would look lost between their pipes. */
const MAX_SCALE = 1.25;
/** A flat place is used by drawing this much wider than high, so that names in a row do not meet. */
const MAX_STRETCH = 1.7;
const GRID = 120;
const COLUMNS = 8;

/** Smallest and largest; drawings may have more points than a call may have arguments. */
function extent(values: Iterable<number>): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

export interface Placement {
  readonly at: ReadonlyMap<number, Position>;
  /** From layout coordinates to the drawing's. */
  readonly project: (point: Position) => Position;
}

export function positionsOf(network: NetworkDrawing, theme: Theme, width: number, height: number): Placement {
  const raw = new Map<number, Position>();
  const known = Object.values(network.layout.nodes);
  const below = known.length > 0 ? extent(known.map(({ y }) => y))[1] + GRID : 0;
  let unplaced = 0;
  for (const node of network.model.nodes) {
    const own = network.layout.nodes[String(node.id)];
    raw.set(node.id, own ?? { x: (unplaced % COLUMNS) * GRID, y: below + Math.floor(unplaced / COLUMNS) * GRID });
    if (own === undefined) unplaced += 1;
  }
  const waypoints = Object.values(network.layout.links).flatMap(({ waypoints: points }) => points);
  const all = [...raw.values(), ...waypoints];
  if (all.length === 0) return { at: raw, project: (point) => point };
  const [left, right] = extent(all.map(({ x }) => x));
  const [top, bottom] = extent(all.map(({ y }) => y));
  const [spanX, spanY] = [right - left, bottom - top];
  const marginX = 40 * theme.glyphScale + theme.device * 2;
  const marginTop = 34 * theme.glyphScale;
  const marginBottom = 34 * theme.glyphScale + theme.device * 2.2;
  const room = { x: Math.max(1, width - 2 * marginX), y: Math.max(1, height - marginTop - marginBottom) };
  const scale = Math.min(MAX_SCALE, spanX === 0 ? MAX_SCALE : room.x / spanX, spanY === 0 ? MAX_SCALE : room.y / spanY);
  const scaleX = spanX === 0 ? scale : Math.min(MAX_SCALE, room.x / spanX, scale * MAX_STRETCH);
  const origin = {
    x: (width - spanX * scaleX) / 2,
    y: marginTop + (room.y - spanY * scale) / 2,
  };
  const project = (point: Position): Position => ({
    x: origin.x + (point.x - left) * scaleX,
    y: origin.y + (point.y - top) * scale,
  });
  return { at: new Map([...raw].map(([id, point]) => [id, project(point)])), project };
}
