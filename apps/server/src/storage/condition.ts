/** How the database is: whether it answers, and whether its disk has room. Written to the log when that changes. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDiskFull, isPassing } from './faults.ts';

export interface Problem {
  readonly part: 'database' | 'disk';
  readonly since: Date;
  readonly cause: Error;
}

/** How long to wait before what failed is tried again. */
const RETRY_MS = 500;

export class Condition {
  readonly #log: FastifyBaseLogger | undefined;
  readonly #listeners: (() => void)[] = [];
  #away: Problem | undefined;
  #full: Problem | undefined;

  /** Without a log nothing is written; tools on the command line report their own faults. */
  constructor(log?: FastifyBaseLogger) {
    this.#log = log;
  }

  get away(): Problem | undefined {
    return this.#away;
  }

  get full(): Problem | undefined {
    return this.#full;
  }

  /** Calls the listener whenever the database answers again. */
  onReturn(listener: () => void): void {
    this.#listeners.push(listener);
  }

  lost(cause: Error): void {
    if (this.#away !== undefined) return;
    this.#away = { part: 'database', since: new Date(), cause };
    this.#log?.error({ err: cause }, 'the database does not answer; this process goes on once it is back');
  }

  returned(): void {
    if (this.#away === undefined) return;
    this.#log?.info({ seconds: secondsSince(this.#away) }, 'the database answers again');
    this.#away = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** A statement failed. */
  failed(error: unknown): void {
    if (this.#full !== undefined || !isDiskFull(error)) return;
    const cause = error instanceof Error ? error : new Error(String(error));
    this.#full = { part: 'disk', since: new Date(), cause };
    this.#log?.error({ err: cause }, 'the disk of the database is full; nothing can be stored until there is room');
  }

  /** A new row was stored for good. */
  inserted(): void {
    if (this.#full === undefined) return;
    this.#log?.info({ seconds: secondsSince(this.#full) }, 'the disk of the database has room again');
    this.#full = undefined;
  }

  /**
   * Does the work, again and again where the database is away or its disk is full, until it succeeds or the signal ends the
   * wait: then the last fault is thrown. The work has to be such that it may be done twice.
   */
  async patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error)) throw error;
        await setTimeout(RETRY_MS, undefined, { signal }).catch(() => {
          throw error;
        });
      }
    }
  }
}

function secondsSince({ since }: Problem): number {
  return Math.round((Date.now() - since.getTime()) / 1000);
}
