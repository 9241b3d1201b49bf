// Figures held to floors and goals, and as a table. Pure: no run, no output.
import { median } from './rounds.mjs';
import { ROWS, rowOf } from './rows.mjs';

const isAtLeast = ({ better }, figure, bound) => (better === 'more' ? figure >= bound : figure <= bound);

/** `goal` where the goal is met, `floor` where only the floor is, else `missed`. */
export function verdict(row, figure) {
  if (isAtLeast(row, figure, row.goal)) return 'goal';
  return isAtLeast(row, figure, row.floor) ? 'floor' : 'missed';
}

/**
 * A measured row: `ours` and `theirs` are its figures of each round, `theirs` empty where nothing was compared. The ratio is the
 * median of the ratios of single rounds, above 1 where ours is better, so that what slows both down at once does not count.
 * @param {{ id: string, ours: number[], theirs?: number[] }} measured
 */
export function judged({ id, ours, theirs = [] }) {
  const row = rowOf(id);
  const figure = median(ours);
  const pairs = theirs.map((their, round) => (row.better === 'more' ? ours[round] / their : their / ours[round]));
  return {
    ...row,
    figure,
    ours,
    theirs,
    against: theirs.length === 0 ? null : median(theirs),
    ratio: pairs.length === 0 ? null : median(pairs),
    verdict: verdict(row, figure),
  };
}

/** What to say of rows below their floor, or null where all hold. */
export function complaint(measured) {
  const missed = measured.filter((row) => row.verdict === 'missed');
  if (missed.length === 0) return null;
  const names = missed.map(
    ({ work, figure, floor, unit }) => `${work} (${shown(figure)}, floor ${shown(floor)} ${unit})`,
  );
  return `${missed.length} of ${measured.length} rows below their floor: ${names.join('; ')}`;
}

/** Three significant digits at most, but all before the point; thousands apart. */
export function shown(value) {
  if (value === null) return '–';
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return Number(value.toFixed(Math.min(digits, 3)))
    .toLocaleString('en', { maximumFractionDigits: 3 })
    .replaceAll(',', ' ');
}

/** Every round of a row: a line for each engine. */
export function roundLines({ work, ours, theirs }, against) {
  const line = (name, figures) =>
    `${work}, ${name}: ${figures.map(shown).join(', ')}; median ${shown(median(figures))}`;
  return [line('this tree', ours), ...(theirs.length === 0 ? [] : [line(against, theirs)])];
}

const WORDS = { goal: 'goal met', floor: 'floor met', missed: 'BELOW FLOOR' };

/** Lines of the table of measured rows, in the order of the rows, whatever the order of measuring was. */
export function tableLines(measured) {
  const inOrder = ROWS.flatMap(({ id }) => measured.filter((row) => row.id === id));
  const head = ['work', 'figure', 'before', 'ratio', 'floor', 'goal', '', 'unit'];
  const body = inOrder.map((row) => [
    row.work,
    shown(row.figure),
    shown(row.against),
    row.ratio === null ? '–' : row.ratio.toFixed(2),
    shown(row.floor),
    shown(row.goal),
    WORDS[row.verdict],
    row.unit,
  ]);
  return aligned([head, ...body], [0, 6, 7]);
}

/** Cells in columns of equal width, to the right but for the columns that are named. */
export function aligned(rows, left) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (left.includes(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}
