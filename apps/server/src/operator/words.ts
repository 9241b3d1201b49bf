/** Numbers of the operator's page as people read them. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Three figures or so, and no more than one decimal. */
export function count(amount: number): string {
  return amount >= 10 || Number.isInteger(amount) ? String(Math.round(amount)) : amount.toFixed(1);
}

/** `12 ms`, `3.4 s`, `5 min`, `2 h 10 min`, `3 d`. */
export function time(seconds: number): string {
  if (seconds < 1) return `${count(seconds * 1000)} ms`;
  if (seconds < MINUTE) return `${count(seconds)} s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(seconds / DAY)} d`;
}

export function share(part: number): string {
  return `${count(part * 100)} %`;
}
