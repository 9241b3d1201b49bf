/** A table with pictures: one row a category, a dot strip and a column of numbers for each panel. */

import { scaleLinear } from 'd3-scale';
import type { Scale } from './axes.ts';
import { type Box, bottom, inset } from './box.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { number, withUnit } from './format.ts';
import { notRun } from './lines.ts';
import { cross, dot, line, ring } from './marks.ts';
import { el, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import { mix, type Theme } from './theme.ts';

interface Panel {
  readonly name: string;
  readonly series: readonly ChartSeries[];
}

const DIGITS = 3;

function panelsOf(data: ChartData): readonly Panel[] {
  const names = [...new Set(data.series.map(({ panel }) => panel ?? ''))];
  return names.map((name) => ({ name, series: data.series.filter((series) => (series.panel ?? '') === name) }));
}

/** First series in the data hue, the second in ink-ward data: they lie on one strip. */
const colourOf = (theme: Theme, index: number): string => (index === 0 ? theme.data : mix(theme.data, theme.ink, 0.7));

function valuesOf(data: ChartData, panel: Panel): readonly number[] {
  const keys = new Set(panel.series.map(({ key }) => key));
  const published = data.paperPoints.flatMap(({ series, y }) =>
    y !== null && series !== null && keys.has(series) ? [y] : [],
  );
  const own = (data.overlay?.points ?? []).flatMap(({ series, y }) => (series !== null && keys.has(series) ? [y] : []));
  const simulated = panel.series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));
  return [...simulated, ...published, ...own];
}

/** A strip need not start at zero: what counts is what each layer takes away. */
function stripScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = (high - low || 1) * 0.06;
  return scaleLinear()
    .domain([low - margin, high + margin])
    .range([from, to]);
}

const columnWidth = (theme: Theme): number => textWidth('53 octets', theme.small, theme.medium500) + theme.small;

function drawRow(theme: Theme, data: ChartData, panel: Panel, at: number, y: number, x: Scale, strip: Box): string {
  const parts: string[] = [line(strip.x, y, strip.x + strip.width, y, theme.grid, theme.hair)];
  const places = panel.series.map(({ points }) => points.find((point) => point.x === at)?.y ?? null);
  const present = places.flatMap((place) => (place === null ? [] : [x(place)]));
  const colour = (index: number) => colourOf(theme, panel.series.length === 1 ? 0 : index);
  if (present.length > 1) parts.push(line(Math.min(...present), y, Math.max(...present), y, theme.data, theme.stroke));
  panel.series.forEach((series, index) => {
    const paper = data.paperPoints.find((point) => point.series === series.key && point.x === at);
    if (paper !== undefined && paper.y !== null)
      parts.push(ring(theme, x(paper.y), y, { class: 'paper', 'data-paper': paper.key }));
    for (const own of data.overlay?.points ?? [])
      if (own.x === at && own.series === series.key) parts.push(cross(theme, x(own.y), y, { class: 'own' }));
    const place = places[index] ?? null;
    if (place !== null)
      parts.push(
        el('circle', {
          class: 'point',
          'data-series': series.key,
          'data-x': at,
          cx: x(place),
          cy: y,
          r: theme.dot,
          fill: colour(index),
        }),
      );
  });
  panel.series.forEach((_, index) => {
    const place = places[index] ?? null;
    const right = strip.x + strip.width + (index + 1) * columnWidth(theme);
    parts.push(
      text(right, y + theme.small * 0.36, place === null ? '\u2013' : number(place, DIGITS), {
        size: theme.small,
        weight: index === 0 ? theme.strong : theme.body,
        fill: place === null ? theme.muted : colour(index) === theme.data ? theme.dataText : theme.ink,
        anchor: 'end',
      }),
    );
  });
  return parts.join('');
}

function drawAxis(theme: Theme, x: Scale, strip: Box): string {
  const ticks = x.ticks(Math.max(2, Math.floor(strip.width / (theme.small * 5))));
  return ticks
    .map(
      (tick) =>
        line(x(tick), strip.y, x(tick), bottom(strip), theme.grid, theme.hair, '1 4') +
        text(x(tick), bottom(strip) + theme.small * 1.5, number(tick), {
          size: theme.small,
          weight: theme.body,
          fill: theme.muted,
          anchor: 'middle',
        }),
    )
    .join('');
}

