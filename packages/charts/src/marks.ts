/** Marks that all charts share: the paper's ring, our dot, an error bar, a level line. */

import { type Attributes, el } from './svg.ts';
import type { Theme } from './theme.ts';

/** A published value: hollow ring with ink outline, on top of everything. */
export function ring(theme: Theme, x: number, y: number, extra: Attributes = {}): string {
  return el('circle', {
    cx: x,
    cy: y,
    r: theme.ring,
    fill: theme.paper,
    stroke: theme.ink,
    'stroke-width': theme.stroke,
    ...extra,
  });
}

/** A value of the reader's own: a cross, with a paper outline that parts it from what it lies on. */
export function cross(theme: Theme, x: number, y: number, extra: Attributes = {}): string {
  const arm = theme.ring * 0.85;
  const [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map((at) => Math.round(at * 100) / 100);
  const d = `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  const stroke = { d, fill: 'none', 'stroke-linecap': 'round' };
  return (
    el('path', { ...stroke, stroke: theme.paper, 'stroke-width': theme.stroke * 2.5 }) +
    el('path', { ...stroke, stroke: theme.ink, 'stroke-width': theme.stroke, ...extra })
  );
}

/** A value that was run again: a small square in ink, with a paper outline that parts it from what it lies on. */
export function square(theme: Theme, x: number, y: number, extra: Attributes = {}): string {
  const half = theme.ring * 0.6;
  return el('rect', {
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
    fill: theme.ink,
    stroke: theme.paper,
    'stroke-width': theme.stroke * 0.75,
    ...extra,
  });
}

/** Whiskers of an error bar between two points of one axis. */
export function whiskers(theme: Theme, x1: number, y1: number, x2: number, y2: number, colour: string): string {
  const cap = theme.ring;
  const vertical = x1 === x2;
  const ends = [
    [x1, y1],
    [x2, y2],
  ]
    .map(([x = 0, y = 0]) => (vertical ? `M${x - cap} ${y}h${2 * cap}` : `M${x} ${y - cap}v${2 * cap}`))
    .join('');
  return el('path', {
    d: `M${x1} ${y1}L${x2} ${y2}${ends}`.replaceAll(/-?\d+\.\d+/g, (match) =>
      String(Math.round(Number(match) * 100) / 100),
    ),
    stroke: colour,
    'stroke-width': theme.stroke * 0.75,
    fill: 'none',
  });
}

/** A simulated value, filled, with a thin paper outline where it lies on its line. */
export function dot(theme: Theme, x: number, y: number, colour: string, extra: Attributes = {}): string {
  return el('circle', {
    cx: x,
    cy: y,
    r: theme.dot,
    fill: colour,
    stroke: theme.paper,
    'stroke-width': theme.hair,
    ...extra,
  });
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  dash?: string,
): string {
  return el('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash });
}
