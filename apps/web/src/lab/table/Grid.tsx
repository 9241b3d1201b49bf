/** A grid of records: its heads sort it, arrow keys move through it, and its selection is that of the drawing. */
import { say } from '@lanelab/messages/table';
import type { Scenario } from '@lanelab/scenario';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { Edit } from '../../document/store/types.ts';
import { CellContent } from './Cell.tsx';
import { arranged, type GridColumn, type Order } from './columns.ts';
import styles from './TableView.module.css';

/** What a grid shows: one kind of record of a scenario, and which of them are selected. */
export interface GridOf {
  readonly scenario: Scenario;
  readonly selected: ReadonlySet<number>;
}

interface GridProps<Record> {
  readonly label: string;
  readonly rows: readonly Record[];
  readonly columns: readonly GridColumn<Record>[];
  readonly nameOf: (row: Record) => string;
  readonly filter: string;
  readonly isReadOnly: boolean;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  /** Applies the edit of a cell; where it is refused, the page shows why. */
  readonly apply: (edit: Edit) => boolean;
  /** The last cell of a row, with its buttons. */
  readonly renderActions: (row: Record) => ReactNode;
  readonly emptyText: string;
  readonly testId: string;
}

export function Grid<Record extends { readonly id: number }>(props: GridProps<Record>) {
  const {
    label,
    rows,
    columns,
    nameOf,
    filter,
    isReadOnly,
    selected,
    onSelect,
    apply,
    renderActions,
    emptyText,
    testId,
  } = props;
  const [order, setOrder] = useState<Order | null>(null);
  const arrangedRows = useMemo(() => arranged(rows, columns, filter, order), [rows, columns, filter, order]);
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
          onSelect(keys === 'all' ? new Set(arrangedRows.map(({ id }) => id)) : new Set([...keys].map(Number)))
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
          <Column id="actions" className={styles.column ?? ''}>
            <span className="visually-hidden">{say('view.actions')}</span>
          </Column>
        </TableHeader>
        <TableBody
          renderEmptyState={() => (
            <p className={styles.empty}>{rows.length === 0 ? emptyText : say('view.no-match')}</p>
          )}
        >
          {arrangedRows.map((row) => (
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
                      <Controls>
                        <CellContent
                          label={say('cell.name', { column: column.title, row: nameOf(row) })}
                          cell={cell}
                          apply={apply}
                          content={content}
                          testId={`cell-${column.id}-${row.id}`}
                        />
                      </Controls>
                    )}
                  </Cell>
                );
              })}
              <Cell className={styles.cell ?? ''}>{isReadOnly ? null : <Controls>{renderActions(row)}</Controls>}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepKeys = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Controls in a cell: the row, which a press selects, does not hear of theirs. The arrow keys stay the grid's. */
function Controls({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={styles.controls}
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={keep}
      onKeyDown={keepKeys}
    >
      {children}
    </div>
  );
}
