/** One or more panels side by side with one y axis: headings, levels, numbers below, limits, the paper's values. */

import { say } from '@lanelab/messages/charts';
import { scaleLinear } from 'd3-scale';
import { levelCount, levelScale, levels, levelWidth, positionScale, positions, type Scale } from './axes.ts';
import { type Box, bottom, inset, right } from './box.ts';
import { columnsOf, extent, type Panel, panelsOf } from './columns.ts';
import type { ChartData, ChartPaperPoint } from './data.ts';
import { number, value, withUnit } from './format.ts';
import { notRun } from './lines.ts';
import { cross, line, ring, square, whiskers } from './marks.ts';
import { drawPrediction } from './prediction.ts';
import { text } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';

/** What a function that draws the marks of one panel needs. */
export interface Plot {
  readonly theme: Theme;
  readonly data: ChartData;
  readonly panel: Panel;
  readonly box: Box;
  readonly x: Scale;
  readonly y: Scale;
  /** Without words: a picture of the shape alone. */
  readonly isStamp: boolean;
}

export interface FrameOptions {
  /** Room beside the outermost values, in units of x. */
  readonly margin?: number;
  /** Where y ends; the highest value, if absent. */
  readonly top?: number;
  /** Numbers at the data's own x values, not at round ones. */
  readonly ownTicks?: boolean;
  /** Panels beside each other; all of them, if absent. */
  readonly columns?: number;
  /** A remark at the right of a panel's heading. */
  readonly remark?: (panel: Panel) => string;
}

function* valuesOf(data: ChartData): Generator<number> {
  for (const series of data.series) for (const y of columnsOf(series).y) if (y !== null) yield y;
  for (const { y, yError } of data.paperPoints) yield y + (yError ?? 0);
  for (const { y } of data.references) yield y;
  for (const { y } of data.overlay?.points ?? []) yield y;
  for (const { y } of data.again?.points ?? []) yield y;
  for (const { y } of data.prediction?.points ?? []) yield y;
}

function* placesOf(data: ChartData): Generator<number> {
  for (const series of data.series) for (const x of columnsOf(series).x) yield x;
  for (const { trace } of data.series) yield* trace?.lost ?? [];
}

/** Ticks far enough apart for their numbers; they need not be whole, but the last number must stay inside. */
function ticksOf(theme: Theme, x: Scale, width: number): readonly number[] {
  const widest = Math.max(...x.domain().map((at) => textWidth(number(Math.round(at)), theme.small, theme.body)));
  return x.ticks(Math.max(2, Math.floor(width / (widest + theme.small * 3.4))));
}

function scaleOfX(data: ChartData, box: Box, margin: number): Scale {
  const [low, high] = extent(placesOf(data)) ?? [0, 1];
  if (data.x.scale === 'log2') return positionScale('log2', [low, high], box.x + 8, right(box) - 8);
  return scaleLinear()
    .domain([low - margin, high > low ? high + margin : low + Math.max(1, margin)])
    .range([box.x, right(box)]);
}

/** Whether a value of this series, or of the figure as a whole (null), stands in a panel. */
const belongs = (panel: Panel, series: string | null): boolean =>
  series === null || panel.series.some(({ key }) => key === series);

/** A published value of this panel: on its place, or across where it has none. */
function drawPaper(plot: Plot, point: ChartPaperPoint): string {
  const { theme, panel, box, x, y, isStamp } = plot;
  if (!belongs(panel, point.series)) return '';
  const py = y(point.y);
  const px = point.x === null ? box.x + theme.ring : x(point.x);
  const across = point.x === null ? line(box.x, py, right(box), py, theme.ink, theme.hair, '2 5') : '';
  const error =
    point.yError === null
      ? ''
      : whiskers(theme, px, y(point.y - point.yError), px, y(point.y + point.yError), theme.ink);
  const mark = across + error + ring(theme, px, py, { class: 'paper', 'data-paper': point.key });
  if (isStamp) return mark;
  return (
    mark +
    text(px + theme.ring + 6, py - theme.ring - 4, say('paper-value', { value: value(point.y) }), {
      size: theme.small,
      weight: theme.strong,
      fill: theme.ink,
      halo: { colour: theme.paper, width: theme.halo },
    })
  );
}

/** What was run again, the reader's own values, and what was expected, over everything. */
function drawOwn({ theme, data, panel, x, y }: Plot): string {
  const squares = (data.again?.points ?? [])
    .filter(({ series }) => belongs(panel, series))
    .map((point) => square(theme, x(point.x), y(point.y), { class: 'again' }));
  const crosses = (data.overlay?.points ?? [])
    .filter(({ series }) => belongs(panel, series))
    .map((point) => cross(theme, x(point.x), y(point.y), { class: 'own' }));
  return squares.join('') + crosses.join('') + drawPrediction(theme, data, x, y, (series) => belongs(panel, series));
}

