/** Rates of a window, from samples of a series. */
import type { Gauge, Reading } from '../judge/gauge.ts';
import type { Slice } from '../run/slice.ts';
import { fixedEnds, type Window, windowNeeds } from '../run/window.ts';
import { type Dimension, numberOf } from '../values.ts';
import { WindowMeter } from './window-meter.ts';

type Rate = 'rate' | 'cell-rate';

class MeanMeter extends WindowMeter {
  readonly #series: string;
  readonly #dimension: Rate;
  readonly #perSample: (value: number, lengthPs: number) => number;
  readonly #samples: { fromPs: number; toPs: number; value: number }[] = [];
  #lastPs = 0;

  constructor(window: Window, series: string, dimension: Rate, perSample: (value: number, lengthPs: number) => number) {
    super(window);
    this.#series = series;
    this.#dimension = dimension;
    this.#perSample = perSample;
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    for (const { timePs, value } of slice.samples(this.#series)) {
      this.#samples.push({ fromPs: this.#lastPs, toPs: timePs, value });
      this.#lastPs = timePs;
    }
    const span = this.span(slice);
    // The samples that end in the window: of a window that begins with an event, those that begin after it.
    if (span === null || span.toPs > slice.endPs || (this.#lastPs < span.toPs && slice.toPs <= slice.endPs)) return [];
    const within = this.#samples.filter(({ fromPs, toPs }) => fromPs >= span.fromPs && toPs <= span.toPs);
    const lengthPs = within.reduce((sum, { fromPs, toPs }) => sum + toPs - fromPs, 0);
    const sum = within.reduce((total, { fromPs, toPs, value }) => total + this.#perSample(value, toPs - fromPs), 0);
    const value = lengthPs === 0 ? null : numberOf(this.#dimension, sum / lengthPs);
    return [{ value, span, atPs: span.toPs, isFinal: true, evidence: { timePs: span.fromPs } }];
  }
}

/** The mean over a window of what a series samples: `perSample` makes value times picoseconds of a sample. */
export const meanGauge = (
  window: Window,
  series: string,
  dimension: Rate,
  perSample: (value: number, lengthPs: number) => number,
): Gauge => {
  const ends = fixedEnds(window);
  const sampledPs = ends === null ? [] : [ends.fromPs, ...(ends.toPs === null ? [] : [ends.toPs])];
  const dimensionOf: Dimension = dimension;
  return {
    dimension: dimensionOf,
    needs: [{ series: [series], sampledPs }, ...windowNeeds(window)],
    grows: false,
    isFixed: false,
    meter: () => new MeanMeter(window, series, dimension, perSample),
  };
};
