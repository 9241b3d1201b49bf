/** The changes in a device's tables between two instants. */
import type { ColumnId } from '@lanelab/engine';
import type { ProtocolTable, TableRow } from '../../playback/run/types.ts';

export type RowChange = 'same' | 'new' | 'changed' | 'gone';

export interface ComparedRow {
  readonly key: string;
  readonly row: TableRow;
  readonly change: RowChange;
}

export interface ComparedTable {
  readonly key: string;
  readonly owner: ProtocolTable['owner'];
  readonly table: ProtocolTable['table'];
  readonly columns: readonly ColumnId[];
  readonly rows: readonly ComparedRow[];
}

const tableKey = ({ owner, table }: ProtocolTable) => `${owner} ${table}`;

/** Rows by their first value, which orders the table; equal ones by how many came before. */
function rowsByKey(table: ProtocolTable | undefined): ReadonlyMap<string, TableRow> {
  const rows = new Map<string, TableRow>();
  for (const row of table?.rows ?? []) {
    const head = JSON.stringify(row.values[0]);
    let key = head;
    for (let count = 2; rows.has(key); count += 1) key = `${head} #${count}`;
    rows.set(key, row);
  }
  return rows;
}

/** Whether the values of a row have changed; a mere renewal is no change. */
const differs = (one: TableRow, other: TableRow) => JSON.stringify(one.values) !== JSON.stringify(other.values);

/** The tables now, each row with its change since `before`; `hasGone` adds the rows that have gone since. */
export function comparedTables(
  now: readonly ProtocolTable[],
  before: readonly ProtocolTable[] | null,
  hasGone = false,
): readonly ComparedTable[] {
  const old = new Map((before ?? []).map((table) => [tableKey(table), table]));
  return now.map((table) => {
    const was = rowsByKey(old.get(tableKey(table)));
    const is = rowsByKey(table);
    const rows: ComparedRow[] = [...is].map(([key, row]) => {
      const earlier = was.get(key);
      const change =
        before === null ? 'same' : earlier === undefined ? 'new' : differs(row, earlier) ? 'changed' : 'same';
      return { key, row, change };
    });
    if (hasGone) for (const [key, row] of was) if (!is.has(key)) rows.push({ key: `gone ${key}`, row, change: 'gone' });
    return { key: tableKey(table), owner: table.owner, table: table.table, columns: table.columnIds, rows };
  });
}

/** Tables of one part of the device stand together, in the order of their first appearance. */
export function byOwner(
  tables: readonly ComparedTable[],
): readonly (readonly [owner: ProtocolTable['owner'], ComparedTable[]])[] {
  const owners = new Map<ProtocolTable['owner'], ComparedTable[]>();
  for (const table of tables) {
    const known = owners.get(table.owner);
    if (known === undefined) owners.set(table.owner, [table]);
    else known.push(table);
  }
  return [...owners];
}

/** How much of its life a row has behind it, 0..1; null where it does not age. */
export function ageShare({ sincePs, expiresPs }: TableRow, timePs: number): number | null {
  if (expiresPs === null || expiresPs <= sincePs) return null;
  return Math.min(1, Math.max(0, (timePs - sincePs) / (expiresPs - sincePs)));
}
