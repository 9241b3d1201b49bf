type CsvCell = string | number | null;
declare function csvText(rows: readonly (readonly CsvCell[])[]): string;
export { CsvCell, csvText };
