/** A grid of records: sorted by its heads, moved through by arrow keys, its selection that of the drawing. */
import { type ReactNode, useMemo, useState } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { Edit } from '../../document/store/types.ts';
import { CellContent } from './Cell.tsx';
import { arranged, type GridColumn, type Order } from './columns.ts';
import styles from './TableView.module.css';

interface GridProps<Record> {
  readonly label: string;
  readonly rows: readonly Record[];
  readonly columns: readonly GridColumn<Record>[];
  readonly nameOf: (row: Record) => string;
  readonly filter: string;
  readonly isReadOnly: boolean;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  /** An edit by a list of a cell; where it is refused the page says why. */
  readonly act: (edit: Edit) => boolean;
  readonly renderActs: (row: Record) => ReactNode;
  readonly emptyWords: string;
  readonly testId: string;
}

export function Grid<Record extends { readonly id: number }>(props: GridProps<Record>) {
  const { label, rows, columns, nameOf, filter, isReadOnly, selected, onSelect, act, renderActs, emptyWords, testId } =
    props;
  const [order, setOrder] = useState<Order | null>(null);
  const shown = useMemo(() => arranged(rows, columns, filter, order), [rows, columns, filter, order]);
  return (
    <div className={styles.frame}>
      <Table
        aria-label={label}
        className={styles.grid ?? ''}
        data-testid={testId}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect(keys === 'all' ? new Set(shown.map(({ id }) => id)) : new Set([...keys].map(Number)))
        }
        sortDescriptor={order ?? { column: '', direction: 'ascending' }}
        onSortChange={({ column, direction }) => setOrder({ column: String(column), direction })}
      >
        <TableHeader>
          {columns.map((column, index) => (
            <Column
              key={column.id}
              id={column.id}
              allowsSorting
              isRowHeader={index === 0}
              className={styles.column ?? ''}
            >
              {({ sortDirection }) => (
                <span className={styles.head} data-number={column.isNumber || undefined}>
                  {column.title}
                  <span aria-hidden="true" className={styles.order}>
                    {sortDirection === undefined ? '' : sortDirection === 'ascending' ? '↑' : '↓'}
                  </span>
                </span>
              )}
            </Column>
          ))}
          <Column id="acts" className={styles.column ?? ''}>
            <span className="visually-hidden">Acts</span>
          </Column>
        </TableHeader>
        <TableBody
          renderEmptyState={() => (
            <p className={styles.empty}>{rows.length === 0 ? emptyWords : 'No row holds these words.'}</p>
          )}
        >
          {shown.map((row) => (
            <Row
              key={row.id}
              id={row.id}
              textValue={nameOf(row)}
              className={styles.row ?? ''}
              data-testid={`${testId}-${row.id}`}
            >
              {columns.map((column) => {
                const cell = isReadOnly ? null : (column.change?.(row) ?? null);
                const content = column.render === undefined ? String(column.key(row)) : column.render(row);
                return (
                  <Cell
                    key={column.id}
                    className={styles.cell ?? ''}
                    data-title={column.title}
                    data-number={column.isNumber || undefined}
                  >
                    {cell === null ? (
                      content
                    ) : (
                      <CellContent
                        label={`${column.title} of ${nameOf(row)}`}
                        cell={cell}
                        act={act}
                        shown={content}
                        testId={`cell-${column.id}-${row.id}`}
                      />
                    )}
                  </Cell>
                );
              })}
              <Cell className={styles.cell ?? ''}>{isReadOnly ? null : renderActs(row)}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
