/** Lets a number of works through at a time; of those that wait, the most urgent first, and the first come of those. */

interface Waiting {
  readonly urgency: number;
  readonly admit: () => void;
}

export class PriorityGate {
  readonly #waiting: Waiting[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** Does `work` once there is a place; throws the signal's reason if it is aborted before. A lower `urgency` waits longer. */
  async pass<T>(urgency: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#enter(urgency, signal);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(urgency: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        urgency,
        admit: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const after = this.#waiting.findIndex((other) => other.urgency < urgency);
      this.#waiting.splice(after < 0 ? this.#waiting.length : after, 0, waiting);
    });
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next.admit();
  }
}
