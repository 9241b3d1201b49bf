/** The last minutes of this process, a sample every few seconds: what the charts of the operator's page show. */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServerState } from '../lib/server-state.ts';
import type { Totals } from './totals.ts';

/** How often a sample is taken, and how many are kept: ten minutes. */
export const SAMPLE_MS = 5000;
export const KEPT_SAMPLES = 120;
const NS_A_MS = 1e6;
const DELAY_RESOLUTION_MS = 10;

/** What happened since the sample before, and how things stood then. */
export interface Sample extends Totals {
  /** Time of the sample by the clock of this machine, ms since 1970. */
  readonly at: number;
  /** Since the sample before. */
  readonly seconds: number;
  /** 99th percentile of how late the event loop was. */
  readonly delayMs: number;
  /** Undefined while the database is away. */
  readonly waiting: number | undefined;
  readonly people: number;
}

export interface HistorySource {
  readonly totals: () => Promise<Totals>;
  readonly state: () => Promise<ServerState>;
}

const difference = (now: number, before: number | undefined): number => now - (before ?? 0);

export class History {
  readonly #source: HistorySource;
  readonly #delays: IntervalHistogram = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  readonly #samples: Sample[] = [];
  #before: { readonly at: number; readonly totals: Totals } | undefined;

  constructor(source: HistorySource) {
    this.#source = source;
    this.#delays.enable();
  }

  /** The first one has what was counted before it is read, and no time. */
  async take(): Promise<void> {
    const [totals, state] = [await this.#source.totals(), await this.#source.state()];
    const at = performance.now();
    const before = this.#before;
    const since = (name: Exclude<keyof Totals, 'refusals'>): number => difference(totals[name], before?.totals[name]);
    // The timer of the histogram is late by its resolution even where nothing holds it up.
    const delayMs = Math.max(0, this.#delays.percentile(99) / NS_A_MS - DELAY_RESOLUTION_MS);
    this.#delays.reset();
    this.#before = { at, totals };
    if (before === undefined) return;
    this.#samples.push({
      at: Date.now(),
      seconds: (at - before.at) / 1000,
      answers: since('answers'),
      answerSeconds: since('answerSeconds'),
      failures: since('failures'),
      refusals: Object.fromEntries(
        Object.entries(totals.refusals).map(([code, count]) => [code, difference(count, before.totals.refusals[code])]),
      ),
      trips: since('trips'),
      tripSeconds: since('tripSeconds'),
      points: since('points'),
      waitSeconds: since('waitSeconds'),
      runSeconds: since('runSeconds'),
      delayMs,
      waiting: state.stored?.queue.reduce((sum, { waiting }) => sum + waiting, 0),
      people: state.people.seats + state.people.addresses,
    });
    if (this.#samples.length > KEPT_SAMPLES) this.#samples.shift();
  }

  /** The oldest first. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  close(): void {
    this.#delays.disable();
  }
}
