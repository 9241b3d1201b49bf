/** How much each of many may still use up, by a clock that nobody sets back. */
import { LRUCache } from 'lru-cache';

/** Names that are remembered; beyond them the one that used something longest ago is forgotten. */
const MOST_NAMES = 10_000;

interface Account {
  left: number;
  atMs: number;
}

/** What is used up comes back little by little over the period, so that who has nothing left gets in again after a while. */
export class Budget {
  readonly most: number;
  readonly #periodMs: number;
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_NAMES });

  /** `most` may be used in a period. */
  constructor(most: number, periodMs: number) {
    this.most = most;
    this.#periodMs = periodMs;
  }

  /** Takes the amount; one above `most` is taken where nothing has been used. Returns 0, or the ms to wait where there is not enough. */
  take(name: string, amount: number): number {
    const waitMs = this.wait(name, amount);
    if (waitMs === 0) this.charge(name, amount);
    return waitMs;
  }

  /** How long to wait until the amount can be taken, ms; 0 where it can be. */
  wait(name: string, amount: number): number {
    const needed = Math.min(amount, this.most);
    const { left } = this.#account(name);
    return left < needed ? ((needed - left) / this.most) * this.#periodMs : 0;
  }

  /** Takes an amount that is known only afterwards: where there is not enough, nothing can be taken for a longer while. */
  charge(name: string, amount: number): void {
    this.#account(name).left -= amount;
  }

  #account(name: string): Account {
    const now = performance.now();
    const { left, atMs } = this.#accounts.get(name) ?? { left: this.most, atMs: now };
    const account = { left: Math.min(this.most, left + ((now - atMs) / this.#periodMs) * this.most), atMs: now };
    this.#accounts.set(name, account);
    return account;
  }
}
