/** Very large networks: a mark for each device and a thin straight line for each link, as there is room for no more. */

import { el, polyline } from '../svg.ts';
import type { Theme } from '../theme.ts';
import type { NetworkDrawing, Position } from './network.ts';

const MARK = 2.5;

export function crowd(theme: Theme, { model }: NetworkDrawing, at: ReadonlyMap<number, Position>): string {
  const lines = model.links.map(({ a, b }) => {
    const [from, to] = [at.get(a.node), at.get(b.node)];
    return from === undefined || to === undefined ? '' : polyline([from, to]);
  });
  // All marks in one path: lines of no length with round ends.
  const marks = [...at.values()].map((place) => `${polyline([place])}h0`);
  return (
    el('path', { d: lines.join(''), fill: 'none', stroke: theme.pipeEdge, 'stroke-width': theme.hair }) +
    el('path', { d: marks.join(''), stroke: theme.ink, 'stroke-width': 2 * MARK, 'stroke-linecap': 'round' })
  );
}
