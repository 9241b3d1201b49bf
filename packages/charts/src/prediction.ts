/** What the reader expected before the figure was seen. */

import type { ChartData } from './data.ts';
import { el, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

/** A dashed line in ink through what the reader expected. */
export function drawPrediction(
  theme: Theme,
  data: ChartData,
  x: (at: number) => number,
  y: (at: number) => number,
  isShown: (series: string | null) => boolean = () => true,
): string {
  const points = (data.prediction?.points ?? []).filter(({ series }) => isShown(series)).toSorted((a, b) => a.x - b.x);
  if (points.length === 0) return '';
  const at = points.map((point) => ({ x: x(point.x), y: y(point.y) }));
  const marks = at.map((place) => `${polyline([{ x: place.x - 1, y: place.y }])}h2`).join('');
  return (
    el('path', {
      class: 'expected',
      d: polyline(at),
      fill: 'none',
      stroke: theme.ink,
      'stroke-width': theme.stroke,
      'stroke-dasharray': '7 5',
      'stroke-linecap': 'round',
    }) + el('path', { d: marks, fill: 'none', stroke: theme.ink, 'stroke-width': theme.ring })
  );
}
