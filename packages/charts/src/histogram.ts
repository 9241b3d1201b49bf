/** How often each value came: bars that touch, or outlines where several series stand in one panel. */

import type { Box } from './box.ts';
import { bottom } from './box.ts';
import { columnsOf } from './columns.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { drawFrame, drawStamp, type Plot } from './frame.ts';
import { colourOf, isYardstick } from './hues.ts';
import { el, round } from './svg.ts';
import type { Theme } from './theme.ts';

/** Width of a class in units of x: the least distance of two of them. */
function classWidth(data: ChartData): number {
  const places = [...new Set(data.series.flatMap((series) => columnsOf(series).x))].toSorted((a, b) => a - b);
  const steps = places.slice(1).map((at, index) => at - (places[index] ?? at));
  return steps.reduce((least, step) => Math.min(least, step), Number.POSITIVE_INFINITY);
}

/** The sky-line of a series: up, along and down by classes, back to the base between classes that are apart. */
function skyline(series: ChartSeries, { x, y, box }: Plot, width: number): string {
  const base = round(bottom(box));
  const columns = columnsOf(series);
  let path = '';
  let end: number | null = null;
  columns.x.forEach((at, index) => {
    const amount = columns.y[index] ?? null;
    if (amount === null || amount === 0) return;
    const [left, right, top] = [round(x(at - width / 2)), round(x(at + width / 2)), round(y(amount))];
    if (end === null || Math.abs(end - left) > 0.5) path += `${end === null ? '' : `V${base}`}M${left} ${base}`;
    path += `V${top}H${right}`;
    end = right;
  });
  return path === '' ? '' : `${path}V${base}`;
}

function marksOf(data: ChartData) {
  const step = classWidth(data);
  const width = Number.isFinite(step) ? step : 1;
  return (plot: Plot): string =>
    plot.panel.series
      .map((series) => {
        const { theme } = plot;
        const colour = colourOf(theme, data, series);
        const isSolid = plot.panel.series.length === 1;
        return el('path', {
          class: 'series',
          'data-series': series.key,
          d: skyline(series, plot, width),
          fill: colour,
          'fill-opacity': isSolid ? null : isYardstick(series) ? 0 : 0.22,
          stroke: isSolid ? theme.paper : colour,
          'stroke-width': isSolid ? theme.hair / 2 : theme.stroke,
          'stroke-dasharray': isYardstick(series) ? '5 3' : null,
        });
      })
      .join('');
}

function marginOf(data: ChartData): number {
  const step = classWidth(data);
  return Number.isFinite(step) ? step / 2 : 0.5;
}

export const drawHistogram = (theme: Theme, data: ChartData, box: Box): string =>
  drawFrame(theme, data, box, marksOf(data), { margin: marginOf(data) });

export const drawHistogramThumbnail = (theme: Theme, data: ChartData, box: Box): string =>
  drawStamp(theme, data, box, marksOf(data), { margin: marginOf(data) });
