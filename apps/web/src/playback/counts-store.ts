/** Counts of the links' ends at the instants between slices: rates and queues where cells are not recorded. */
import type { LinkCounts } from './run/types.ts';
import type { LinkEnd } from './types.ts';

const MOST = 256;
const PER_LINK = 6;

export class CountsStore {
  readonly #places: ReadonlyMap<string, number>;
  #entries: LinkCounts[] = [];

  constructor(ends: readonly LinkEnd[]) {
    this.#places = new Map(
      ends.map(({ key, direction }, index) => [
        key,
        Math.floor(index / 2) * PER_LINK + (direction === 'ab' ? 0 : PER_LINK / 2),
      ]),
    );
  }

  /** What was counted later is forgotten. */
  add(counts: LinkCounts): void {
    while ((this.#entries.at(-1)?.timePs ?? -1) >= counts.timePs) this.#entries.pop();
    this.#entries.push(counts);
    if (this.#entries.length > 2 * MOST) this.#entries = this.#entries.slice(-MOST);
  }

  /** The longest time that a cell waits at any end, by the newest counts, ps. */
  longestWait(ends: readonly LinkEnd[]): number {
    const counts = this.#entries.at(-1)?.counts;
    return ends.reduce((longest, end) => {
      const waiting = counts?.[(this.#places.get(end.key) ?? 0) + 1] ?? 0;
      return Math.max(longest, (waiting + 1) * end.cellPs);
    }, 0);
  }

  /** Index of the first entry after an instant; of the last where there is none. */
  #after(timePs: number): number {
    const found = this.#entries.findIndex((entry) => entry.timePs > timePs);
    return found === -1 ? this.#entries.length - 1 : found;
  }

  rateAt(end: LinkEnd, timePs: number): number | null {
    const after = this.#after(timePs);
    const [one, other] = [this.#entries[after - 1], this.#entries[after]];
    const place = this.#places.get(end.key);
    if (one === undefined || other === undefined || place === undefined || one.timePs > timePs) return null;
    const cells = (other.counts[place] ?? 0) - (one.counts[place] ?? 0);
    return (cells / (other.timePs - one.timePs)) * 1e12;
  }

  queueAt(end: LinkEnd, timePs: number): number | null {
    const entry = this.#entries.findLast((one) => one.timePs <= timePs);
    const place = this.#places.get(end.key);
    return entry === undefined || place === undefined ? null : (entry.counts[place + 1] ?? null);
  }

  /** Cells dropped at an end in the slice around an instant. */
  droppedAt(end: LinkEnd, timePs: number): number {
    const after = this.#after(timePs);
    const place = this.#places.get(end.key) ?? 0;
    return (this.#entries[after]?.counts[place + 2] ?? 0) - (this.#entries[after - 1]?.counts[place + 2] ?? 0);
  }
}
