/** Counts requests in windows of time by a clock that nobody sets back: a limit would then last as long as the clock went back. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Askers that are remembered; beyond them the one that asked longest ago is forgotten. */
const MOST_ASKERS = 10_000;

interface Window {
  readonly sinceMs: number;
  count: number;
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

export interface Count {
  /** Requests in the window so far, this one included. */
  readonly current: number;
  /** ms until the window ends. */
  readonly ttl: number;
}

export class RequestCounts implements FastifyRateLimitStore {
  /** In the order in which they last asked. */
  readonly #windows = new Map<string, Window>();

  incr(asker: string, callback: Callback, timeWindow = 0): void {
    callback(null, this.count(asker, timeWindow));
  }

  /** Counts a request, unless the asker has made `most` in this window. */
  countUpTo(most: number, asker: string, timeWindow: number): Count | undefined {
    const known = this.#windows.get(asker);
    const isFull = known !== undefined && known.count >= most && performance.now() < known.sinceMs + timeWindow;
    return isFull ? undefined : this.count(asker, timeWindow);
  }

  /** `timeWindow` is the length of a window, ms. */
  count(asker: string, timeWindow: number): Count {
    const now = performance.now();
    const known = this.#windows.get(asker);
    const window = known !== undefined && now < known.sinceMs + timeWindow ? known : { sinceMs: now, count: 0 };
    window.count += 1;
    this.#windows.delete(asker);
    this.#windows.set(asker, window);
    if (this.#windows.size > MOST_ASKERS) {
      const [oldest = asker] = this.#windows.keys();
      this.#windows.delete(oldest);
    }
    return { current: window.count, ttl: window.sinceMs + timeWindow - now };
  }

  child(): FastifyRateLimitStore {
    return new RequestCounts();
  }
}

/** The store of a plugin that makes its own: it counts in these. */
export function storeIn(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(asker: string, callback: Callback, timeWindow?: number): void {
      counts.incr(asker, callback, timeWindow);
    }

    child(): FastifyRateLimitStore {
      return counts.child();
    }
  };
}
