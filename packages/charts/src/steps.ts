/** Values that hold until the next one: distribution functions, and schedules of what was planned and what was done. */

import type { Box } from './box.ts';
import { columnsOf } from './columns.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { drawFrame, drawStamp, type FrameOptions, type Plot } from './frame.ts';
import { colourOf, isYardstick } from './hues.ts';
import { dot } from './marks.ts';
import { el, round } from './svg.ts';
import type { Theme } from './theme.ts';

/** More steps than these show no marks of their own. */
const MOST_MARKED = 60;

/** Along, then up; steps of less than a tenth of a pixel are left to the next one. */
function staircase(series: ChartSeries, { x, y }: Plot): string {
  const columns = columnsOf(series);
  let path = '';
  let [px, py] = [Number.NaN, Number.NaN];
  columns.x.forEach((at, index) => {
    const amount = columns.y[index] ?? null;
    if (amount === null) return;
    const [nx, ny] = [round(x(at)), round(y(amount))];
    if (path === '') path = `M${nx} ${ny}`;
    else {
      if (Math.abs(nx - px) < 0.1 && Math.abs(ny - py) < 0.1) return;
      if (nx !== px) path += `H${nx}`;
      if (ny !== py) path += `V${ny}`;
    }
    [px, py] = [nx, ny];
  });
  return path;
}

function drawSeries(plot: Plot, series: ChartSeries): string {
  const { theme, data, isStamp } = plot;
  const colour = colourOf(theme, data, series);
  const path = el('path', {
    class: 'series',
    'data-series': series.key,
    d: staircase(series, plot),
    fill: 'none',
    stroke: colour,
    'stroke-width': theme.stroke,
    'stroke-dasharray': isYardstick(series) ? '6 4' : null,
    'stroke-linejoin': 'round',
  });
  const columns = columnsOf(series);
  if (isStamp || isYardstick(series) || columns.x.length > MOST_MARKED || data.form === 'cdf') return path;
  const ends = columns.x.map((at, index) => {
    const amount = columns.y[index] ?? null;
    if (amount === null) return '';
    const extra = series.trace === undefined ? { class: 'point', 'data-series': series.key, 'data-x': at } : {};
    return dot(theme, plot.x(at), plot.y(amount), colour, extra);
  });
  return path + ends.join('');
}

const marks = (plot: Plot): string => plot.panel.series.map((series) => drawSeries(plot, series)).join('');

/** A distribution ends at one, or at 100 where it is in per cent. */
const CDF = (data: ChartData): FrameOptions => ({ top: data.y.unit === '%' ? 100 : 1 });

export const drawCdf = (theme: Theme, data: ChartData, box: Box): string =>
  drawFrame(theme, data, box, marks, CDF(data));
export const drawCdfThumbnail = (theme: Theme, data: ChartData, box: Box): string =>
  drawStamp(theme, data, box, marks, CDF(data));

export const drawSchedule = (theme: Theme, data: ChartData, box: Box): string => drawFrame(theme, data, box, marks);
export const drawScheduleThumbnail = (theme: Theme, data: ChartData, box: Box): string =>
  drawStamp(theme, data, box, marks);
