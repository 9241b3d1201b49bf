/** A surface as small multiples: a panel for each series, its own line before all the others in grey. */

import { say } from '@lanelab/messages/charts';
import type { Box } from './box.ts';
import { columnsOf, panelsOf } from './columns.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { inUnit, number } from './format.ts';
import { drawFrame, drawStamp, type Plot } from './frame.ts';
import { nameOf } from './lines.ts';
import { dot } from './marks.ts';
import { el, polyline } from './svg.ts';
import { ramp, type Theme } from './theme.ts';

const LEAST_WIDTH = 15;

function lineOf(series: ChartSeries, { x, y }: Plot): string {
  const { x: xs, y: ys } = columnsOf(series);
  return polyline(
    xs.map((at, index) => {
      const amount = ys[index] ?? null;
      return amount === null ? null : { x: x(at), y: y(amount) };
    }),
  );
}

/** The series that reaches highest: what the paper says of the whole figure stands beside it. */
function bestSeries({ series }: ChartData): string | null {
  const tops = series.map(({ key, points }) => ({ key, top: Math.max(0, ...points.map(({ y }) => y ?? 0)) }));
  return tops.toSorted((a, b) => b.top - a.top)[0]?.key ?? null;
}

/** Each series in a panel of its own, named by what it differs in. */
function apart(data: ChartData): ChartData {
  const unit = data.seriesAxis?.unit ?? '';
  const series = data.series.map((entry) => ({
    ...entry,
    panel: inUnit(nameOf(data, entry), entry.value === null ? '' : unit),
  }));
  const best = bestSeries(data);
  const paperPoints = data.paperPoints.map((point) => ({ ...point, series: point.series ?? best }));
  return { ...data, series, paperPoints };
}

function marks(plot: Plot): string {
  const { theme, data, panel, isStamp } = plot;
  const stroke = { fill: 'none', 'stroke-linejoin': 'round' };
  const others = data.series.filter((series) => !panel.series.includes(series)).map((series) => lineOf(series, plot));
  const shadow = el('path', { ...stroke, d: others.join(''), stroke: theme.grid, 'stroke-width': theme.stroke * 0.75 });
  const own = panel.series.map((series) => {
    const colour = ramp(theme, data.series.indexOf(series), data.series.length);
    const path = el('path', { ...stroke, d: lineOf(series, plot), stroke: colour, 'stroke-width': theme.stroke });
    if (isStamp) return path;
    const dots = series.points.map((point) =>
      point.y === null
        ? ''
        : dot(theme, plot.x(point.x), plot.y(point.y), colour, {
            class: 'point',
            'data-series': series.key,
            'data-x': point.x,
          }),
    );
    return path + dots.join('');
  });
  return shadow + own.join('');
}

/** The best of a panel, in words. */
function bestOf(data: ChartData) {
  return ({ series }: { readonly series: readonly ChartSeries[] }): string => {
    const ys = series.flatMap((entry) => columnsOf(entry).y.filter((y) => y !== null));
    return ys.length === 0 ? '' : say('best-of-panel', { value: inUnit(number(Math.max(...ys), 1), data.y.unit) });
  };
}

export function drawSurface(theme: Theme, data: ChartData, box: Box): string {
  const shown = apart(data);
  const most = Math.max(1, Math.floor(box.width / (theme.small * LEAST_WIDTH)));
  const panels = Math.max(1, panelsOf(shown).length);
  const rows = Math.ceil(panels / Math.min(most, Math.ceil(Math.sqrt(panels * 1.6))));
  const columns = Math.ceil(panels / rows);
  return drawFrame(theme, shown, box, marks, { columns, remark: bestOf(data) });
}

export function drawSurfaceThumbnail(theme: Theme, data: ChartData, box: Box): string {
  return drawStamp(theme, apart(data), box, marks);
}
