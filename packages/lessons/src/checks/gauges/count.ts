/** How often something happens in a window. */
import type { Gauge, Reading } from '../judge/gauge.ts';
import type { Evidence } from '../report.ts';
import type { Occurrence, RunEvent } from '../run/event.ts';
import type { Slice } from '../run/slice.ts';
import { type Window, windowNeeds } from '../run/window.ts';
import { Within } from '../run/within.ts';
import { type Dimension, numberOf } from '../values.ts';
import { WindowMeter } from './window-meter.ts';

type Counted = Exclude<Dimension, 'word'>;

class CountMeter extends WindowMeter {
  readonly #source: ReturnType<RunEvent['occurrences']>;
  readonly #dimension: Counted;
  readonly #within: Within<Occurrence>;
  #count = 0;
  #evidence: Evidence = {};

  constructor(event: RunEvent, window: Window, dimension: Counted) {
    super(window);
    this.#source = event.occurrences();
    this.#dimension = dimension;
    this.#within = new Within(this.ends);
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const occurrences = this.#within.take(await this.#source(slice), slice.endPs);
    const span = this.span(slice);
    if (span === null) return [];
    const readings: Reading[] = [];
    for (const { atPs, evidence } of occurrences) {
      this.#count += 1;
      this.#evidence = evidence;
      readings.push(this.#reading(span.fromPs, atPs, false));
    }
    if (slice.toPs >= span.toPs) readings.push(this.#reading(span.fromPs, span.toPs, true));
    return readings;
  }

  #reading(fromPs: number, toPs: number, isFinal: boolean): Reading {
    const value = numberOf(this.#dimension, this.#count);
    return {
      value,
      span: { fromPs, toPs },
      atPs: Math.max(toPs, this.ends.knownPs),
      isFinal,
      evidence: this.#evidence,
    };
  }
}

export const countGauge = (event: RunEvent, window: Window, dimension: Counted): Gauge => ({
  dimension,
  needs: [event.needs, ...windowNeeds(window)],
  grows: true,
  isFixed: false,
  meter: () => new CountMeter(event, window, dimension),
});
