/** The changes in a device's tables between two instants. */
import type { ProtocolTable, TableRow } from '../../playback/run/types.ts';

export type RowChange = 'same' | 'new' | 'changed' | 'gone';

export interface ComparedRow {
  readonly key: string;
  readonly row: TableRow;
  readonly change: RowChange;
}

export interface ComparedTable {
  readonly key: string;
  readonly part: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparedRow[];
}

const tableKey = ({ part, name }: ProtocolTable) => `${part} ${name}`;

/** Rows by their first cell, which tables are ordered by; equal ones by how many came before. */
function rowsByKey(table: ProtocolTable | undefined): ReadonlyMap<string, TableRow> {
  const rows = new Map<string, TableRow>();
  for (const row of table?.rows ?? []) {
    const head = row.cells[0] ?? '';
    let key = head;
    for (let count = 2; rows.has(key); count += 1) key = `${head} #${count}`;
    rows.set(key, row);
  }
  return rows;
}

/** Whether a row says something else; that it was merely renewed is no change. */
const differs = (one: TableRow, other: TableRow) =>
  one.cells.length !== other.cells.length || one.cells.some((cell, index) => cell !== other.cells[index]);

/** The tables now, each row with what became of it; with what has gone since, where `before` is a mark to compare with. */
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
    return { key: tableKey(table), part: table.part, name: table.name, columns: table.columns, rows };
  });
}

/** Tables of one part stand together, in the order of their first appearance. */
export function byPart(tables: readonly ComparedTable[]): readonly (readonly [part: string, ComparedTable[]])[] {
  const parts = new Map<string, ComparedTable[]>();
  for (const table of tables) {
    const known = parts.get(table.part);
    if (known === undefined) parts.set(table.part, [table]);
    else known.push(table);
  }
  return [...parts];
}

/** How much of its life a row has behind it, 0..1; null where it does not age. */
export function ageShare({ sincePs, expiresPs }: TableRow, timePs: number): number | null {
  if (expiresPs === null || expiresPs <= sincePs) return null;
  return Math.min(1, Math.max(0, (timePs - sincePs) / (expiresPs - sincePs)));
}
