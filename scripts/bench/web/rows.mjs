// The rows of `npm run bench:web`: what was measured, what it has to be at least (the floor), and what is wanted (the goal).

/** @typedef {{ what: string, value: number, unit: string, floor: number | null, goal: number, isMoreBetter: boolean }} Row */

export class Rows {
  /** @type {Row[]} */
  #rows = [];

  /** The less the better. Without a floor a row is only printed. */
  atMost(what, value, unit, { floor = null, goal }) {
    this.#add({ what, value, unit, floor, goal, isMoreBetter: false });
  }

  /** The more the better. */
  atLeast(what, value, unit, { floor = null, goal }) {
    this.#add({ what, value, unit, floor, goal, isMoreBetter: true });
  }

  #add(row) {
    this.#rows.push(row);
    console.log(line(row));
  }

  /** Rows that miss their floor. */
  get missed() {
    return this.#rows.filter((row) => row.floor !== null && !isMet(row, row.floor));
  }
}

const isMet = ({ value, isMoreBetter }, bound) => (isMoreBetter ? value >= bound : value <= bound);

function line(row) {
  const { what, value, unit, floor, goal } = row;
  const said = isMet(row, goal) ? 'goal met' : floor === null || isMet(row, floor) ? '' : 'BELOW THE FLOOR';
  const number = `${Math.round(value * 10) / 10} ${unit}`;
  return `${what.padEnd(72)}  ${number.padStart(12)}   floor ${String(floor ?? '–').padStart(5)}   goal ${String(goal).padStart(5)}   ${said}`;
}

export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
