/** Arguments of calls as they reach the engine: what TypeScript would refuse, computed values and JavaScript may still send. */

function refuse(call: string, takes: string, value: unknown): never {
  throw new TypeError(`${call} takes ${takes}; it was called with ${String(value)}.`);
}

/** A time of the run, ps. Throws a `TypeError` for NaN, infinity, a negative number, and what is no number. */
export function asTimePs(call: string, value: unknown): number {
  const isTime = typeof value === 'number' && Number.isFinite(value) && value >= 0;
  return isTime ? value : refuse(call, 'a time in ps, a number from 0 on', value);
}

/** A number of things, or the number of one. Throws a `TypeError` for what is no whole number from 0 on. */
export function asWhole(call: string, value: unknown): number {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  return isWhole ? value : refuse(call, 'whole numbers from 0 on', value);
}

/** A document as JSON; the engine says what is wrong in it. Throws a `TypeError` for nothing at all. */
export function asJson(call: string, value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  return json ?? refuse(call, 'a document', value);
}
