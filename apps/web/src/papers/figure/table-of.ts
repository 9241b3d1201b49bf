/** A figure as the table that suits it: one column a series where all series share their x values, else one row a point. */

import { figureTable, number, value } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/figure';
import type { FigureSeries } from '@lanelab/papers';
import type { Column } from '../../base/ui/DataTable.tsx';
import type { ShownFigure } from './overlay.ts';

export interface TableRow {
  readonly key: string;
  readonly cells: readonly string[];
}

export interface ShownTable {
  readonly columns: readonly Column<TableRow>[];
  readonly rows: readonly TableRow[];
  /** What the columns are, where they are series; or how many rows are not shown. */
  readonly across: string | null;
}

/** More rows than these are for a spreadsheet: the CSV file has them all. */
const MOST_ROWS = 50;

const withUnit = (label: string, unit: string) => (unit === '' ? label : `${label}, ${unit}`);

function column(title: string, index: number, isNumber: boolean): Column<TableRow> {
  return { title, cell: (row) => row.cells[index] ?? '', isNumber, isHead: index === 0 };
}

function cellAt(series: FigureSeries, x: number, { overlay }: ShownFigure): string {
  const point = series.points.find((entry) => entry.x === x);
  const own = overlay?.points.find((entry) => entry.x === x && entry.series === series.key);
  const yours = own === undefined ? '' : say('table-of.yours-to-fixed', { toFixed: fixed(own.y, 3) });
  if (point === undefined || point.y === null) return yours.trim();
  const spread = point.ci95 === null || point.ci95 === 0 ? '' : ` ± ${fixed(point.ci95, 3)}`;
  return `${fixed(point.y, 3)}${spread}${yours}`;
}

function crossTable(figure: ShownFigure, axis: NonNullable<ShownFigure['seriesAxis']>): ShownTable {
  const columns = [
    column(withUnit(figure.x.label, figure.x.unit), 0, false),
    ...figure.series.map((series, index) => column(series.name, index + 1, true)),
  ];
  const xs = [...new Set(figure.series.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  const rows = xs.map((x) => ({
    key: String(x),
    cells: [figure.x.names?.[x] ?? number(x), ...figure.series.map((series) => cellAt(series, x, figure))],
  }));
  const across = say('table-of.label-for-with-unit', {
    label: withUnit(figure.y.label, figure.y.unit),
    withUnit: withUnit(axis.label, axis.unit),
  });
  return { columns, rows, across };
}

function listTable(figure: ShownFigure): ShownTable {
  const table = figureTable(figure);
  const used = table.columns.flatMap((entry, index) =>
    table.rows.some((row) => row[index] !== null && row[index] !== '') ? [{ entry, index }] : [],
  );
  const columns = used.map(({ entry }, at) => column(entry.label, at, entry.numeric));
  const shown = table.rows.slice(0, MOST_ROWS);
  const rows = shown.map((row, at) => ({
    key: `${at}|${row.slice(0, 2).join('|')}`,
    cells: used.map(({ index }) => {
      const cell = row[index] ?? null;
      if (typeof cell !== 'number') return cell ?? '';
      return Number.isInteger(cell) ? number(cell) : value(cell);
    }),
  }));
  const across =
    shown.length < table.rows.length
      ? say('table-of.the-first-length-of-length2', {
          length: number(shown.length),
          length2: number(table.rows.length),
        })
      : null;
  return { columns, rows, across };
}

export function tableOf(figure: ShownFigure): ShownTable {
  const { seriesAxis, series } = figure;
  const isTraced = series.some(({ trace }) => trace !== undefined);
  return seriesAxis === null || isTraced ? listTable(figure) : crossTable(figure, seriesAxis);
}
