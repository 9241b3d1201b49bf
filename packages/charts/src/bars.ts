/** Grouped bars over named categories, values on the bars, the paper's rings on top. */

import { levelCount, levelScale, levels, levelWidth, type Scale } from './axes.ts';
import { type Box, bottom, inset, right } from './box.ts';
import { isEmpty } from './columns.ts';
import type { ChartData, ChartPaperPoint, ChartPoint } from './data.ts';
import { number, value, withUnit } from './format.ts';
import { hue } from './hues.ts';
import { highest, notRun } from './lines.ts';
import { cross, line, ring, square, whiskers } from './marks.ts';
import { el, round, text } from './svg.ts';
import { balance, textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';

/** Most width of a bar: a constant, or what its value takes. */
const mostWidth = (theme: Theme): number => Math.max(56, 3.4 * theme.value);

interface Slots {
  readonly centre: (category: number, series: number) => number;
  readonly group: (category: number) => number;
  readonly width: number;
  /** From the middle of a bar to that of the next. */
  readonly step: number;
}

function slots(theme: Theme, data: ChartData, plot: Box): Slots {
  const categories = Math.max(1, data.x.values.length);
  const count = Math.max(1, data.series.length);
  const pitch = plot.width / categories;
  const width = Math.min(mostWidth(theme), (pitch * 0.62) / count);
  const gap = Math.min(5, width * 0.12);
  const group = (category: number) => plot.x + pitch * (category + 0.5);
  const step = count === 1 ? pitch : width + gap;
  return { width, step, group, centre: (category, series) => group(category) + (series - (count - 1) / 2) * step };
}

/** Half length of the error bar: the mean deviation where the point has one, else the confidence interval. */
const spreadOf = ({ deviation, ci95 }: ChartPoint): number => deviation ?? ci95 ?? 0;

/** Least and greatest over all equally good fits: an outline about the end of the bar. */
function drawBand(theme: Theme, { band }: ChartPoint, x: number, width: number, y: Scale): string {
  if (band === undefined) return '';
  return el('rect', {
    class: 'band',
    x: x - width * 0.36,
    y: y(band.high),
    width: width * 0.72,
    height: Math.max(0, y(band.low) - y(band.high)),
    fill: theme.paper,
    'fill-opacity': 0.35,
    stroke: theme.ink,
    'stroke-width': theme.hair,
    'stroke-dasharray': '3 2',
  });
}

/** A value with as many digits as there is room for; with one decimal at least where it is below 10. */
function valueWithin(theme: Theme, amount: number, room: number): string {
  const size = Math.abs(amount);
  const least = size >= 10 ? 0 : 1;
  const options = [
    value(amount),
    ...[2, 1, 0].filter((digits) => digits >= least).map((digits) => number(amount, digits)),
  ];
  const fitting = options.find((words) => textWidth(words, theme.value, theme.strong) <= room);
  return fitting ?? options.at(-1) ?? '';
}

const topOf = (point: ChartPoint, paper: ChartPaperPoint | undefined, y: Scale, theme: Theme): number => {
  const own = point.y === null ? y(0) : y(Math.max(point.y + spreadOf(point), point.band?.high ?? 0));
  return paper === undefined ? own : Math.min(own, y(paper.y + (paper.yError ?? 0)) - theme.ring);
};

function drawBar(
  theme: Theme,
  data: ChartData,
  series: number,
  category: number,
  place: Slots,
  y: Scale,
  words: boolean,
): string {
  const entry = data.series[series];
  const at = data.x.values[category];
  const point = entry?.points.find(({ x }) => x === at);
  if (entry === undefined || at === undefined || point === undefined) return '';
  const paper = data.paperPoints.find((candidate) => candidate.series === entry.key && candidate.x === at);
  const x = place.centre(category, series);
  const colour = hue(theme, series);
  const parts: string[] = [];
  if (point.y !== null) {
    const height = Math.max(0, y(0) - y(point.y));
    parts.push(
      el('path', {
        class: 'point',
        'data-series': entry.key,
        'data-x': at,
        fill: colour,
        d: `M${round(x - place.width / 2)} ${round(y(0))}v${round(-height)}h${round(place.width)}v${round(height)}z`,
      }),
    );
    parts.push(drawBand(theme, point, x, place.width, y));
    const spread = spreadOf(point);
    // Beside the paper's own deviation, which stands in the middle.
    const beside = (paper?.yError ?? null) === null ? x : x - place.width * 0.28;
    if (spread > 0)
      parts.push(whiskers(theme, beside, y(Math.max(0, point.y - spread)), beside, y(point.y + spread), theme.ink));
  }
  if (paper !== undefined) {
    if (paper.yError !== null)
      parts.push(whiskers(theme, x, y(paper.y - paper.yError), x, y(paper.y + paper.yError), theme.ink));
    parts.push(ring(theme, x, y(paper.y), { class: 'paper', 'data-paper': paper.key }));
  }
  for (const again of data.again?.points ?? [])
    if (again.x === at && again.series === entry.key) parts.push(square(theme, x, y(again.y), { class: 'again' }));
  for (const own of data.overlay?.points ?? [])
    if (own.x === at && (own.series === null || own.series === entry.key))
      parts.push(cross(theme, x, y(own.y), { class: 'own' }));
  for (const expected of data.prediction?.points ?? [])
    if (expected.x === at && (expected.series === null || expected.series === entry.key)) {
      const half = place.width * 0.62;
      parts.push(line(x - half, y(expected.y), x + half, y(expected.y), theme.ink, theme.stroke, '5 4'));
    }
  if (words && point.y === null && !isEmpty(data))
    parts.push(
      text(x, y(0) - 7, '\u2013', { size: theme.value, weight: theme.body, fill: theme.muted, anchor: 'middle' }),
    );
  if (words && point.y !== null)
    parts.push(
      text(x, topOf(point, paper, y, theme) - 7, valueWithin(theme, point.y, place.step - 2), {
        size: theme.value,
        weight: theme.strong,
        fill: theme.ink,
        anchor: 'middle',
      }),
    );
  return parts.join('');
}

function drawAll(theme: Theme, data: ChartData, place: Slots, y: Scale, words: boolean): string {
  return data.x.values
    .flatMap((_, category) => data.series.map((__, series) => drawBar(theme, data, series, category, place, y, words)))
    .join('');
}

/** Highest value that a bar chart draws: published values of the figure as a whole, such as a total, have no bar to stand at. */
const highestDrawn = (data: ChartData): number =>
  highest({ ...data, paperPoints: data.paperPoints.filter(({ x }) => x !== null) });

export function drawBarsThumbnail(theme: Theme, data: ChartData, box: Box): string {
  const plot = inset(box, theme.ring * 2, 4, theme.ring, 4);
  const y = levelScale(highestDrawn(data), plot, 0);
  return (
    line(plot.x, bottom(plot), right(plot), bottom(plot), theme.ink, theme.hair) +
    drawAll(theme, data, slots(theme, data, plot), y, false) +
    notRun(theme, plot, data)
  );
}

const LINE = 1.25;

/** Names of categories below their groups, in as many lines as the longest takes. */
function categoryNames(theme: Theme, data: ChartData, width: number): readonly (readonly string[])[] {
  const room = width / Math.max(1, data.x.values.length) - theme.small;
  return data.x.values.map((at) => balance(data.x.names?.[at] ?? number(at), room, theme.medium, theme.strong));
}

/** Whether every series can be named below its own bars. */
const fitsBelow = (theme: Theme, data: ChartData, { step }: Slots): boolean =>
  data.series.length > 1 &&
  data.series.every(({ name }) => textWidth(name, theme.small, theme.medium500) <= step - theme.small * 0.3);

/** Where the plot of a bar chart lies, and what stands below it. */
function layout(theme: Theme, data: ChartData, box: Box) {
  const top = theme.small * 2.6;
  const names = categoryNames(theme, data, box.width);
  const nameHeight = theme.medium * LINE * Math.max(1, ...names.map(({ length }) => length));
  // The plot is narrower by the numbers beside its axis, whose count depends on its height.
  const belowMost = nameHeight + theme.small * 2.2;
  const count = levelCount(theme, box.height - top - belowMost);
  const limit = highestDrawn(data) * 1.06;
  const draft = levelScale(limit, inset(box, top, 0, belowMost, 0), count);
  const left = levelWidth(theme, draft, count);
  const isNamed = fitsBelow(theme, data, slots(theme, data, inset(box, top, 8, belowMost, left)));
  const below = nameHeight + theme.small * (isNamed ? 2.2 : 0.9);
  return { plot: inset(box, top, 8, below, left), names, nameHeight, count, limit, isNamed };
}

/** Whether a reader needs a legend to tell the series of a bar chart in this box. */
export const needsLegend = (theme: Theme, data: ChartData, box: Box): boolean =>
  data.series.length > 1 && !layout(theme, data, box).isNamed;

/** A bar chart in a box, its axis title and names included. */
export function drawBars(theme: Theme, data: ChartData, box: Box): string {
  const { plot, names, nameHeight, count, limit, isNamed } = layout(theme, data, box);
  const y = levelScale(limit, plot, count);
  const place = slots(theme, data, plot);
  const categories = names.flatMap((lines, category) =>
    lines.map((words, row) =>
      text(place.group(category), box.y + box.height - nameHeight + theme.medium * (LINE * row + 0.8), words, {
        size: theme.medium,
        weight: theme.strong,
        fill: theme.ink,
        anchor: 'middle',
      }),
    ),
  );
  const series = !isNamed
    ? []
    : data.x.values.flatMap((_, category) =>
        data.series.map(({ name }, index) =>
          text(place.centre(category, index), bottom(plot) + theme.small * 1.5, name, {
            size: theme.small,
            weight: theme.medium500,
            fill: [theme.dataText, theme.shortText, theme.bus, theme.control][index % 4] ?? theme.ink,
            anchor: 'middle',
          }),
        ),
      );
  return [
    levels(theme, y, plot, count, true),
    text(box.x, box.y + theme.small, withUnit(data.y.label, data.y.unit), {
      size: theme.small,
      weight: theme.medium500,
      fill: theme.ink,
    }),
    drawAll(theme, data, place, y, true),
    ...series,
    ...categories,
    notRun(theme, plot, data),
  ].join('');
}
