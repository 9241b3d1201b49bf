import { describe, expect, it } from 'vitest';
import { arranged, type GridColumn } from './columns.ts';

interface Row {
  readonly name: string;
  readonly size: number;
}
const rows: readonly Row[] = [
  { name: 'S10', size: 3 },
  { name: 'S2', size: 20 },
  { name: 'Host one', size: 3 },
];
const columns: readonly GridColumn<Row>[] = [
  { id: 'name', title: 'Name', key: ({ name }) => name },
  { id: 'size', title: 'Size', key: ({ size }) => size },
];
const names = (found: readonly Row[]) => found.map(({ name }) => name);

describe('rows of a grid', () => {
  it('sorts names as people count, and numbers as numbers', () => {
    expect(names(arranged(rows, columns, '', { column: 'name', direction: 'ascending' }))).toEqual([
      'Host one',
      'S2',
      'S10',
    ]);
    expect(names(arranged(rows, columns, '', { column: 'size', direction: 'descending' }))).toEqual([
      'S2',
      'S10',
      'Host one',
    ]);
  });

  it('finds rows that hold every word, in any column and any case', () => {
    expect(names(arranged(rows, columns, 'host 3', null))).toEqual(['Host one']);
    expect(names(arranged(rows, columns, 's', null))).toHaveLength(3);
    expect(arranged(rows, columns, 'nothing', null)).toEqual([]);
  });
});
