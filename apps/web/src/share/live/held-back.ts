/** Tells a stream that comes as it is sent from one that somebody on the way collects and hands over at its end. */

export interface Arrival {
  /** When the server sent it, ms since it sent the first. */
  readonly sentMs: number;
  /** When it came, by the clock of the page, ms. */
  readonly cameMs: number;
}

/** Pauses may shrink a little on the way; where more than half of the time between first and last is gone, something collects. */
export function isHeldBack(arrivals: readonly Arrival[]): boolean {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (first === undefined || last === undefined) return false;
  return last.cameMs - first.cameMs < (last.sentMs - first.sentMs) / 2;
}
