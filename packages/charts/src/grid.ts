/** A surface seen from above: a cell for each x and series with its value, and a scale that carries the paper's value. */

import { say } from '@lanelab/messages/charts';
import { scaleLinear } from 'd3-scale';
import { levelScale, type Scale } from './axes.ts';
import { type Box, bottom, inset, right } from './box.ts';
import type { ChartData, ChartOverlay, ChartPoint, ChartSeries } from './data.ts';
import { number, value, withUnit } from './format.ts';
import { spread } from './labels.ts';
import { highest, nameOf, notRun, tickLabel } from './lines.ts';
import { line, ring } from './marks.ts';
import { el, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import { mix, readableOn, type Theme } from './theme.ts';

const GAP = 2;
const SCALE_WIDTH = 14;
/** Share of the ramp at which the data hue is reached; from there on it goes towards ink, so that text on it reads. */
const HUE_AT = 0.75;
const INKWARD = 0.35;

/** The ramp of colours: from paper through the data hue to ink. */
function shade(theme: Theme, share: number): string {
  if (share <= HUE_AT) return mix(mix(theme.paper, theme.data, 0.06), theme.data, share / HUE_AT);
  return mix(theme.data, theme.ink, (INKWARD * (share - HUE_AT)) / (1 - HUE_AT));
}

/** The highest value of the cells, which has the darkest colour. */
const topOf = (data: ChartData): number =>
  Math.max(0, ...data.series.flatMap(({ points }) => points.map(({ y }) => y ?? 0)));

/** Rows from the bottom up, as on an axis. */
const rowsOf = (data: ChartData): readonly ChartSeries[] => data.series.toReversed();

/** Share of a cell that a reader's value takes: measured ones at the right end, what was expected at the left. */
const BESIDE_SHARE = 0.28;

interface Beside {
  readonly value: number;
  readonly end: 'left' | 'right';
  readonly name: 'own' | 'again' | 'expected';
  readonly dashes?: string;
}

function drawBeside(theme: Theme, { value: amount, end, name, dashes }: Beside, cell: Box, top: number): string {
  const width = cell.width * BESIDE_SHARE;
  return el('rect', {
    x: end === 'left' ? cell.x : right(cell) - width,
    y: cell.y,
    width,
    height: cell.height,
    fill: shade(theme, top > 0 ? Math.min(1, amount / top) : 0),
    stroke: theme.ink,
    'stroke-width': name === 'expected' ? theme.stroke : theme.hair,
    'stroke-dasharray': dashes,
    class: name,
  });
}

function drawCell(theme: Theme, point: ChartPoint, key: string, cell: Box, top: number, words: boolean): string {
  if (point.y === null) return el('rect', { ...cell, fill: 'none', stroke: theme.grid, 'stroke-width': theme.hair });
  const fill = shade(theme, top > 0 ? point.y / top : 0);
  const rect = el('rect', {
    ...cell,
    fill,
    class: 'point',
    'data-series': key,
    'data-x': point.x,
  });
  const shown = number(point.y, 1);
  if (!words || textWidth(shown, theme.small, theme.medium500) > cell.width - 4 || cell.height < theme.small * 1.2)
    return rect;
  const label = text(cell.x + cell.width / 2, cell.y + cell.height / 2 + theme.small * 0.36, shown, {
    size: theme.small,
    weight: theme.medium500,
    fill: readableOn(theme, fill),
    anchor: 'middle',
  });
  return rect + label;
}

function drawCells(theme: Theme, data: ChartData, plot: Box, words: boolean): string {
  const rows = rowsOf(data);
  const [width, height] = [plot.width / Math.max(1, data.x.values.length), plot.height / Math.max(1, rows.length)];
  const top = topOf(data);
  return rows
    .flatMap((series, row) =>
      data.x.values.map((at, column) => {
        const point = series.points.find(({ x }) => x === at) ?? { x: at, y: null, ci95: null };
        const cell = { x: plot.x + column * width, y: plot.y + row * height, width: width - GAP, height: height - GAP };
        const valueOf = (overlay: ChartOverlay | undefined) =>
          overlay?.points.find((entry) => entry.x === at && entry.series === series.key)?.y;
        const [own, again, expected] = [data.overlay, data.again, data.prediction].map(valueOf);
        const beside: readonly Beside[] = [
          ...(again === undefined ? [] : [{ value: again, end: 'right', name: 'again' } as const]),
          ...(own === undefined ? [] : [{ value: own, end: 'right', name: 'own' } as const]),
          ...(expected === undefined
            ? []
            : [{ value: expected, end: 'left', name: 'expected', dashes: '5 4' } as const]),
        ];
        const drawn = drawCell(theme, point, series.key, cell, top, words);
        return drawn + beside.map((one) => drawBeside(theme, one, cell, top || highest(data))).join('');
      }),
    )
    .join('');
}

const RAMP_STEPS = 24;

/** The ramp of colours up to the highest value. */
function drawRamp(theme: Theme, scale: Scale, top: number, x: number, width: number): string {
  const ramp = scaleLinear().domain([0, RAMP_STEPS]).range([0, top]);
  return Array.from({ length: RAMP_STEPS }, (_, index) => {
    const [low, high] = [scale(ramp(index)), scale(ramp(index + 1))];
    const fill = shade(theme, (index + 0.5) / RAMP_STEPS);
    return el('rect', { x, y: high, width, height: low - high + 0.5, fill });
  }).join('');
}

interface ScaleLabel {
  readonly y: number;
  readonly text: string;
  readonly strong: boolean;
}

function scaleLabels(data: ChartData, scale: Scale): readonly ScaleLabel[] {
  const limits = data.references.map((entry) => ({
    y: scale(entry.y),
    text: `${entry.label} ${value(entry.y)}`,
    strong: false,
  }));
  const published = data.paperPoints.map(({ y }) => ({
    y: scale(y),
    text: say('paper-value', { value: value(y) }),
    strong: true,
  }));
  return [...limits, ...published].toSorted((a, b) => a.y - b.y);
}

const LEADER = 22;

/** The ramp with its numbers at the left, limits and the paper's ring named at the right. */
function drawScale(theme: Theme, data: ChartData, box: Box): string {
  const top = topOf(data);
  const scale = levelScale(highest(data), box, 0);
  const bands = drawRamp(theme, scale, top, box.x, SCALE_WIDTH);
  const numbers = scale.ticks(5).map((tick) =>
    text(box.x - 6, scale(tick) + theme.small * 0.36, number(tick), {
      size: theme.small,
      weight: theme.body,
      fill: theme.muted,
      anchor: 'end',
    }),
  );
  const labels = scaleLabels(data, scale);
  const places = spread(
    labels.map(({ y }) => y),
    theme.small * 1.3,
    box.y,
    bottom(box),
  );
  const named = labels.map((label, index) => {
    const y = places[index] ?? label.y;
    const mark = label.strong
      ? ring(theme, box.x + SCALE_WIDTH / 2, label.y, { class: 'paper' })
      : line(box.x - 3, label.y, box.x + SCALE_WIDTH + 3, label.y, theme.ink, theme.hair, '2 2');
    return (
      line(box.x + SCALE_WIDTH + theme.ring, label.y, box.x + SCALE_WIDTH + LEADER - 5, y, theme.edge, theme.hair) +
      mark +
      text(box.x + SCALE_WIDTH + LEADER, y + theme.small * 0.36, label.text, {
        size: theme.small,
        weight: label.strong ? theme.strong : theme.body,
        fill: label.strong ? theme.ink : theme.muted,
      })
    );
  });
  return [bands, ...numbers, ...named].join('');
}

/** Cells without words; where the paper has values, a narrow ramp carries their rings. */
export function drawGridThumbnail(theme: Theme, data: ChartData, box: Box): string {
  const published = data.paperPoints.map(({ y }) => y);
  const plot = inset(box, 6, published.length === 0 ? 8 : 8 + 4 * theme.ring, 6, 8);
  const cells = drawCells(theme, data, plot, false) + notRun(theme, plot, data);
  if (published.length === 0) return cells;
  const scale = levelScale(highest(data), plot, 0);
  const middle = right(plot) + 2 * theme.ring;
  const rings = published.map((y) => ring(theme, middle, scale(y), { class: 'paper' }));
  return cells + drawRamp(theme, scale, topOf(data), middle - theme.ring / 2, theme.ring) + rings.join('');
}

/** A grid in a box, its axis titles, names and scale included. */
export function drawGrid(theme: Theme, data: ChartData, box: Box): string {
  const names = rowsOf(data).map((series) => nameOf(data, series));
  const rowTitle = data.seriesAxis === null ? '' : withUnit(data.seriesAxis.label, data.seriesAxis.unit);
  const left = Math.max(0, ...names.map((name) => textWidth(name, theme.small, theme.body))) + 10;
  const labels = [
    ...data.references.map((entry) => `${entry.label} ${value(entry.y)}`),
    say('paper-value', { value: '00.00' }),
  ];
  const legend =
    textWidth('000', theme.small, theme.body) +
    SCALE_WIDTH +
    LEADER +
    Math.max(...labels.map((label) => textWidth(label, theme.small, theme.strong))) +
    theme.small * 2;
  const plot = inset(box, theme.small * 2.2, legend, theme.small * 3.6, left);
  const [width, height] = [plot.width / Math.max(1, data.x.values.length), plot.height / Math.max(1, names.length)];
  const axis = { size: theme.small, weight: theme.medium500, fill: theme.ink };
  const muted = { size: theme.small, weight: theme.body, fill: theme.muted };
  const scaleX = right(plot) + theme.small * 1.5 + textWidth('000', theme.small, theme.body);
  return [
    text(box.x, box.y + theme.small, rowTitle, axis),
    text(right(plot) + theme.small * 1.5, box.y + theme.small, withUnit(data.y.label, data.y.unit), axis),
    ...names.map((name, row) =>
      text(plot.x - 8, plot.y + (row + 0.5) * height + theme.small * 0.36, name, { ...muted, anchor: 'end' }),
    ),
    ...data.x.values.map((at, column) =>
      text(plot.x + (column + 0.5) * width - GAP / 2, bottom(plot) + theme.small * 1.4, tickLabel(data, at), {
        ...muted,
        anchor: 'middle',
      }),
    ),
    text(right(plot), bottom(plot) + theme.small * 3.2, withUnit(data.x.label, data.x.unit), {
      ...axis,
      anchor: 'end',
    }),
    drawCells(theme, data, plot, true),
    drawScale(theme, data, { x: scaleX, y: plot.y, width: SCALE_WIDTH, height: plot.height }),
    notRun(theme, plot, data),
  ].join('');
}
