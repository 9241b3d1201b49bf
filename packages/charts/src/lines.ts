/** Line charts: one line a series, named at its right end; limits and the paper's values on top. */

import { say } from '@lanelab/messages/charts';
import { levelCount, levelScale, levels, levelWidth, positionScale, positions } from './axes.ts';
import { type Box, bottom, inset, right } from './box.ts';
import { columnsOf, extent, isEmpty } from './columns.ts';
import type { ChartData, ChartPoint, ChartSeries } from './data.ts';
import { number, value, withUnit } from './format.ts';
import { spread } from './labels.ts';
import { cross, dot, line, square, whiskers } from './marks.ts';
import { drawPrediction } from './prediction.ts';
import { drawPublished, drawPublishedThumbnail, drawRanges, drawRangesThumbnail, type Scales } from './published.ts';
import { el, polyline, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import { ramp, type Theme } from './theme.ts';

/** Dots on more points than these are only a crowd. */
const CROWD = 400;

/** Upper end of what is known of a point: of its spread and of its band. */
const topOf = ({ y, ci95, deviation, band }: ChartPoint): number =>
  Math.max((y ?? 0) + Math.max(ci95 ?? 0, deviation ?? 0), band?.high ?? 0);

/** Highest value that must fit, paper and limits included. */
export function highest(data: ChartData): number {
  const simulated = data.series.flatMap((series) => [
    extent(columnsOf(series).y.filter((y) => y !== null))?.[1] ?? 0,
    ...series.points.map(topOf),
  ]);
  const published = data.paperPoints.map(({ y, yError }) => y + (yError ?? 0));
  const own = [...(data.overlay?.points ?? []), ...(data.again?.points ?? []), ...(data.prediction?.points ?? [])].map(
    ({ y }) => y,
  );
  return Math.max(0, ...simulated, ...published, ...own, ...data.references.map(({ y }) => y));
}

/** The band of equally good fits, behind its line. */
function drawBand(series: ChartSeries, colour: string, { x, y }: Scales): string {
  const banded = series.points.flatMap((point) => (point.band === undefined ? [] : [{ x: point.x, ...point.band }]));
  if (banded.length === 0) return '';
  const there = banded.map((point) => ({ x: x(point.x), y: y(point.high) }));
  const back = banded.map((point) => ({ x: x(point.x), y: y(point.low) })).toReversed();
  return el('path', { class: 'band', d: `${polyline([...there, ...back])}Z`, fill: colour, 'fill-opacity': 0.18 });
}

function drawSeries(theme: Theme, series: ChartSeries, colour: string, scales: Scales, dots: boolean): string {
  const { x, y } = scales;
  const columns = columnsOf(series);
  const at = columns.x.map((place, index) => {
    const amount = columns.y[index] ?? null;
    return amount === null ? null : { x: x(place), y: y(amount) };
  });
  const path = el('path', {
    d: polyline(at),
    fill: 'none',
    stroke: colour,
    'stroke-width': theme.stroke,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
  const marks = series.points.map((point) => {
    if (point.y === null) return '';
    const [px, py] = [x(point.x), y(point.y)];
    const deviation = point.deviation ?? 0;
    const error =
      point.ci95 === null || point.ci95 === 0
        ? ''
        : line(px, y(point.y - point.ci95), px, y(point.y + point.ci95), colour, theme.stroke * 0.75);
    return (
      error +
      (deviation === 0 ? '' : whiskers(theme, px, y(point.y - deviation), px, y(point.y + deviation), colour)) +
      (dots ? dot(theme, px, py, colour, { class: 'point', 'data-series': series.key, 'data-x': point.x }) : '')
    );
  });
  return el('g', { class: 'series', 'data-series': series.key }, drawBand(series, colour, scales), path, ...marks);
}

interface EndLabel {
  readonly text: string;
  readonly colour: string;
  readonly weight: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly leader: string;
}

/** The name at a line's end, starred where the value has a story. */
export const nameOf = (data: ChartData, { name, value: at }: ChartSeries): string =>
  at !== null && data.seriesAxis?.marked?.[at] !== undefined ? `${name}*` : name;

export const tickLabel = (data: ChartData, at: number): string =>
  data.x.names?.[at] ?? `${number(at)}${data.x.marked?.[at] === undefined ? '' : '*'}`;

function endLabels(theme: Theme, data: ChartData, { x, y }: Scales, box: Box): readonly EndLabel[] {
  const series = data.series.flatMap((entry, index): EndLabel[] => {
    const columns = columnsOf(entry);
    const last = columns.y.findLastIndex((amount) => amount !== null);
    const [lastX, lastY = null] = [columns.x[last], columns.y[last]];
    if (lastX === undefined || lastY === null || data.series.length < 2) return [];
    const colour = ramp(theme, index, data.series.length);
    return [
      { text: nameOf(data, entry), colour, weight: theme.strong, fromX: x(lastX), fromY: y(lastY), leader: colour },
    ];
  });
  const limits = data.references.map(
    (reference): EndLabel => ({
      text: `${reference.label} ${value(reference.y)}`,
      colour: theme.muted,
      weight: theme.body,
      fromX: right(box),
      fromY: y(reference.y),
      leader: theme.edge,
    }),
  );
  // Ends that cannot be told apart keep the order of the series, the highest first.
  const place = ({ fromY }: EndLabel) => Math.round(fromY / (theme.small / 2));
  return [...limits, ...series.toReversed()].toSorted((a, b) => place(a) - place(b));
}

const LEADER = 26;

function drawEndLabels(theme: Theme, labels: readonly EndLabel[], box: Box): string {
  const gap = theme.small * 1.3;
  const places = spread(
    labels.map(({ fromY }) => fromY),
    gap,
    box.y,
    bottom(box),
  );
  return labels
    .map((label, index) => {
      const y = places[index] ?? label.fromY;
      const leader = el('path', {
        d: polyline([
          { x: label.fromX + theme.dot + 2, y: label.fromY },
          { x: Math.max(right(box) + 4, label.fromX + theme.dot + 2), y: label.fromY },
          { x: right(box) + LEADER - 5, y },
        ]),
        fill: 'none',
        stroke: label.leader,
        'stroke-width': theme.hair,
        opacity: 0.6,
      });
      const style = { size: theme.small, weight: label.weight, fill: label.colour };
      return leader + text(right(box) + LEADER, y + theme.small * 0.36, label.text, style);
    })
    .join('');
}

/** Width of the column of names at the right. */
function labelColumn(theme: Theme, data: ChartData): number {
  const axis = data.seriesAxis === null ? '' : withUnit(data.seriesAxis.label, data.seriesAxis.unit);
  const widths = [
    textWidth(axis, theme.small, theme.medium500),
    ...data.references.map((entry) => textWidth(`${entry.label} ${value(entry.y)}`, theme.small, theme.body)),
    ...(data.series.length > 1
      ? data.series.map((entry) => textWidth(nameOf(data, entry), theme.small, theme.strong))
      : []),
  ];
  const widest = Math.max(...widths);
  return widest === 0 ? theme.ring * 2 : LEADER + widest;
}

/** A note in the middle of a plot that has no values yet. */
export function notRun(theme: Theme, plot: Box, data: ChartData): string {
  if (!isEmpty(data)) return '';
  return text(plot.x + plot.width / 2, plot.y + plot.height / 2, say('not-run'), {
    size: theme.medium,
    weight: theme.body,
    fill: theme.muted,
    anchor: 'middle',
    halo: { colour: theme.paper, width: theme.halo },
  });
}

function drawMarks(theme: Theme, data: ChartData, scales: Scales, dots: boolean): string {
  const colour = (index: number) => ramp(theme, index, data.series.length);
  return data.series.map((series, index) => drawSeries(theme, series, colour(index), scales, dots)).join('');
}

/** Traces run over an axis of their own, with round numbers. */
const isTraced = (data: ChartData): boolean => data.series.some(({ trace }) => trace !== undefined);

function xValuesOf(data: ChartData): readonly number[] {
  const traced = isTraced(data) ? extent(data.series.flatMap((series) => columnsOf(series).x)) : null;
  return traced ?? (data.x.values.length > 0 ? data.x.values : [0, 1]);
}

/** `count` 0: no round numbers at the top, for pictures without numbers. */
function scalesIn(theme: Theme, data: ChartData, plot: Box, count: number): Scales {
  const kind = data.x.scale === 'log2' ? 'log2' : 'linear';
  return {
    x: positionScale(kind, xValuesOf(data), plot.x + theme.ring * 2.5, right(plot) - theme.ring),
    y: levelScale(highest(data) * 1.04, plot, count),
  };
}

/** Lines, baseline and what the paper published, without words: a picture of the figure's shape. */
export function drawLinesThumbnail(theme: Theme, data: ChartData, box: Box): string {
  const plot = inset(box, theme.ring, theme.ring, theme.ring, theme.ring * 2);
  const scales = scalesIn(theme, data, plot, 0);
  return [
    drawRangesThumbnail(theme, data, scales, plot),
    line(plot.x, bottom(plot), right(plot), bottom(plot), theme.ink, theme.hair),
    drawMarks(theme, data, scales, false),
    drawPublishedThumbnail(theme, data, scales, plot),
    notRun(theme, plot, data),
  ].join('');
}

/** A line chart in a box, its axis titles and end labels included. */
export function drawLines(theme: Theme, data: ChartData, box: Box): string {
  const xValues = xValuesOf(data);
  const top = theme.small * 2.2;
  const below = theme.small * 3.6;
  const count = levelCount(theme, box.height - top - below);
  const draft = levelScale(highest(data) * 1.04, inset(box, top, 0, below, 0), count);
  const plot = inset(box, top, labelColumn(theme, data), below, levelWidth(theme, draft, count));
  const scales = scalesIn(theme, data, plot, count);
  const dots = data.series.length * xValues.length <= CROWD;
  const axis = { size: theme.small, weight: theme.medium500, fill: theme.ink };
  const { seriesAxis } = data;
  return [
    drawRanges(theme, data, scales, plot),
    levels(theme, scales.y, plot, count, true),
    positions(theme, scales.x, plot, isTraced(data) ? scales.x.ticks(8) : xValues, (at) => tickLabel(data, at)),
    text(box.x, box.y + theme.small, withUnit(data.y.label, data.y.unit), axis),
    text(right(plot), bottom(plot) + theme.small * 3.2, withUnit(data.x.label, data.x.unit), {
      ...axis,
      anchor: 'end',
    }),
    seriesAxis === null
      ? ''
      : text(right(plot) + LEADER, box.y + theme.small, withUnit(seriesAxis.label, seriesAxis.unit), axis),
    ...data.references.map(({ y }) =>
      line(plot.x, scales.y(y), right(plot), scales.y(y), theme.edge, theme.hair, '1 4'),
    ),
    drawMarks(theme, data, scales, dots),
    drawEndLabels(theme, endLabels(theme, data, scales, plot), plot),
    drawPublished(theme, data, scales, plot),
    ...(data.again?.points ?? []).map(({ x, y }) => square(theme, scales.x(x), scales.y(y), { class: 'again' })),
    ...(data.overlay?.points ?? []).map(({ x, y }) => cross(theme, scales.x(x), scales.y(y), { class: 'own' })),
    drawPrediction(theme, data, scales.x, scales.y),
    notRun(theme, plot, data),
  ].join('');
}
