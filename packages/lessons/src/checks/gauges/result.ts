/** Quantities that the result of a run has: read at the ends of a fixed window, or once. */
import { CATEGORIES } from '@lanelab/scenario';
import type { Gauge, Reading } from '../judge/gauge.ts';
import type { Evidence } from '../report.ts';
import type { Needs, Slice } from '../run/slice.ts';
import type { Window } from '../run/window.ts';
import { type Dimension, numberOf, type Value } from '../values.ts';
import { WindowMeter } from './window-meter.ts';

type Counted = Exclude<Dimension, 'word'>;

/** A port whose queues lose cells. */
interface Losing {
  readonly node: number;
  readonly port: number;
}

const dropSeries = ({ node, port }: Losing) => CATEGORIES.map((category) => `drops:${node}:${port}:${category}`);

class CounterMeter extends WindowMeter {
  readonly #dimension: Counted;
  readonly #count: (slice: Slice) => Promise<number>;
  readonly #evidence: Evidence;
  readonly #drops: readonly string[];
  #before = 0;
  /** When the first cell of the window was lost, to the length of a sample; null while none was. */
  #lossPs: number | null = null;

  constructor(
    window: Window,
    dimension: Counted,
    count: (slice: Slice) => Promise<number>,
    evidence: Evidence,
    drops: readonly string[],
  ) {
    super(window);
    this.#dimension = dimension;
    this.#count = count;
    this.#evidence = evidence;
    this.#drops = drops;
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const span = this.span(slice);
    if (span === null) return [];
    const losses = this.#drops.flatMap((series) => slice.samples(series).filter(({ value }) => value > 0));
    const first = Math.min(...losses.map(({ timePs }) => timePs).filter((ps) => ps > span.fromPs && ps <= span.toPs));
    if (Number.isFinite(first)) this.#lossPs ??= first;
    if (slice.toPs === span.fromPs) this.#before = await this.#count(slice);
    if (slice.toPs !== span.toPs) return [];
    const value = numberOf(this.#dimension, (await this.#count(slice)) - this.#before);
    const evidence = { timePs: this.#lossPs ?? span.toPs, ...this.#evidence };
    return [{ value, span, atPs: span.toPs, isFinal: true, evidence }];
  }
}

/** What a counter of the run grows by in a fixed window. `losing`: ports whose first loss is what a verdict opens. */
export const counterGauge = (
  window: Window,
  ends: { readonly fromPs: number; readonly toPs: number | null },
  dimension: Counted,
  count: (slice: Slice) => Promise<number>,
  evidence: Evidence = {},
  losing: readonly Losing[] = [],
): Gauge => {
  const drops = losing.flatMap(dropSeries);
  return {
    dimension,
    needs: [{ instants: ends.toPs === null ? [ends.fromPs] : [ends.fromPs, ends.toPs], series: drops }],
    grows: false,
    isFixed: false,
    meter: () => new CounterMeter(window, dimension, count, evidence, drops),
  };
};

/** What can be read of the network at an instant. */
export interface Sight {
  readonly value: Value | null;
  readonly evidence?: Evidence;
}

class SightMeter extends WindowMeter {
  readonly #look: (slice: Slice) => Promise<Sight>;

  readonly #isInstant: boolean;

  constructor(window: Window, look: (slice: Slice) => Promise<Sight>, isInstant: boolean) {
    super(window);
    this.#isInstant = isInstant;
    this.#look = look;
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const span = this.span(slice);
    if (span === null || slice.toPs !== span.toPs) return [];
    const { value, evidence = {} } = await this.#look(slice);
    const seen = this.#isInstant ? { fromPs: span.toPs, toPs: span.toPs } : span;
    return [{ value, span: seen, atPs: span.toPs, isFinal: true, evidence: { timePs: span.toPs, ...evidence } }];
  }
}

/** What is seen at an instant; null: at the end of the run. */
export const sightGauge = (
  window: Window,
  toPs: number | null,
  dimension: Dimension,
  look: (slice: Slice) => Promise<Sight>,
): Gauge => ({
  dimension,
  needs: [{ instants: toPs === null ? [] : [toPs] }],
  grows: false,
  isFixed: false,
  meter: () => new SightMeter(window, look, true),
});

/** What the result of the whole run has at its end. */
export const totalGauge = (
  window: Window,
  dimension: Dimension,
  look: (slice: Slice) => Promise<Sight>,
  needs: Needs = {},
): Gauge => ({
  dimension,
  needs: [needs],
  grows: false,
  isFixed: false,
  meter: () => new SightMeter(window, look, false),
});

/** What the document alone says. */
export const fixedGauge = (value: Value, dimension: Dimension): Gauge => ({
  dimension,
  needs: [],
  grows: false,
  isFixed: true,
  meter: () => ({
    read: async () => [{ value, span: null, atPs: null, isFinal: true, evidence: {} }],
    awaits: () => null,
  }),
});
