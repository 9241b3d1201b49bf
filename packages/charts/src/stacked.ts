/** Stacked bars along: where the time of each delivery went, and what each layer takes of a line. */

import { say } from '@lanelab/messages/charts';
import { scaleLinear } from 'd3-scale';
import { type Box, bottom, inset, right } from './box.ts';
import type { ChartData } from './data.ts';
import { inUnit, number, value, withUnit } from './format.ts';
import { notRun } from './lines.ts';
import { line } from './marks.ts';
import { causesOf, layersOf, type Part } from './parts.ts';
import { type Row, rowsIn } from './stacked-rows.ts';
import { el, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import { readableOn, type Theme } from './theme.ts';

/** Most height of a bar in a thumbnail. */
const MAX_BAR = 44;

const partsOf = (theme: Theme, data: ChartData): readonly Part[] =>
  data.form === 'stack' ? layersOf(theme, data) : causesOf(theme, data);

const amountOf = ({ series }: Part, at: number): number => series.points.find(({ x }) => x === at)?.y ?? 0;

const totalOf = (parts: readonly Part[], at: number): number =>
  parts.reduce((sum, part) => sum + Math.max(0, amountOf(part, at)), 0);

const longest = (data: ChartData, parts: readonly Part[]): number =>
  Math.max(0, ...data.x.values.map((at) => totalOf(parts, at)));

/** The part whose point carries the evidence, else the largest that is not idle. */
function bottleneckOf(parts: readonly Part[], at: number): Part | null {
  const noted = parts.find(({ series }) => series.points.some(({ x, note }) => x === at && note !== undefined));
  const busy = parts.filter(({ cause }) => cause !== 'idle' && cause !== 'propagation');
  return (
    noted ??
    busy.reduce<Part | null>(
      (most, part) => (most === null || amountOf(part, at) > amountOf(most, at) ? part : most),
      null,
    )
  );
}

function bottleneckWords(data: ChartData, parts: readonly Part[], at: number): string {
  const part = data.form === 'account' ? bottleneckOf(parts, at) : null;
  const total = totalOf(parts, at);
  if (part === null || total === 0 || amountOf(part, at) === 0) return '';
  const note = part.series.points.find(({ x }) => x === at)?.note;
  return note ?? say('bottleneck', { cause: part.series.name, share: number((100 * amountOf(part, at)) / total, 0) });
}

interface Place {
  readonly x: (amount: number) => number;
  readonly y: number;
  readonly height: number;
}

function drawBar(theme: Theme, data: ChartData, parts: readonly Part[], at: number, place: Place, words: boolean) {
  const { x, y, height } = place;
  const bottleneck = data.form === 'account' ? bottleneckOf(parts, at) : null;
  const marks: string[] = [];
  let outline = '';
  let from = 0;
  for (const part of parts) {
    const amount = Math.max(0, amountOf(part, at));
    const [left, end] = [x(from), x(from + amount)];
    from += amount;
    if (amount === 0) continue;
    marks.push(
      el('rect', {
        x: left,
        y: y - height / 2,
        width: end - left,
        height,
        fill: part.colour,
        stroke: theme.paper,
        'stroke-width': theme.hair,
        class: 'point',
        'data-series': part.series.key,
        'data-x': at,
      }),
    );
    if (part === bottleneck)
      outline = el('rect', {
        x: left,
        y: y - height / 2,
        width: end - left,
        height,
        fill: 'none',
        stroke: theme.ink,
        'stroke-width': theme.stroke,
      });
    const shown = value(amount);
    if (words && textWidth(shown, theme.small, theme.strong) < end - left - 8)
      marks.push(
        text((left + end) / 2, y + theme.small * 0.36, shown, {
          size: theme.small,
          weight: theme.medium500,
          fill: readableOn(theme, part.colour),
          anchor: 'middle',
        }),
      );
  }
  return marks.join('') + outline;
}

/** Keys in the order of the bars, in as many rows as they need. */
function drawKeys(
  theme: Theme,
  parts: readonly Part[],
  box: Box,
): { readonly markup: string; readonly height: number } {
  const pitch = theme.small * 1.7;
  let [x, y] = [box.x, box.y + theme.small];
  const marks = parts.map(({ series, colour }) => {
    const width = theme.small * 1.5 + textWidth(series.name, theme.small, theme.body);
    if (x > box.x && x + width > right(box)) [x, y] = [box.x, y + pitch];
    const key =
      el('rect', {
        x,
        y: y - theme.small * 0.8,
        width: theme.small * 0.9,
        height: theme.small * 0.9,
        fill: colour,
        stroke: theme.edge,
        'stroke-width': theme.hair / 2,
      }) + text(x + theme.small * 1.4, y, series.name, { size: theme.small, weight: theme.body, fill: theme.ink });
    x += width + theme.small * 1.6;
    return key;
  });
  return { markup: marks.join(''), height: y - box.y + theme.small * 1.3 };
}

/** A tick line behind all bars in one piece, or beside each of them where sentences stand between. */
function drawTick(theme: Theme, x: number, plot: Box, places: readonly Row[], colour: string): string {
  if (places.every(({ lines }) => lines.length === 0)) return line(x, plot.y, x, bottom(plot), colour, theme.hair);
  const over = theme.small * 0.2;
  const half = ({ height }: Row) => height / 2 + over;
  return places.map((row) => line(x, row.y - half(row), x, row.y + half(row), colour, theme.hair)).join('');
}

/** Bars in a box, with keys above, names and totals, and the bottleneck in words below each. */
export function drawStacked(theme: Theme, data: ChartData, box: Box): string {
  const parts = partsOf(theme, data);
  const keys = drawKeys(theme, parts, box);
  const names = data.x.values.map((at) => data.x.names?.[at] ?? number(at));
  const side = Math.max(0, ...names.map((name) => textWidth(name, theme.medium, theme.strong))) + theme.small;
  const total = (at: number) => inUnit(value(totalOf(parts, at)), data.y.unit);
  const room =
    Math.max(0, ...data.x.values.map((at) => textWidth(total(at), theme.value, theme.strong))) + theme.small * 1.2;
  const plot = inset(box, keys.height + theme.small * 0.6, room, theme.small * 3.4, Math.min(side, box.width * 0.4));
  const sentences = data.x.values.map((at) => bottleneckWords(data, parts, at));
  const places = rowsIn(theme, plot, right(box) - box.x, sentences);
  const x = scaleLinear()
    .domain([0, longest(data, parts) || 1])
    .range([plot.x, right(plot)]);
  const ticks = x.ticks(Math.max(2, Math.floor(plot.width / (theme.small * 6))));
  const rows = places.map(({ y, height, lines }, category) => {
    const at = data.x.values[category] ?? 0;
    return [
      drawBar(theme, data, parts, at, { x, y, height }, true),
      text(box.x, y + theme.medium * 0.36, names[category] ?? '', {
        size: theme.medium,
        weight: theme.strong,
        fill: theme.ink,
      }),
      totalOf(parts, at) === 0
        ? ''
        : text(x(totalOf(parts, at)) + 8, y + theme.value * 0.36, total(at), {
            size: theme.value,
            weight: theme.strong,
            fill: theme.ink,
          }),
      ...lines.map((said) =>
        text(box.x, said.y, said.words, { size: theme.small, weight: theme.medium500, fill: theme.ink }),
      ),
    ].join('');
  });
  return [
    keys.markup,
    ...ticks.map(
      (tick) =>
        drawTick(theme, x(tick), plot, places, tick === 0 ? theme.ink : theme.grid) +
        text(x(tick), bottom(plot) + theme.small * 1.4, number(tick), {
          size: theme.small,
          weight: theme.body,
          fill: theme.muted,
          anchor: 'middle',
        }),
    ),
    ...rows,
    text(right(plot), bottom(plot) + theme.small * 3, withUnit(data.y.label, data.y.unit), {
      size: theme.small,
      weight: theme.medium500,
      fill: theme.ink,
      anchor: 'end',
    }),
    notRun(theme, plot, data),
  ].join('');
}

export function drawStackedThumbnail(theme: Theme, data: ChartData, box: Box): string {
  const parts = partsOf(theme, data);
  const plot = inset(box, 8, 10, 8, 10);
  const pitch = plot.height / Math.max(1, data.x.values.length);
  const x = scaleLinear()
    .domain([0, longest(data, parts) || 1])
    .range([plot.x, right(plot)]);
  const bars = data.x.values.map((at, category) => {
    const place = { x, y: plot.y + pitch * (category + 0.5), height: Math.min(MAX_BAR, pitch * 0.7) };
    return drawBar(theme, data, parts, at, place, false);
  });
  return bars.join('') + line(plot.x, plot.y, plot.x, bottom(plot), theme.ink, theme.hair) + notRun(theme, plot, data);
}
