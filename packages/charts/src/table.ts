/** A figure as columns and rows: the data table and the CSV file. */

import { say } from '@lanelab/messages/charts';
import { columnsOf } from './columns.ts';
import { type CsvCell, csvText } from './csv.ts';
import type { ChartData, ChartDrawing } from './data.ts';
import { withUnit } from './format.ts';

export interface FigureColumn {
  readonly key: string;
  readonly label: string;
  readonly numeric: boolean;
}

export type FigureCell = CsvCell;

export interface FigureTable {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly FigureCell[])[];
}

const isTraced = ({ series }: ChartData): boolean => series.some(({ trace }) => trace !== undefined);

/** One row a place on the x axis, one column a series. */
function traceTable(data: ChartData): FigureTable {
  const columns: FigureColumn[] = [
    { key: 'x', label: withUnit(data.x.label, data.x.unit), numeric: true },
    ...data.series.map((series) => ({
      key: series.key,
      label: withUnit([...(series.panel === undefined ? [] : [series.panel]), series.name].join(': '), data.y.unit),
      numeric: true,
    })),
  ];
  const rows = new Map<number, FigureCell[]>();
  data.series.forEach((series, index) => {
    const { x: xs, y: ys } = columnsOf(series);
    xs.forEach((x, at) => {
      const row = rows.get(x) ?? [x, ...data.series.map(() => null)];
      row[index + 1] = ys[at] ?? null;
      rows.set(x, row);
    });
  });
  return { columns, rows: [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row) };
}

/** One row a node: what it is, and what it is joined to. */
function drawingTable({ nodes, edges }: ChartDrawing): FigureTable {
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]));
  const columns = [
    { key: 'name', label: say('column.name'), numeric: false },
    { key: 'kind', label: say('column.kind'), numeric: false },
    { key: 'detail', label: say('column.detail'), numeric: false },
    { key: 'joined', label: say('column.joined-to'), numeric: false },
  ];
  const rows = nodes.map(({ id, name, kind, detail }) => {
    const ends = edges.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    return [name, say(`kind.${kind}`), detail, [...new Set(ends)].map((end) => nameOf.get(end) ?? end).join('; ')];
  });
  return { columns, rows };
}

/** One row a point, or a place of a trace, or a node of a drawing. Empty cells are null: not run, or nothing published. */
export function figureTable(data: ChartData): FigureTable {
  if (data.drawing !== undefined) return drawingTable(data.drawing);
  return isTraced(data) ? traceTable(data) : pointTable(data);
}

/** What made the figure's blind predictions; null where it has none. */
export const blindEngine = ({ paperPoints }: Pick<ChartData, 'paperPoints'>): string | null =>
  paperPoints.find(({ blind }) => blind !== undefined)?.blind?.engine ?? null;

function pointTable(data: ChartData): FigureTable {
  const { names } = data.x;
  const several = data.series.length > 1;
  const points = data.series.flatMap((series) => series.points);
  const spread = points.some(({ deviation }) => deviation !== undefined);
  const band = points.some((point) => point.band !== undefined);
  const blind = blindEngine(data);
  const seriesLabel =
    data.seriesAxis === null ? say('column.series') : withUnit(data.seriesAxis.label, data.seriesAxis.unit);
  const columns: FigureColumn[] = [
    ...(several ? [{ key: 'series', label: seriesLabel, numeric: data.seriesAxis !== null }] : []),
    { key: 'x', label: withUnit(data.x.label, data.x.unit), numeric: names === undefined },
    { key: 'y', label: withUnit(data.y.label, data.y.unit), numeric: true },
    { key: 'ci95', label: say('column.half-width'), numeric: true },
    ...(spread ? [{ key: 'deviation', label: say('column.mean-deviation'), numeric: true }] : []),
    ...(band
      ? [
          { key: 'low', label: say(`column.least-of-${data.bandsOver ?? 'fits'}`), numeric: true },
          { key: 'high', label: say(`column.greatest-of-${data.bandsOver ?? 'fits'}`), numeric: true },
        ]
      : []),
    { key: 'paper', label: withUnit(say('column.paper'), data.y.unit), numeric: true },
    { key: 'difference', label: say('column.difference'), numeric: true },
    ...(blind === null ? [] : [{ key: 'blind', label: say('column.blind', { engine: blind }), numeric: true }]),
    ...(data.again === undefined ? [] : [{ key: 'again', label: data.again.name, numeric: true }]),
    ...(data.overlay === undefined ? [] : [{ key: 'own', label: data.overlay.name, numeric: true }]),
    { key: 'note', label: say('column.note'), numeric: false },
  ];
  const own = (series: string | null, x: number | null): readonly FigureCell[] =>
    [data.again, data.overlay].flatMap((laid) =>
      laid === undefined
        ? []
        : [laid.points.find((entry) => entry.x === x && (entry.series ?? series) === series)?.y ?? null],
    );
  const rows = data.series.flatMap((series) =>
    series.points.map((point): readonly FigureCell[] => {
      const paper = data.paperPoints.find((entry) => entry.series === series.key && entry.x === point.x);
      const published = paper?.y ?? null;
      const difference = published === null || point.y === null ? null : (100 * (point.y - published)) / published;
      return [
        ...(several ? [series.value ?? series.name] : []),
        names?.[point.x] ?? point.x,
        point.y,
        point.ci95,
        ...(spread ? [point.deviation ?? null] : []),
        ...(band ? [point.band?.low ?? null, point.band?.high ?? null] : []),
        published,
        difference,
        ...(blind === null ? [] : [paper?.blind?.value ?? null]),
        ...own(series.key, point.x),
        point.note ?? '',
      ];
    }),
  );
  const whole = data.paperPoints
    .filter((point) => point.series === null)
    .map((point): readonly FigureCell[] => {
      const residual = data.residuals.find(({ key }) => key === point.key);
      const label = withUnit(point.label, point.unit ?? '');
      return [
        ...(several ? [label] : []),
        several ? '' : label,
        residual?.simulated ?? null,
        null,
        ...(spread ? [null] : []),
        ...(band ? [null, null] : []),
        point.y,
        residual?.percent ?? null,
        ...(blind === null ? [] : [point.blind?.value ?? null]),
        ...own(null, null),
        point.note,
      ];
    });
  return { columns, rows: [...rows, ...whole] };
}

/** RFC 4180, with a last column that names the engine, where one has run. */
export function figureCsv(data: ChartData): string {
  const { columns, rows } = figureTable(data);
  const { engine } = data.provenance;
  const named = (row: readonly FigureCell[], last: string) => (engine === '' ? row : [...row, last]);
  const head = named(
    columns.map(({ label }) => label),
    say('column.engine'),
  );
  return csvText([head, ...rows.map((row) => named(row, engine))]);
}
