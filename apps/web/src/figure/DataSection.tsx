/** The figure as a table. */
import { figureTable, number, value } from '@lanelab/charts';
import type { FigureData } from '@lanelab/scenario';
import { useMemo } from 'react';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Section } from '../ui/Section.tsx';

type Row = ReturnType<typeof figureTable>['rows'][number];

function columnsOf(figure: FigureData): { readonly columns: readonly Column<Row>[]; readonly rows: readonly Row[] } {
  const table = figureTable(figure);
  const isUsed = table.columns.map((_, index) => table.rows.some((row) => row[index] !== null && row[index] !== ''));
  const columns = table.columns.flatMap((column, index): Column<Row>[] => {
    if (isUsed[index] !== true) return [];
    const show = (row: Row) => {
      const cell = row[index] ?? null;
      if (typeof cell !== 'number') return cell ?? '';
      return Number.isInteger(cell) ? number(cell) : value(cell);
    };
    return [{ title: column.label, cell: show, isNumber: column.numeric, isHead: index === 0 }];
  });
  return { columns, rows: table.rows };
}

export function DataSection({ figure }: { readonly figure: FigureData }) {
  const { columns, rows } = useMemo(() => columnsOf(figure), [figure]);
  return (
    <Section title="Data" testId="data">
      <DataTable
        caption={`${figure.paper}, ${figure.label.toLowerCase()}, as a table`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.slice(0, 2).join('|')}
        testId="data-table"
      />
    </Section>
  );
}
