/**
 * Threads shared by more runs, or by more people, than there are threads: each computes for a while, then whichever has computed
 * least goes on.
 */

/** Runs under way for each thread; each of them keeps an engine with the memory of its run. */
export const RUNS_A_THREAD = 5;

interface Place {
  /** ms that this one has computed; one that comes later begins where the least of the others is. */
  usedMs: number;
}

/** What waits for a thread, or has one. */
interface Taking {
  readonly place: Place;
  sinceMs: number;
  readonly go: () => void;
}

export interface Turn {
  /** Whether the run has computed long enough, and another one waits. */
  isOver(): boolean;
  end(): void;
}

/** The part of one run, or of one person, in the sharing. */
export interface Share {
  /** Resolves once a thread is free. Rejects with the signal's reason. May be called again before a turn is over. */
  take(signal?: AbortSignal): Promise<Turn>;
  /** Nothing more is taken. */
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
  readonly #computing = new Set<Taking>();
  readonly #waiting = new Set<Taking>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  enter(): Share {
    const usedMs = this.#all.size === 0 ? 0 : Math.min(...[...this.#all].map((place) => place.usedMs));
    const place: Place = { usedMs };
    this.#all.add(place);
    return { take: (signal) => this.#take(place, signal), leave: () => this.#all.delete(place) };
  }

  async #take(place: Place, signal?: AbortSignal): Promise<Turn> {
    signal?.throwIfAborted();
    const taking = await new Promise<Taking>((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(asked);
        reject(signal?.reason);
      };
      const asked: Taking = {
        place,
        sinceMs: 0,
        go: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve(asked);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(asked);
      this.#next();
    });
    return {
      isOver: () => this.#waiting.size > 0 && performance.now() - taking.sinceMs >= this.#options.turnMs,
      end: () => {
        place.usedMs += performance.now() - taking.sinceMs;
        this.#computing.delete(taking);
        // The run that ends its turn may ask for the next one at once, and is then judged with the others.
        queueMicrotask(() => this.#next());
      },
    };
  }

  #next(): void {
    while (this.#computing.size < this.#options.threads && this.#waiting.size > 0) {
      const [taking] = [...this.#waiting].toSorted((a, b) => a.place.usedMs - b.place.usedMs);
      if (taking === undefined) return;
      this.#waiting.delete(taking);
      this.#computing.add(taking);
      taking.sinceMs = performance.now();
      taking.go();
    }
  }
}
