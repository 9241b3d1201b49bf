/** Tables on a terminal: numbers to the right, words to the left. */

export type Cell = string | number | null;

export interface Column {
  readonly label: string;
  /** Decimals of numbers; integers and words without. */
  readonly digits?: number;
}

function show(cell: Cell, digits: number | undefined): string {
  if (cell === null) return '-';
  if (typeof cell === 'string') return cell;
  return digits === undefined ? String(cell) : cell.toFixed(digits);
}

export function textTable(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const body = rows.map((row) => row.map((cell, index) => show(cell, columns[index]?.digits)));
  const numeric = columns.map((_, index) => rows.some((row) => typeof row[index] === 'number'));
  const widths = columns.map(({ label }, index) =>
    Math.max(label.length, ...body.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (numeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ label }) => label)), ...body.map(line)].map((text) => `${text}\n`).join('');
}