function drawLevels({ theme, data, panel, box, y }: Plot): string {
  // The label of a limit stands under its line where a paper's value has its own over it.
  const isTaken = data.paperPoints.some((point) => belongs(panel, point.series));
  return data.references
    .map(
      (limit) =>
        line(box.x, y(limit.y), right(box), y(limit.y), theme.edge, theme.hair, '1 4') +
        text(right(box), y(limit.y) + (isTaken ? theme.small * 1.2 : -5), `${limit.label} ${value(limit.y)}`, {
          size: theme.small,
          weight: theme.body,
          fill: theme.muted,
          anchor: 'end',
          halo: { colour: theme.paper, width: theme.halo },
        }),
    )
    .join('');
}

type Marks = (plot: Plot) => string;

/** Baselines, marks and rings alone. */
export function drawStamp(theme: Theme, data: ChartData, box: Box, marks: Marks, options: FrameOptions = {}): string {
  const panels = panelsOf(data);
  const shown: readonly Panel[] = panels.length === 0 ? [{ name: '', series: [] }] : panels.slice(0, 4);
  const gap = 8;
  const all = inset(box, theme.ring * 2, theme.ring, theme.ring, 4);
  const width = (all.width - gap * (shown.length - 1)) / shown.length;
  const top = options.top ?? (extent(valuesOf(data))?.[1] ?? 1) * 1.04;
  const drawn = shown.map((panel, index) => {
    const own = { x: all.x + index * (width + gap), y: all.y, width, height: all.height };
    const plot: Plot = {
      theme,
      data,
      panel,
      box: own,
      x: scaleOfX(data, own, options.margin ?? 0),
      y: levelScale(top, own, 0),
      isStamp: true,
    };
    const base = line(own.x, bottom(own), right(own), bottom(own), theme.ink, theme.hair);
    return base + marks(plot) + data.paperPoints.map((point) => drawPaper(plot, point)).join('');
  });
  return drawn.join('') + notRun(theme, all, data);
}

/** The panels in a box, with axis titles. */
export function drawFrame(theme: Theme, data: ChartData, box: Box, marks: Marks, options: FrameOptions = {}): string {
  const panels = panelsOf(data);
  const shown: readonly Panel[] = panels.length === 0 ? [{ name: '', series: [] }] : panels;
  const columns = Math.max(1, Math.min(shown.length, options.columns ?? shown.length));
  const rows = Math.ceil(shown.length / columns);
  const heading = shown.some(({ name }) => name !== '') || options.remark !== undefined ? theme.medium * 1.9 : 0;
  const head = theme.small * (heading > 0 ? 1.9 : 2.5);
  const below = theme.small * 3.6;
  const axisRow = theme.small * 2;
  const limit = options.top ?? (extent(valuesOf(data))?.[1] ?? 1) * 1.04;
  const height = (box.height - head - below - rows * heading - (rows - 1) * axisRow) / rows;
  const count = levelCount(theme, height);
  const draft = levelScale(limit, { ...box, height }, count);
  const left = levelWidth(theme, draft, count);
  const gap = theme.small * 2;
  const width = Math.max(20, (box.width - left - gap * (columns - 1) - theme.ring) / columns);
  const axis = { size: theme.small, weight: theme.medium500, fill: theme.ink };
  const drawn = shown.map((panel, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const own: Box = {
      x: box.x + left + column * (width + gap),
      y: box.y + head + heading + row * (height + heading + axisRow),
      width,
      height: Math.max(1, height),
    };
    const y = levelScale(limit, own, count);
    const x = scaleOfX(data, own, options.margin ?? 0);
    const plot: Plot = { theme, data, panel, box: own, x, y, isStamp: false };
    const ticks = options.ownTicks === true ? data.x.values : ticksOf(theme, x, width);
    const remark = options.remark?.(panel) ?? '';
    return [
      levels(theme, y, own, count, column === 0),
      positions(theme, x, own, ticks, (at) => data.x.names?.[at] ?? number(at)),
      panel.name === ''
        ? ''
        : text(own.x, own.y - theme.medium * 0.7, panel.name, {
            size: theme.medium,
            weight: theme.strong,
            fill: theme.ink,
          }),
      remark === ''
        ? ''
        : text(right(own), own.y - theme.medium * 0.7, remark, {
            size: theme.small,
            weight: theme.body,
            fill: theme.muted,
            anchor: 'end',
          }),
      drawLevels(plot),
      marks(plot),
      ...data.paperPoints.map((point) => drawPaper(plot, point)),
      drawOwn(plot),
      notRun(theme, own, data),
    ].join('');
  });
  return [
    text(box.x, box.y + theme.small, withUnit(data.y.label, data.y.unit), axis),
    ...drawn,
    text(box.x + box.width - theme.ring, bottom(box) - theme.small * 0.4, withUnit(data.x.label, data.x.unit), {
      ...axis,
      anchor: 'end',
    }),
  ].join('');
}
