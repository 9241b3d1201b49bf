/** Tables as CSV (RFC 4180). */

export type CsvCell = string | number | null;

const cell = (value: CsvCell): string => {
  if (value === null) return '';
  const text = String(value);
  // A leading = + - @ would be a formula in a spreadsheet; numbers keep their sign.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The rows, the first of which is the head. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
