/** Threads shared by more runs than there are threads: each computes for a while, then whichever has computed least goes on. */

/** Runs under way for each thread; each of them keeps an engine with the memory of its run. */
export const RUNS_A_THREAD = 5;

interface Place {
  /** ms that this run has computed; one that comes later begins where the least of the others is. */
  usedMs: number;
  sinceMs: number;
  go: (() => void) | undefined;
}

export interface Turn {
  /** Whether the run has computed long enough, and another one waits. */
  isOver(): boolean;
  end(): void;
}

/** One run's part in the sharing. */
export interface Share {
  /** Resolves once a thread is free for the run. Rejects with the signal's reason. */
  take(signal?: AbortSignal): Promise<Turn>;
  /** The run is over. */
  leave(): void;
}

export interface TurnsOptions {
  readonly threads: number;
  /** ms that a run computes before others go on. */
  readonly turnMs: number;
}

export class Turns {
  readonly #options: TurnsOptions;
  readonly #all = new Set<Place>();
  readonly #computing = new Set<Place>();
  readonly #waiting = new Set<Place>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  enter(): Share {
    const usedMs = this.#all.size === 0 ? 0 : Math.min(...[...this.#all].map((place) => place.usedMs));
    const place: Place = { usedMs, sinceMs: 0, go: undefined };
    this.#all.add(place);
    return { take: (signal) => this.#take(place, signal), leave: () => this.#all.delete(place) };
  }

  async #take(place: Place, signal?: AbortSignal): Promise<Turn> {
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(place);
        reject(signal?.reason);
      };
      place.go = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(place);
      this.#next();
    });
    return {
      isOver: () => this.#waiting.size > 0 && performance.now() - place.sinceMs >= this.#options.turnMs,
      end: () => {
        place.usedMs += performance.now() - place.sinceMs;
        this.#computing.delete(place);
        // The run that ends its turn may ask for the next one at once, and is then judged with the others.
        queueMicrotask(() => this.#next());
      },
    };
  }

  #next(): void {
    while (this.#computing.size < this.#options.threads && this.#waiting.size > 0) {
      const [place] = [...this.#waiting].toSorted((a, b) => a.usedMs - b.usedMs);
      if (place === undefined) return;
      this.#waiting.delete(place);
      this.#computing.add(place);
      place.sinceMs = performance.now();
      place.go?.();
    }
  }
}
