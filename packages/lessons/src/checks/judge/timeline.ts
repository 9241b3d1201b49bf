/** Decides what is so at some times of a run and not at others: an open shortcut, an entry of a table, a state. */
import type { Evidence, Expectation, Found } from '../report.ts';
import type { Needs, Slice } from '../run/slice.ts';
import { Ends, type Window, windowNeeds } from '../run/window.ts';
import { type Decision, decision, type Judge, type Judged, unreachable } from './judge.ts';

/** From an instant on it is so, or no longer. */
export interface Turn {
  readonly atPs: number;
  readonly isSo: boolean;
  readonly evidence: Evidence;
}

/** Makes a source of turns for one run; it is asked about every slice in order. Before the first turn it is not so. */
export interface Timeline {
  readonly needs: readonly Needs[];
  readonly turns: () => (slice: Slice) => Promise<readonly Turn[]>;
}

class TimelineJudge implements Judge {
  readonly #window: Window;
  readonly #ends: Ends;
  readonly #turns: (slice: Slice) => Promise<readonly Turn[]>;
  /** The latest turn that has been gone past. */
  #latest: Turn | null = null;
  /** Turns since the window began, while the event that it ends with has not occurred. */
  #waiting: readonly Turn[] = [];
  #endPs = 0;

  constructor(window: Window, timeline: Timeline) {
    this.#window = window;
    this.#ends = new Ends(window);
    this.#turns = timeline.turns();
  }

  readonly expected = (): Expectation => {
    const { mode, to } = this.#window;
    const fromPs = mode === 'whole' ? null : this.#ends.fromPs;
    return { kind: 'event', fromPs, toPs: to === null ? null : this.#ends.toPs(this.#endPs) };
  };

  async take(slice: Slice): Promise<Decision | null> {
    this.#endPs = slice.endPs;
    await this.#ends.take(slice);
    const turns = [...this.#waiting, ...(await this.#turns(slice))];
    const [fromPs, toPs] = [this.#ends.fromPs, this.#ends.toPs(slice.endPs)];
    this.#waiting = fromPs !== null && toPs === null ? turns : [];
    if (this.#waiting.length > 0) return unreachable(this.#ends, slice, this.expected());
    for (const turn of turns) {
      const made = fromPs === null || toPs === null ? null : this.#before(turn.atPs, fromPs, toPs);
      if (made !== null) return made;
      this.#latest = turn;
    }
    if (fromPs !== null && toPs !== null) {
      // Turns at the very end of the slice have all been seen.
      const made = this.#before(slice.toPs + 1, fromPs, toPs);
      if (made !== null) return made;
    }
    return unreachable(this.#ends, slice, this.expected());
  }

  /** What is decided by instants before `untilPs`, through which the latest turn holds. */
  #before(untilPs: number, fromPs: number, toPs: number): Decision | null {
    const isSo = this.#latest?.isSo ?? false;
    const beganPs = this.#latest?.atPs ?? 0;
    const { mode } = this.#window;
    if (mode === 'some' && isSo && untilPs > fromPs && beganPs <= toPs) return this.#holds(Math.max(beganPs, fromPs));
    if (mode === 'all' && !isSo && untilPs > fromPs && beganPs <= toPs)
      return this.#fails(Math.max(beganPs, fromPs), fromPs);
    if (untilPs <= toPs) return null;
    if (mode === 'some') return this.#fails(toPs, fromPs);
    return isSo ? this.#holds(toPs) : this.#fails(toPs, fromPs);
  }

  /** Nothing is decided before the run has shown where the window lies. */
  #known(decidedAtPs: number): number {
    return Math.max(decidedAtPs, this.#ends.knownPs);
  }

  #holds(decidedAtPs: number): Decision {
    const atPs = this.#latest?.atPs ?? 0;
    return decision(
      'holds',
      this.#known(decidedAtPs),
      { kind: 'began', atPs },
      this.expected(),
      this.#latest?.evidence,
    );
  }

  #fails(decidedAtPs: number, fromPs: number): Decision {
    const latest = this.#latest;
    const found: Found =
      latest === null || latest.isSo
        ? { kind: 'never', fromPs: this.#window.mode === 'some' ? fromPs : 0, toPs: decidedAtPs }
        : { kind: 'ended', atPs: latest.atPs };
    return decision(
      'fails',
      this.#known(decidedAtPs),
      found,
      this.expected(),
      latest?.evidence ?? { timePs: decidedAtPs },
    );
  }
}

export const timelineJudged = (window: Window, timeline: Timeline): Judged => ({
  isFixed: false,
  needs: [...timeline.needs, ...windowNeeds(window)],
  judge: () => new TimelineJudge(window, timeline),
});
