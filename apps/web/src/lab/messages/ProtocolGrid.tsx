/** One table of a protocol machine: its rows with their age; rows that have just changed light up once. */
import { say } from '@lanelab/messages/messages';
import { columnTitle, ownerName, tableTitle, valueText } from '@lanelab/messages/tables';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { spanWords } from '../../playback/gap-words.ts';
import type { TableRow } from '../../playback/run/types.ts';
import { useNames } from './context.ts';
import styles from './TablesPanel.module.css';
import { ageShare, type ComparedTable } from './table-diff.ts';

interface ProtocolGridProps {
  readonly table: ComparedTable;
  readonly timePs: number;
  /** Rows that were written at this instant are marked; null where none are. */
  readonly markedPs: number | null;
  /** Shows the message or event that wrote a row. */
  readonly onOpen: (row: TableRow) => void;
}

export function ProtocolGrid({ table, timePs, markedPs, onOpen }: ProtocolGridProps) {
  const { columns, rows } = table;
  const names = useNames();
  const title = tableTitle(table);
  const textOf = ({ values }: TableRow) => values.map((value) => valueText(value, names.node));
  const byKey = new Map(rows.map(({ key, row }) => [key, row]));
  return (
    <div className={styles.table}>
      <h4>{title}</h4>
      {rows.length === 0 ? (
        <p className="muted">{say('table.empty')}</p>
      ) : (
        <div className={styles.frame}>
          <Table
            aria-label={`${ownerName(table.owner)}: ${title}`}
            className={styles.grid ?? ''}
            onRowAction={(key) => {
              const row = byKey.get(String(key));
              if (row !== undefined) onOpen(row);
            }}
          >
            <TableHeader>
              <Column id="age" className={styles.column ?? ''}>
                {say('table.age')}
              </Column>
              {columns.map((column, index) => (
                <Column key={column} id={column} isRowHeader={index === 0} className={styles.column ?? ''}>
                  {columnTitle(column)}
                </Column>
              ))}
            </TableHeader>
            <TableBody>
              {rows.map(({ key, row, change }) => (
                <Row
                  key={`${key} ${change === 'new' || change === 'changed' ? row.sincePs : ''}`}
                  id={key}
                  textValue={textOf(row).join(' ')}
                  className={styles.row ?? ''}
                  data-change={change}
                  data-written={(change !== 'gone' && row.sincePs === markedPs) || undefined}
                >
                  <Cell className={styles.cell ?? ''}>
                    <Age row={row} timePs={timePs} />
                  </Cell>
                  {textOf(row).map((cell, index) => (
                    <Cell key={columns[index] ?? index} className={styles.cell ?? ''}>
                      {cell}
                      {index === 0 && change !== 'gone' && row.sincePs === markedPs ? (
                        <span className={styles.change}> {say('row.written')}</span>
                      ) : null}
                      {index === 0 && change !== 'same' ? (
                        <span className={styles.change}> {say(`row.${change}`)}</span>
                      ) : null}
                    </Cell>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </div>
  );
}

/** How long ago the row was written, and the share of its lifetime that has passed. */
function Age({ row, timePs }: { readonly row: TableRow; readonly timePs: number }) {
  const share = ageShare(row, timePs);
  const age = spanWords(Math.max(0, timePs - row.sincePs));
  if (share === null || row.expiresPs === null) return <span title={say('table.no-age')}>{age}</span>;
  const left = spanWords(Math.max(0, row.expiresPs - timePs));
  return (
    <span className={styles.age} title={say('table.ages-out', { left })}>
      <span>
        {age}
        <span className="visually-hidden">, {say('table.ages-out', { left })}</span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