function headings(theme: Theme, panel: Panel, strip: Box, y: number): string {
  const name = text(strip.x, y, panel.name, { size: theme.medium, weight: theme.strong, fill: theme.ink });
  if (panel.series.length < 2) return name;
  return (
    name +
    panel.series
      .map((series, index) =>
        text(strip.x + strip.width + (index + 1) * columnWidth(theme), y, series.short ?? series.name, {
          size: theme.small,
          weight: theme.medium500,
          fill: theme.muted,
          anchor: 'end',
        }),
      )
      .join('')
  );
}

/** The table in a box. Panels share the rows; each has its own scale. */
export function drawTable(theme: Theme, data: ChartData, box: Box): string {
  const panels = panelsOf(data);
  const names = data.x.values.map((at) => data.x.names?.[at] ?? number(at));
  const words = [...names, withUnit(data.x.label, data.x.unit)];
  const left = Math.max(...words.map((name) => textWidth(name, theme.small, theme.medium500))) + theme.small * 1.5;
  const body = inset(box, theme.small * 4, 0, theme.small * 2.4, left);
  const pitch = body.height / Math.max(1, data.x.values.length);
  const gap = theme.small * 2;
  const columns = panels.reduce((sum, { series }) => sum + series.length, 0) * columnWidth(theme);
  const strips = (body.width - columns - gap * (panels.length - 1)) / panels.length;
  const heading = body.y - theme.small * 0.8;
  const parts = [
    text(box.x, heading, withUnit(data.x.label, data.x.unit), {
      size: theme.small,
      weight: theme.body,
      fill: theme.muted,
    }),
    text(box.x, box.y + theme.small, withUnit(data.y.label, data.y.unit), {
      size: theme.small,
      weight: theme.medium500,
      fill: theme.ink,
    }),
    ...names.map((name, index) =>
      text(box.x, body.y + pitch * (index + 0.5) + theme.small * 0.36, name, {
        size: theme.small,
        weight: theme.medium500,
        fill: theme.ink,
      }),
    ),
  ];
  let at = body.x;
  for (const panel of panels) {
    const strip = { x: at, y: body.y, width: Math.max(20, strips), height: body.height };
    at += strip.width + panel.series.length * columnWidth(theme) + gap;
    const values = valuesOf(data, panel);
    const x = stripScale(values.length > 0 ? values : [0, 1], strip.x, strip.x + strip.width);
    parts.push(drawAxis(theme, x, strip), headings(theme, panel, strip, heading));
    data.x.values.forEach((value, index) => {
      parts.push(drawRow(theme, data, panel, value, body.y + pitch * (index + 0.5), x, strip));
    });
  }
  return parts.join('') + notRun(theme, body, data);
}

/** Dots of the first panel alone. */
export function drawTableThumbnail(theme: Theme, data: ChartData, box: Box): string {
  const panel = panelsOf(data)[0];
  if (panel === undefined) return '';
  const strip = inset(box, 6, 8, 6, 8);
  const values = valuesOf(data, panel);
  const x = stripScale(values.length > 0 ? values : [0, 1], strip.x, strip.x + strip.width);
  const pitch = strip.height / Math.max(1, data.x.values.length);
  const rows = data.x.values.map((at, index) => {
    const y = strip.y + pitch * (index + 0.5);
    const paper = data.paperPoints.find((point) => point.series === panel.series[0]?.key && point.x === at);
    const ours = panel.series.map((series, at2) => {
      const place = series.points.find((point) => point.x === at)?.y ?? null;
      return place === null ? '' : dot(theme, x(place), y, colourOf(theme, at2));
    });
    const published =
      paper === undefined || paper.y === null ? '' : ring({ ...theme, ring: theme.ring * 0.8 }, x(paper.y), y);
    return line(strip.x, y, strip.x + strip.width, y, theme.grid, theme.hair) + published + ours.join('');
  });
  return rows.join('') + notRun(theme, strip, data);
}
