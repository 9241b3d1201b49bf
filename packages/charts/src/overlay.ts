/** A reader's own measurements, from a CSV file, as points to lay over a figure. */

import { say } from '@lanelab/messages/charts';
import { dsvFormat } from 'd3-dsv';
import type { ChartData, ChartOverlay, ChartOverlayPoint } from './data.ts';
import { number } from './format.ts';

/** Most values of an overlay: more would be a crowd, not a comparison. */
const MAX_POINTS = 2_000;
/** Wrong lines that are explained one by one. */
const MAX_EXPLAINED = 5;

export type OverlayResult =
  | {
      readonly ok: true;
      readonly overlay: ChartOverlay /** Lines left out, and why. */;
      readonly left: readonly string[];
    }
  | { readonly ok: false; readonly why: string };

const refuse = (why: string): OverlayResult => ({ ok: false, why });

/** Excel writes what the machine's language has: commas, semicolons or tabs. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => line.split(mark).length - 1;
  return [';', '\t'].find((mark) => count(mark) > 0) ?? ',';
}

/** `1 024,5` and `1024.5` are one number; where commas part the columns none stands inside a number. */
function readNumber(cell: string, delimiter: string): number | null {
  const plain = cell.trim().replaceAll(/[\s\u00a0\u202f_]/g, '');
  const dotted = delimiter === ',' ? plain : plain.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(dotted) ? Number(dotted) : null;
}

interface Columns {
  readonly x: number;
  readonly y: number;
  readonly series: number | null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A column whose heading is one of these, or begins with one. */
function columnOf(head: readonly string[], names: readonly string[]): number | null {
  const wanted = names.map(plain).filter((name) => name !== '');
  const at = head.findIndex((cell) =>
    wanted.some((name) => plain(cell) === name || plain(cell).startsWith(`${name} `)),
  );
  return at < 0 ? null : at;
}

function columnsOf(head: readonly string[] | null, width: number, data: ChartData): Columns | null {
  const several = data.series.length > 1;
  const named = head ?? [];
  const series = several ? columnOf(named, [data.seriesAxis?.label ?? '', 'series']) : null;
  const free = Array.from({ length: width }, (_, at) => at).filter((at) => at !== series);
  const x = columnOf(named, [data.x.label, 'x']) ?? free[0];
  const y = columnOf(named, [data.y.label, 'y', 'value']) ?? free.find((at) => at !== x);
  return x === undefined || y === undefined ? null : { x, y, series };
}

/** The place on the x axis that a cell means: a number on it, or a category's name. */
function placeOf(cell: string, delimiter: string, data: ChartData): number | null {
  const named = Object.entries(data.x.names ?? {}).find(([, name]) => plain(name) === plain(cell));
  return named === undefined ? readNumber(cell, delimiter) : Number(named[0]);
}

/** The series that a cell names: by name, or by the number it stands for. Undefined where there is no such series. */
function seriesOf(cell: string, delimiter: string, data: ChartData): string | undefined {
  const at = readNumber(cell, delimiter);
  return data.series.find(({ name, value }) => plain(name) === plain(cell) || (at !== null && value === at))?.key;
}

interface Line {
  readonly row: readonly string[];
  /** Its number in the file, from 1 on. */
  readonly line: number;
}

/** The point of a line, or why it has none. */
function readLine(
  { row, line }: Line,
  columns: Columns,
  delimiter: string,
  data: ChartData,
): ChartOverlayPoint | string {
  const [xCell = '', yCell = ''] = [row[columns.x], row[columns.y]];
  const x = placeOf(xCell, delimiter, data);
  const y = readNumber(yCell, delimiter);
  if (x === null) return say('overlay.not-on-axis', { line, cell: xCell, axis: data.x.label });
  if (y === null) return say('overlay.no-number', { line, cell: yCell, axis: data.y.label });
  if (y < 0) return say('overlay.below-zero', { line, value: number(y) });
  const [low, high] = [Math.min(...data.x.values), Math.max(...data.x.values)];
  if (x < low || x > high)
    return say('overlay.outside', { line, value: number(x), low: number(low), high: number(high) });
  if (columns.series === null) return { series: null, x, y };
  const cell = row[columns.series] ?? '';
  const series = seriesOf(cell, delimiter, data);
  return series === undefined ? say('overlay.no-series', { line, cell }) : { series, x, y };
}

/**
 * Reads CSV (comma, semicolon or tab) with a column for x, one for y and, in figures of several series, one that names
 * the series; a first line of headings may say which is which. The figure's own CSV export is read as it is.
 */
export function parseOverlay(text: string, name: string, data: ChartData): OverlayResult {
  const delimiter = delimiterOf(text);
  const rows = dsvFormat(delimiter)
    .parseRows(text.replace(/^\uFEFF/, ''))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  if (first === undefined) return refuse(say('overlay.no-lines', { name }));
  const hasHead =
    first.every((cell) => readNumber(cell, delimiter) === null) && placeOf(first[0] ?? '', delimiter, data) === null;
  const columns = columnsOf(hasHead ? first : null, first.length, data);
  if (columns === null) return refuse(say('overlay.one-column', { name, x: data.x.label, y: data.y.label }));
  const points: ChartOverlayPoint[] = [];
  const problems: string[] = [];
  rows.slice(hasHead ? 1 : 0).forEach((row, index) => {
    // An export of this lab has lines for values that were not run.
    if ((row[columns.y] ?? '').trim() === '') return;
    const read = readLine({ row, line: index + (hasHead ? 2 : 1) }, columns, delimiter, data);
    if (typeof read === 'string') problems.push(read);
    else points.push(read);
  });
  const shown = problems.slice(0, MAX_EXPLAINED);
  if (points.length === 0) return refuse([say('overlay.nothing-fits', { name }), ...shown].join(' '));
  if (points.length > MAX_POINTS)
    return refuse(say('overlay.too-many', { name, count: number(points.length), most: number(MAX_POINTS) }));
  const more = problems.length - shown.length;
  return {
    ok: true,
    overlay: { name, points },
    left: more > 0 ? [...shown, say('overlay.more-lines', { count: more })] : shown,
  };
}
