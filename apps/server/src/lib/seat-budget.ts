/** How many new seats each address may still claim, by a clock that nobody sets back. */
import { LRUCache } from 'lru-cache';

const HOUR_MS = 3_600_000;
/** Addresses that are remembered; beyond them the one that claimed longest ago is forgotten. */
const MOST_ADDRESSES = 10_000;

interface Budget {
  seats: number;
  atMs: number;
}

/** Seats come back one by one over the hour, so that a class that is full lets late-comers in after a while. */
export class SeatBudget {
  readonly #perHour: number;
  readonly #budgets = new LRUCache<string, Budget>({ max: MOST_ADDRESSES });

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /** Takes one of the address's seats; false where it has none left. */
  claim(address: string): boolean {
    const now = performance.now();
    const { seats, atMs } = this.#budgets.get(address) ?? { seats: this.#perHour, atMs: now };
    const left = Math.min(this.#perHour, seats + ((now - atMs) / HOUR_MS) * this.#perHour);
    const isFree = left >= 1;
    this.#budgets.set(address, { seats: isFree ? left - 1 : left, atMs: now });
    return isFree;
  }
}
