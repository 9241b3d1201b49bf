/**
 * One table of a protocol machine: its rows with their age; rows that have just changed light up once. Tab reaches one row, arrow
 * keys the others. Plain elements, since a device has a dozen such tables, and all are drawn again at every step.
 */
import { say } from '@lanelab/messages/messages';
import { columnTitle, ownerName, tableTitle, valueText } from '@lanelab/messages/tables';
import { type KeyboardEvent, useState } from 'react';
import { controlByKey } from '../../base/ui/arrow-keys.ts';
import { spanWords } from '../../playback/gap-words.ts';
import type { TableRow } from '../../playback/run/types.ts';
import { useNames } from './context.ts';
import styles from './TablesPanel.module.css';
import { ageShare, type ComparedRow, type ComparedTable } from './table-diff.ts';

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
  const [focused, setFocused] = useState<string | null>(null);
  const reached = rows.find(({ key }) => key === focused) ?? rows[0];
  return (
    <div className={styles.table}>
      <h4>{title}</h4>
      {rows.length === 0 ? (
        <p className="muted">{say('table.empty')}</p>
      ) : (
        <div className={styles.frame}>
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows open what wrote them
            role="grid"
            aria-label={`${ownerName(table.owner)}: ${title}`}
            className={styles.grid}
            onKeyDown={onArrow}
          >
            <thead>
              <tr>
                <th scope="col" className={styles.column}>
                  {say('table.age')}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.column}>
                    {columnTitle(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((compared) => (
                <tr
                  key={compared.key}
                  tabIndex={compared === reached ? 0 : -1}
                  className={styles.row}
                  data-change={compared.change}
                  data-written={isWritten(compared, markedPs) || undefined}
                  onFocus={() => setFocused(compared.key)}
                  onClick={() => onOpen(compared.row)}
                  onKeyDown={(event) => onEnter(event, () => onOpen(compared.row))}
                >
                  <Cells
                    // Cells that are new light up, those of a row that is written again, too.
                    key={isFresh(compared) ? compared.row.sincePs : ''}
                    compared={compared}
                    texts={compared.row.values.map((value) => valueText(value, names.node))}
                    timePs={timePs}
                    hasMark={isWritten(compared, markedPs)}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

const isFresh = ({ change }: ComparedRow) => change === 'new' || change === 'changed';

const isWritten = ({ row, change }: ComparedRow, markedPs: number | null) =>
  change !== 'gone' && row.sincePs === markedPs;

/** Keys that the table takes are not commands of the page as well. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const row = controlByKey(event, 'vertical', false, 'tbody tr');
  if (row === null) return;
  row.focus();
  take(event);
}

function onEnter(event: KeyboardEvent, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== 'Enter' && event.key !== ' ')) return;
  open();
  take(event);
}

interface CellsProps {
  readonly compared: ComparedRow;
  /** The values in words, in the order of the columns. */
  readonly texts: readonly string[];
  readonly timePs: number;
  readonly hasMark: boolean;
}

/** The cells of a row; the first value names it, and has its change beside it. */
function Cells({ compared: { row, change }, texts, timePs, hasMark }: CellsProps) {
  const [first, ...others] = texts;
  return (
    <>
      <td className={styles.cell}>
        <Age row={row} timePs={timePs} />
      </td>
      <th scope="row" className={styles.cell}>
        {first}
        {hasMark ? <span className={styles.change}> {say('row.written')}</span> : null}
        {change === 'same' ? null : <span className={styles.change}> {say(`row.${change}`)}</span>}
      </th>
      {others.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns keep their order
        <td key={index} className={styles.cell}>
          {text}
        </td>
      ))}
    </>
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
