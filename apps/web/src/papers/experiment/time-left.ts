/** How long the rest of a sweep takes: what its runs are expected to cost, handed to the lanes. */
import { type Place, RunCosts } from './run-costs.ts';

/** An estimate from fewer finished runs would jump about. */
const LEAST_RUNS = 3;
/** The share of all runs that are made before the first estimate, at most. */
const MOST_SHARE = 1 / 4;
/** Share of a fall that is shown at once: a rise is shown whole, because nobody minds being ready too early. */
const FALL = 0.5;

export class TimeLeft {
  readonly #lanes: number;
  readonly #now: () => number;
  readonly #costs = new RunCosts();
  readonly #underWay = new Map<string, { readonly place: Place; readonly sinceMs: number; share: number }>();
  #waiting: readonly Place[] = [];
  #enough = LEAST_RUNS;
  /** When the sweep ends, as it was said last. */
  #endMs: number | null = null;

  constructor(lanes: number, now: () => number) {
    this.#lanes = lanes;
    this.#now = now;
  }

  /** The runs to make, in their order; the costs of earlier ones stay known. */
  plan(runs: readonly Place[]): void {
    this.#waiting = runs;
    this.#enough = Math.max(LEAST_RUNS, Math.min(firstRow(runs), Math.ceil(runs.length * MOST_SHARE)));
  }

  starts(place: Place): void {
    this.#waiting = this.#waiting.filter(({ key }) => key !== place.key);
    this.#underWay.set(place.key, { place, sinceMs: this.#now(), share: 0 });
  }

  /** The share of a run that is done, 0 to 1. */
  comes({ key }: Place, share: number): void {
    const run = this.#underWay.get(key);
    if (run !== undefined) run.share = share;
  }

  ends({ key }: Place): void {
    const run = this.#underWay.get(key);
    if (run === undefined) return;
    this.#underWay.delete(key);
    this.#costs.add(run.place, this.#now() - run.sinceMs);
  }

  /** Wall time left, ms; null while too few runs are finished to say. */
  leftMs(): number | null {
    const rest = this.#waiting.length + this.#underWay.size;
    if (rest === 0) return 0;
    if (this.#costs.count < this.#enough) return null;
    const now = this.#now();
    const endMs = now + this.#longestLane(now);
    const before = this.#endMs ?? endMs;
    this.#endMs = endMs >= before ? endMs : before - FALL * (before - endMs);
    return Math.round(this.#endMs - now);
  }

  /** Hands the waiting runs to whichever lane is free first. */
  #longestLane(now: number): number {
    const lanes = [...this.#underWay.values()].map(({ place, sinceMs, share }) => {
      // The more of a run is done, the more its own pace counts.
      const whole = now - sinceMs + (1 - share) * this.#costs.expected(place);
      return (1 - share) * whole;
    });
    while (lanes.length < this.#lanes) lanes.push(0);
    for (const place of this.#waiting) {
      const first = lanes.indexOf(Math.min(...lanes));
      lanes[first] = (lanes[first] ?? 0) + this.#costs.expected(place);
    }
    return Math.max(...lanes);
  }
}

/** The number of runs before the axis that changes slowest does: one row of the figure. */
function firstRow(runs: readonly Place[]): number {
  const [first] = runs;
  const [axis] = Object.keys(first?.coords ?? {});
  if (first === undefined || axis === undefined) return 0;
  const next = runs.findIndex(({ coords }) => coords[axis] !== first.coords[axis]);
  return next === -1 ? 0 : next;
}
