/** Whom this process has answered lately: seats, and addresses of those who keep none. */

/** How long somebody counts after their last request. */
const RECENT_MS = 300_000;
/** People that are remembered; beyond them those whose last request is longest ago are forgotten. */
const MOST = 10_000;

export interface People {
  readonly seats: number;
  readonly addresses: number;
}

export class RecentPeople {
  /** When they last asked, ms; in that order. */
  readonly #seen = new Map<string, number>();

  saw(name: string): void {
    this.#seen.delete(name);
    this.#seen.set(name, performance.now());
    if (this.#seen.size > MOST) {
      const [longest = name] = this.#seen.keys();
      this.#seen.delete(longest);
    }
  }

  count(): People {
    const since = performance.now() - RECENT_MS;
    for (const [name, at] of this.#seen) {
      if (at >= since) break;
      this.#seen.delete(name);
    }
    const seats = [...this.#seen.keys()].filter((name) => name.startsWith('seat ')).length;
    return { seats, addresses: this.#seen.size - seats };
  }
}
