/** What a paper published, in a line chart: points, levels and ranges, their names where they cover least. */

import { say } from '@lanelab/messages/charts';
import type { Scale } from './axes.ts';
import { type Box, bottom, right } from './box.ts';
import { columnsOf } from './columns.ts';
import type { ChartData, ChartPaperPoint, ChartRange } from './data.ts';
import { value } from './format.ts';
import { line, ring, whiskers } from './marks.ts';
import { el, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';

export interface Scales {
  readonly x: Scale;
  readonly y: Scale;
}

/** The name of a range stands so far from the y axis, which rings of levels lie on. */
const NAME_INSET = 12;

/** Heights at which the name of a range may stand, as shares of the plot. */
const NAME_HEIGHTS = Array.from({ length: 17 }, (_, index) => 0.1 + index * 0.05);

/** A text's baseline is so much below its middle, as a share of its size. */
const BASELINE = 0.36;

/** Where a name stands: its edges, and the middle of its height. */
interface NamePlace {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

/** Heights of the values and limits between two places of the plot. */
function heightsBetween(data: ChartData, left: number, end: number, { x, y }: Scales): readonly number[] {
  const isThere = (at: number | null | undefined) => at !== null && at !== undefined && x(at) >= left && x(at) <= end;
  const values = data.series.flatMap((series) => {
    const columns = columnsOf(series);
    return columns.y.filter((amount, index) => amount !== null && isThere(columns.x[index]));
  });
  const own = (data.prediction?.points ?? []).filter((point) => isThere(point.x)).map((point) => point.y);
  const published = data.paperPoints.filter((point) => point.x === null || isThere(point.x)).map((point) => point.y);
  const limits = data.references.map((reference) => reference.y);
  return [...values, ...own, ...published, ...limits].flatMap((amount) => (amount === null ? [] : [y(amount)]));
}

/** How far a height is from the nearest of those that are taken. */
const roomAt = (height: number, taken: readonly number[], most: number): number =>
  Math.min(...taken.map((place) => Math.abs(place - height)), most);

const nameOf = ({ y }: ChartPaperPoint): string => say('paper-value', { value: value(y) });

/** Where the name of a level stands: over or under its line, at the beginning if it covers nothing there. */
function levelName(theme: Theme, data: ChartData, point: ChartPaperPoint, at: number, scales: Scales, box: Box) {
  const width = textWidth(nameOf(point), theme.small, theme.strong);
  const [first, last] = [box.x + theme.ring + 8, right(box) - width];
  const over = at - theme.ring - 5 - theme.small * BASELINE;
  const under = at + theme.ring + theme.small * (1 - BASELINE);
  const others = { ...data, paperPoints: data.paperPoints.filter(({ key }) => key !== point.key) };
  const places = [over, under].flatMap((middle) =>
    [first, (first + last) / 2, last].map((left): NamePlace => ({ left, right: left + width, middle })),
  );
  const roomOf = (place: NamePlace): number =>
    place.middle + theme.small / 2 > bottom(box)
      ? 0
      : roomAt(place.middle, heightsBetween(others, place.left, place.right, scales), theme.small);
  const [place = { left: first, right: first + width, middle: over }] = places.toSorted(
    (a, b) => roomOf(b) - roomOf(a),
  );
  return place;
}

/** Names of the levels whose place is over or under a stretch of the plot. */
function levelNamesOver(theme: Theme, data: ChartData, left: number, end: number, scales: Scales, box: Box) {
  return data.paperPoints.flatMap((point) => {
    if (point.x !== null) return [];
    const place = levelName(theme, data, point, scales.y(point.y), scales, box);
    return place.right < left || place.left > end ? [] : [place.middle];
  });
}

/** Where a range begins and ends in the plot. */
function edgesOf({ from, to }: Pick<ChartRange, 'from' | 'to'>, { x }: Scales): readonly [number, number] {
  const [low = from, high = from] = x.domain();
  return [x(Math.max(low, from)), x(to === null ? high : Math.min(high, to))];
}

/** A band of the plot's height, behind everything. */
function drawBand(theme: Theme, from: number, to: number, box: Box, name?: string): string {
  const [width, height] = [Math.max(0, to - from), box.height];
  return el('rect', { class: name, x: from, y: box.y, width, height, fill: theme.sunk });
}

/** Where the paper names a range of x for a value of its own. */
function drawRangeOf(theme: Theme, { x, xError }: ChartPaperPoint, scales: Scales, box: Box): string {
  if (x === null || xError === null) return '';
  const [from, to] = edgesOf({ from: x - xError, to: x + xError }, scales);
  return drawBand(theme, from, to, box);
}

/** A range that the paper names, its name at the height that is farthest from every value there. */
function drawNamedRange(theme: Theme, data: ChartData, range: ChartRange, scales: Scales, box: Box): string {
  const [from, to] = edgesOf(range, scales);
  const half = textWidth(range.label, theme.small, theme.body) / 2;
  const middle = Math.min(Math.max((from + to) / 2, box.x + NAME_INSET + half), right(box) - half);
  const [left, end] = [Math.min(from, middle - half), Math.max(to, middle + half)];
  const taken = [...heightsBetween(data, left, end, scales), ...levelNamesOver(theme, data, left, end, scales, box)];
  const heights = NAME_HEIGHTS.map((share) => box.y + share * box.height);
  const room = (height: number) => roomAt(height, taken, box.height);
  const height = heights.toSorted((a, b) => room(b) - room(a))[0] ?? box.y;
  const style = { size: theme.small, weight: theme.body, fill: theme.ink, anchor: 'middle' as const };
  return (
    drawBand(theme, from, to, box, 'paper-range') + text(middle, height + theme.small * BASELINE, range.label, style)
  );
}

/** Ranges as bands, behind everything. */
export function drawRanges(theme: Theme, data: ChartData, scales: Scales, box: Box): string {
  return [
    ...data.paperPoints.map((point) => drawRangeOf(theme, point, scales, box)),
    ...(data.paperRanges ?? []).map((range) => drawNamedRange(theme, data, range, scales, box)),
  ].join('');
}

/** Ranges without their names. */
export function drawRangesThumbnail(theme: Theme, data: ChartData, scales: Scales, box: Box): string {
  return [
    ...data.paperPoints.map((point) => drawRangeOf(theme, point, scales, box)),
    ...(data.paperRanges ?? []).map((range) => drawBand(theme, ...edgesOf(range, scales), box, 'paper-range')),
  ].join('');
}

/** A published level: dots across the plot from a ring at its beginning. */
function drawLevel(theme: Theme, key: string, at: number, box: Box): string {
  return (
    line(box.x, at, right(box), at, theme.ink, theme.hair, '2 5') +
    ring(theme, box.x, at, { class: 'paper', 'data-paper': key })
  );
}

function drawPoint(theme: Theme, data: ChartData, point: ChartPaperPoint, scales: Scales, box: Box): string {
  const { x, y } = scales;
  const py = y(point.y);
  const label = nameOf(point);
  const halo = { colour: theme.paper, width: theme.halo };
  const style = { size: theme.small, weight: theme.strong, fill: theme.ink, halo };
  if (point.x === null) {
    const { left, middle } = levelName(theme, data, point, py, scales, box);
    return drawLevel(theme, point.key, py, box) + text(left, middle + theme.small * BASELINE, label, style);
  }
  const px = x(point.x);
  const error =
    point.yError === null
      ? ''
      : whiskers(theme, px, y(point.y - point.yError), px, y(point.y + point.yError), theme.ink);
  const top = point.yError === null ? py : Math.min(py, y(point.y + point.yError));
  const half = textWidth(label, theme.small, theme.strong) / 2;
  // Beyond the plot stand the numbers of the axis and the names of the lines.
  const anchor = px - half < box.x ? 'start' : px + half > right(box) ? 'end' : 'middle';
  return (
    error +
    ring(theme, px, py, { class: 'paper', 'data-paper': point.key }) +
    // Theory has a value at every point: numbers beside all of them would hide the lines.
    (point.isTheory ? '' : text(px, Math.min(top, py - theme.ring) - 6, label, { ...style, anchor }))
  );
}

/** Points and levels with their names, on top of everything. */
export function drawPublished(theme: Theme, data: ChartData, scales: Scales, box: Box): string {
  return data.paperPoints.map((point) => drawPoint(theme, data, point, scales, box)).join('');
}

/** Points and levels without their names. */
export function drawPublishedThumbnail(theme: Theme, data: ChartData, scales: Scales, box: Box): string {
  return data.paperPoints
    .map(({ key, x, y }) => {
      const at = scales.y(y);
      return x === null ? drawLevel(theme, key, at, box) : ring(theme, scales.x(x), at, { class: 'paper' });
    })
    .join('');
}
