/** Decides whether something happens in a window, and what of several happens first. */
import type { Expectation } from '../report.ts';
import type { Occurrence, RunEvent } from '../run/event.ts';
import type { Slice } from '../run/slice.ts';
import { Ends, type Window, windowNeeds } from '../run/window.ts';
import { Within } from '../run/within.ts';
import { type Decision, decision, type Judge, type Judged, unreachable } from './judge.ts';

class OccurrenceJudge implements Judge {
  readonly #window: Window;
  readonly #ends: Ends;
  readonly #source: ReturnType<RunEvent['occurrences']>;
  readonly #within: Within<Occurrence>;
  #endPs = 0;

  constructor(window: Window, event: RunEvent) {
    this.#window = window;
    this.#ends = new Ends(window);
    this.#source = event.occurrences();
    this.#within = new Within(this.#ends);
  }

  readonly expected = (): Expectation => {
    const { mode, to } = this.#window;
    return {
      kind: 'event',
      fromPs: mode === 'whole' ? null : this.#ends.fromPs,
      toPs: to === null ? null : this.#ends.toPs(this.#endPs),
    };
  };

  async take(slice: Slice): Promise<Decision | null> {
    this.#endPs = slice.endPs;
    await this.#ends.take(slice);
    const [first] = this.#within.take(await this.#source(slice), slice.endPs);
    const [fromPs, toPs] = [this.#ends.fromPs, this.#ends.toPs(slice.endPs)];
    if (fromPs !== null && toPs !== null) {
      const { knownPs } = this.#ends;
      if (first !== undefined) {
        const { atPs, evidence } = first;
        return decision('holds', Math.max(atPs, knownPs), { kind: 'happened', atPs }, this.expected(), evidence);
      }
      if (slice.toPs >= toPs)
        return decision('fails', Math.max(toPs, knownPs), { kind: 'never', fromPs, toPs }, this.expected(), {
          timePs: fromPs,
        });
    }
    return unreachable(this.#ends, slice, this.expected());
  }
}

/** Whether an event occurs in a window. */
export const occurrenceJudged = (window: Window, event: RunEvent): Judged => ({
  isFixed: false,
  needs: [event.needs, ...windowNeeds(window)],
  judge: () => new OccurrenceJudge(window, event),
});

class OrderJudge implements Judge {
  readonly #ends: Ends;
  readonly #events: readonly RunEvent[];
  readonly #sources: readonly ReturnType<RunEvent['occurrences']>[];
  readonly #within: readonly Within<Occurrence>[];
  readonly #first: (Occurrence | null)[];

  constructor(window: Window, events: readonly RunEvent[]) {
    this.#ends = new Ends(window);
    this.#events = events;
    this.#sources = events.map((event) => event.occurrences());
    this.#within = events.map(() => new Within(this.#ends));
    this.#first = events.map(() => null);
  }

  readonly expected = (): Expectation => ({ kind: 'order' });

  async take(slice: Slice): Promise<Decision | null> {
    await this.#ends.take(slice);
    const lists = await Promise.all(this.#sources.map((source) => source(slice)));
    const [fromPs, toPs] = [this.#ends.fromPs, this.#ends.toPs(slice.endPs)];
    for (const [index, within] of this.#within.entries()) {
      const [first] = within.take(lists[index] ?? [], slice.endPs);
      this.#first[index] ??= first ?? null;
    }
    if (fromPs !== null && toPs !== null) {
      const made = this.#decide(Math.min(slice.toPs, toPs), slice.toPs >= toPs);
      if (made !== null) return made;
    }
    return unreachable(this.#ends, slice, this.expected());
  }

  /** The order is wrong as soon as an event has come and the one before it in the check has not come before it. */
  #decide(reachedPs: number, isOver: boolean): Decision | null {
    const first = this.#first;
    const wrong = first.flatMap((occurrence, index) => {
      const before = first[index - 1];
      if (index === 0 || occurrence === null) return [];
      return before === null || before === undefined || before.atPs >= occurrence.atPs ? [occurrence] : [];
    });
    const [early] = wrong.toSorted((one, other) => one.atPs - other.atPs);
    if (early !== undefined) return this.#made('fails', early.atPs, early, early.atPs);
    const last = first.at(-1) ?? null;
    if (last !== null) return this.#made('holds', last.atPs, last, last.atPs);
    return isOver ? this.#made('fails', reachedPs, null, reachedPs) : null;
  }

  #made(verdict: 'holds' | 'fails', decidedAtPs: number, shown: Occurrence | null, knownPs: number): Decision {
    const events = this.#events.map(({ text }, index) => {
      const atPs = this.#first[index]?.atPs ?? null;
      // An event of the same slice that comes after the decision is not part of it.
      return { text, atPs: atPs !== null && atPs <= knownPs ? atPs : null };
    });
    return decision(
      verdict,
      Math.max(decidedAtPs, this.#ends.knownPs),
      { kind: 'order', events },
      this.expected(),
      shown?.evidence ?? { timePs: decidedAtPs },
    );
  }
}

/** Whether the first occurrences of events in a window come one after the other. */
export const orderJudged = (window: Window, events: readonly RunEvent[]): Judged => ({
  isFixed: false,
  needs: [...events.flatMap(({ needs }) => needs), ...windowNeeds(window)],
  judge: () => new OrderJudge(window, events),
});
