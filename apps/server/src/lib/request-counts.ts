/** Counts requests in windows of time by a clock that nobody sets back: a limit would then last as long as the clock went back. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Askers that are remembered; beyond them the one that asked longest ago is forgotten. */
const MOST_ASKERS = 10_000;

interface Window {
  readonly sinceMs: number;
  count: number;
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

class RequestCounts implements FastifyRateLimitStore {
  /** In the order in which they last asked. */
  readonly #windows = new Map<string, Window>();

  incr(asker: string, callback: Callback, timeWindow = 0): void {
    const now = performance.now();
    const known = this.#windows.get(asker);
    const window = known !== undefined && now < known.sinceMs + timeWindow ? known : { sinceMs: now, count: 0 };
    window.count += 1;
    this.#windows.delete(asker);
    this.#windows.set(asker, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_ASKERS && oldest !== undefined) this.#windows.delete(oldest);
    callback(null, { current: window.count, ttl: window.sinceMs + timeWindow - now });
  }

  child(): FastifyRateLimitStore {
    return new RequestCounts();
  }
}

export const requestCounts: FastifyRateLimitStoreCtor = RequestCounts;
