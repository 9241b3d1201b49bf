/** A table with pictures: one row a category, a dot strip and a column of numbers for each panel. */

import { scaleLinear } from 'd3-scale';
import type { Scale } from './axes.ts';
import { type Box, bottom, inset } from './box.ts';
import type { ChartData, ChartSeries } from './data.ts';
import { number, withUnit } from './format.ts';
import { hue } from './hues.ts';
import { notRun } from './lines.ts';
import { cross, dot, line, ring, square, whiskers } from './marks.ts';
import { el, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import { mix, type Theme } from './theme.ts';

interface Panel {
  readonly name: string;
  readonly series: readonly ChartSeries[];
}

/** From this value on numbers have no decimals: shares of a line need them, thousands of microseconds do not. */
const LARGE = 1_000;
const DIGITS = 3;

function panelsOf(data: ChartData): readonly Panel[] {
  const names = [...new Set(data.series.map(({ panel }) => panel ?? ''))];
  return names.map((name) => ({ name, series: data.series.filter((series) => (series.panel ?? '') === name) }));
}

/** One or two series lie on one strip, the second in ink-ward data; more have a hue and a line of the row each. */
export const stripColour = (theme: Theme, index: number, count: number): string =>
  count > 2 ? hue(theme, index) : index === 0 ? theme.data : mix(theme.data, theme.ink, 0.7);

/** Where a series lies in its row, above or below the middle. */
const lineOf = (index: number, count: number, pitch: number): number =>
  count > 2 ? (index - (count - 1) / 2) * Math.min(pitch * 0.26, 16) : 0;

function valuesOf(data: ChartData, panel: Panel): readonly number[] {
  const keys = new Set(panel.series.map(({ key }) => key));
  const published = data.paperPoints.flatMap(({ series, y }) => (series !== null && keys.has(series) ? [y] : []));
  const own = [...(data.overlay?.points ?? []), ...(data.again?.points ?? [])].flatMap(({ series, y }) =>
    series !== null && keys.has(series) ? [y] : [],
  );
  const spread = data.paperPoints.flatMap(({ series, y, yError }) =>
    yError !== null && series !== null && keys.has(series) ? [y - yError, y + yError] : [],
  );
  const simulated = panel.series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));
  return [...simulated, ...published, ...spread, ...own];
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

function shownIn(panel: Panel): (amount: number) => string {
  const top = Math.max(0, ...panel.series.flatMap(({ points }) => points.map(({ y }) => y ?? 0)));
  return (amount) => number(amount, top >= LARGE ? 0 : DIGITS);
}

/** Width of a column of numbers: that of its heading or its longest number. */
function columnWidth(theme: Theme, panel: Panel): number {
  const shown = shownIn(panel);
  const words = panel.series.flatMap(({ name, short, points }) => [
    short ?? name,
    ...points.map(({ y }) => (y === null ? '' : shown(y))),
  ]);
  const least = textWidth('53 octets', theme.small, theme.medium500);
  return Math.max(least, ...words.map((word) => textWidth(word, theme.small, theme.medium500))) + theme.small;
}

interface Row {
  readonly at: number;
  readonly y: number;
  readonly pitch: number;
}

function drawRow(theme: Theme, data: ChartData, panel: Panel, { at, y, pitch }: Row, x: Scale, strip: Box): string {
  const parts: string[] = [line(strip.x, y, strip.x + strip.width, y, theme.grid, theme.hair)];
  const places = panel.series.map(({ points }) => points.find((point) => point.x === at)?.y ?? null);
  const present = places.flatMap((place) => (place === null ? [] : [x(place)]));
  const count = panel.series.length;
  const colour = (index: number) => stripColour(theme, index, count);
  const shown = shownIn(panel);
  const lineAt = (index: number) => y + lineOf(index, count, pitch);
  if (present.length > 1 && count === 2)
    parts.push(line(Math.min(...present), y, Math.max(...present), y, theme.data, theme.stroke));
  panel.series.forEach((series, index) => {
    const paper = data.paperPoints.find((point) => point.series === series.key && point.x === at);
    if (paper !== undefined) {
      if (paper.yError !== null)
        parts.push(
          whiskers(
            theme,
            x(paper.y - paper.yError),
            lineAt(index),
            x(paper.y + paper.yError),
            lineAt(index),
            theme.ink,
          ),
        );
      parts.push(ring(theme, x(paper.y), lineAt(index), { class: 'paper', 'data-paper': paper.key }));
    }
    for (const again of data.again?.points ?? [])
      if (again.x === at && again.series === series.key)
        parts.push(square(theme, x(again.y), lineAt(index), { class: 'again' }));
    for (const own of data.overlay?.points ?? [])
      if (own.x === at && own.series === series.key)
        parts.push(cross(theme, x(own.y), lineAt(index), { class: 'own' }));
    const place = places[index] ?? null;
    if (place !== null)
      parts.push(
        el('circle', {
          class: 'point',
          'data-series': series.key,
          'data-x': at,
          cx: x(place),
          cy: lineAt(index),
          r: theme.dot,
          fill: colour(index),
        }),
      );
  });
  panel.series.forEach((_, index) => {
    const place = places[index] ?? null;
    const right = strip.x + strip.width + (index + 1) * columnWidth(theme, panel);
    parts.push(
      text(right, y + theme.small * 0.36, place === null ? '\u2013' : shown(place), {
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
        text(strip.x + strip.width + (index + 1) * columnWidth(theme, panel), y, series.short ?? series.name, {
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
  const columns = panels.reduce((sum, panel) => sum + panel.series.length * columnWidth(theme, panel), 0);
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
    at += strip.width + panel.series.length * columnWidth(theme, panel) + gap;
    const values = valuesOf(data, panel);
    const x = stripScale(values.length > 0 ? values : [0, 1], strip.x, strip.x + strip.width);
    parts.push(drawAxis(theme, x, strip), headings(theme, panel, strip, heading));
    data.x.values.forEach((value, index) => {
      parts.push(drawRow(theme, data, panel, { at: value, y: body.y + pitch * (index + 0.5), pitch }, x, strip));
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
    const count = panel.series.length;
    const ours = panel.series.map((series, at2) => {
      const place = series.points.find((point) => point.x === at)?.y ?? null;
      const own = y + lineOf(at2, count, pitch);
      const paper =
        count > 2 || at2 === 0
          ? data.paperPoints.find((point) => point.series === series.key && point.x === at)
          : undefined;
      const published = paper === undefined ? '' : ring({ ...theme, ring: theme.ring * 0.8 }, x(paper.y), own);
      return published + (place === null ? '' : dot(theme, x(place), own, stripColour(theme, at2, count)));
    });
    return line(strip.x, y, strip.x + strip.width, y, theme.grid, theme.hair) + ours.join('');
  });
  return rows.join('') + notRun(theme, strip, data);
}
