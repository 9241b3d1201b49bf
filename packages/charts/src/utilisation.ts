/** Shares in per cent as bars along a track that ends at the whole: ports, links, processors. */

import { scaleLinear } from 'd3-scale';
import { type Box, bottom, inset, right } from './box.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { number, withUnit } from './format.ts';
import { colourOf } from './hues.ts';
import { notRun } from './lines.ts';
import { cross, line, ring, square, whiskers } from './marks.ts';
import { el, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';

const WHOLE = 100;
const TICKS = [0, 25, 50, 75, 100];
const MAX_BAR = 30;

interface Row {
  readonly series: ChartSeries;
  readonly at: number;
  readonly y: number;
}

function rowsOf(data: ChartData, plot: Box): { readonly rows: readonly Row[]; readonly height: number } {
  const pitch = plot.height / Math.max(1, data.x.values.length);
  const count = Math.max(1, data.series.length);
  const height = Math.min(MAX_BAR, (pitch * 0.72) / count);
  const rows = data.x.values.flatMap((at, category) =>
    data.series.map((series, index) => ({
      series,
      at,
      y: plot.y + pitch * (category + 0.5) + (index - (count - 1) / 2) * height * 1.14,
    })),
  );
  return { rows, height };
}

function drawRow(theme: Theme, data: ChartData, { series, at, y }: Row, height: number, plot: Box, words: boolean) {
  const x = scaleLinear()
    .domain([0, WHOLE])
    .range([plot.x, right(plot)]);
  const point = series.points.find((entry) => entry.x === at);
  const paper = data.paperPoints.find((entry) => entry.series === series.key && entry.x === at);
  const own = (data.overlay?.points ?? []).find(
    (entry) => entry.x === at && (entry.series === null || entry.series === series.key),
  );
  const expected = (data.prediction?.points ?? []).find((entry) => entry.x === at && entry.series === series.key);
  const track = { x: plot.x, y: y - height / 2, width: plot.width, height };
  const parts = [el('rect', { ...track, fill: theme.sunk })];
  if (point !== undefined && point.y !== null) {
    const end = x(Math.min(WHOLE, Math.max(0, point.y)));
    const spread = point.deviation ?? point.ci95 ?? 0;
    parts.push(
      el('rect', {
        ...track,
        width: end - plot.x,
        fill: colourOf(theme, data, series),
        class: 'point',
        'data-series': series.key,
        'data-x': at,
      }),
    );
    if (spread > 0) parts.push(whiskers(theme, x(point.y - spread), y, x(point.y + spread), y, theme.ink));
    if (words)
      parts.push(
        text(right(plot) + 10, y + theme.value * 0.36, `${number(point.y, 1)} %`, {
          size: theme.value,
          weight: theme.strong,
          fill: theme.ink,
        }),
      );
  }
  if (paper !== undefined) {
    if (paper.yError !== null)
      parts.push(whiskers(theme, x(paper.y - paper.yError), y, x(paper.y + paper.yError), y, theme.ink));
    parts.push(ring(theme, x(paper.y), y, { class: 'paper', 'data-paper': paper.key }));
  }
  if (expected !== undefined)
    parts.push(
      line(x(expected.y), y - height * 0.65, x(expected.y), y + height * 0.65, theme.ink, theme.stroke, '4 3'),
    );
  const again = (data.again?.points ?? []).find((entry) => entry.x === at && entry.series === series.key);
  if (again !== undefined) parts.push(square(theme, x(again.y), y, { class: 'again' }));
  if (own !== undefined) parts.push(cross(theme, x(own.y), y, { class: 'own' }));
  return parts.join('');
}

export function drawUtilisation(theme: Theme, data: ChartData, box: Box): string {
  const several = data.series.length > 1;
  const nameOf = (at: number) => data.x.names?.[at] ?? number(at);
  const names = data.x.values.map(nameOf);
  const left = Math.max(
    0,
    ...names.map((name) => textWidth(name, theme.medium, theme.strong)),
    ...(several ? data.series.map(({ name }) => textWidth(name, theme.small, theme.body)) : []),
  );
  const room = textWidth('100.0 %', theme.value, theme.strong) + 14;
  const side = Math.min(left + theme.small, box.width * 0.4);
  const plot = inset(box, theme.small * 2.2, room, theme.small * 3.4, several ? side * 1.9 : side);
  const { rows, height } = rowsOf(data, plot);
  const pitch = plot.height / Math.max(1, names.length);
  const axis = { size: theme.small, weight: theme.medium500, fill: theme.ink };
  return [
    text(box.x, box.y + theme.small, withUnit(data.x.label, data.x.unit), axis),
    ...TICKS.map((tick) => {
      const at = plot.x + (plot.width * tick) / WHOLE;
      return (
        line(at, plot.y, at, bottom(plot), theme.grid, theme.hair) +
        text(at, bottom(plot) + theme.small * 1.4, number(tick), {
          size: theme.small,
          weight: theme.body,
          fill: theme.muted,
          anchor: 'middle',
        })
      );
    }),
    ...rows.map((row) => drawRow(theme, data, row, height, plot, true)),
    line(plot.x, plot.y, plot.x, bottom(plot), theme.ink, theme.hair),
    ...names.map((name, category) =>
      text(box.x, plot.y + pitch * (category + 0.5) + theme.medium * 0.36, name, {
        size: theme.medium,
        weight: theme.strong,
        fill: theme.ink,
      }),
    ),
    ...(several
      ? rows.map(({ series, y }) =>
          text(plot.x - 8, y + theme.small * 0.36, series.name, {
            size: theme.small,
            weight: theme.body,
            fill: theme.muted,
            anchor: 'end',
          }),
        )
      : []),
    text(right(plot), bottom(plot) + theme.small * 3, withUnit(data.y.label, data.y.unit), { ...axis, anchor: 'end' }),
    notRun(theme, plot, data),
  ].join('');
}

export function drawUtilisationThumbnail(theme: Theme, data: ChartData, box: Box): string {
  const plot = inset(box, 8, 10, 8, 10);
  const { rows, height } = rowsOf(data, plot);
  const bars = rows.map((row) => drawRow({ ...theme, ring: 3 }, data, row, height, plot, false));
  return bars.join('') + line(plot.x, plot.y, plot.x, bottom(plot), theme.ink, theme.hair) + notRun(theme, plot, data);
}
