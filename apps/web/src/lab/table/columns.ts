/** Columns of a grid: what they show of a row, and how a cell is changed. */
import type { ReactNode } from 'react';
import type { Edit } from '../../document/store/types.ts';

/** A cell that can be typed into. */
export interface TypedCell {
  readonly kind: 'typed';
  readonly text: string;
  readonly unit?: string;
  /** Reads the typed text as an edit, or says why it is none. */
  readonly read: (text: string) => { readonly edit: Edit } | { readonly error: string };
}

/** A cell with a few values to choose from. */
export interface ChosenCell {
  readonly kind: 'chosen';
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly write: (value: string) => Edit;
}

export interface GridColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly isNumber?: boolean;
  /** The value by which rows are sorted and filtered. */
  readonly key: (row: Row) => string | number;
  readonly render?: (row: Row) => ReactNode;
  /** Absent for a column that cannot be changed; null for such a cell. */
  readonly change?: (row: Row) => TypedCell | ChosenCell | null;
}

export interface Order {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** The rows that contain every word of the filter, sorted; equal rows keep their order. */
export function arranged<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  filter: string,
  order: Order | null,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (row: Row) =>
    columns
      .map(({ key }) => String(key(row)))
      .join(' ')
      .toLowerCase();
  const kept = words.length === 0 ? rows : rows.filter((row) => words.every((word) => text(row).includes(word)));
  const column = columns.find(({ id }) => id === order?.column);
  if (column === undefined) return kept;
  const sign = order?.direction === 'descending' ? -1 : 1;
  return kept.toSorted((a, b) => sign * compare(column.key(a), column.key(b)));
}
