/** The time that a check is about: fixed, or counted from an event of the run. */

import type { RunEvent } from './event.ts';
import type { Needs, Slice } from './slice.ts';

/** An end of a window: an instant, or so long after an event first occurs. */
export type Anchor =
  | { readonly kind: 'time'; readonly ps: number }
  | { readonly kind: 'event'; readonly event: RunEvent; readonly plusPs: number };

/**
 * `whole`: no time is stated; `at`: an instant; `some`: at some instant of the window; `all`: all through it.
 */
export type WindowMode = 'whole' | 'at' | 'some' | 'all';

export interface Window {
  readonly mode: WindowMode;
  readonly from: Anchor;
  /** Null: the end of the run. */
  readonly to: Anchor | null;
  /** Before this instant no event counts, ps. */
  readonly earliestPs: number;
}

export const fixedWindow = (mode: WindowMode, fromPs: number, toPs: number | null): Window => ({
  mode,
  from: { kind: 'time', ps: fromPs },
  to: toPs === null ? null : { kind: 'time', ps: toPs },
  earliestPs: 0,
});

/** Both ends where the document alone says them; null where they hang on events of the run. */
export function fixedEnds({ from, to }: Window): { readonly fromPs: number; readonly toPs: number | null } | null {
  if (from.kind !== 'time' || (to !== null && to.kind !== 'time')) return null;
  return { fromPs: from.ps, toPs: to === null ? null : to.ps };
}

export function windowNeeds({ from, to }: Window): readonly Needs[] {
  return [from, to].flatMap((anchor) => (anchor?.kind === 'event' ? [anchor.event.needs] : []));
}

/** A window in one run: finds the events that it is counted from. */
export class Ends {
  readonly #window: Window;
  readonly #sources = new Map<RunEvent, (slice: Slice) => Promise<readonly { readonly atPs: number }[]>>();
  readonly #found = new Map<RunEvent, number>();

  constructor(window: Window) {
    this.#window = window;
    for (const anchor of [window.from, window.to])
      if (anchor?.kind === 'event') this.#sources.set(anchor.event, anchor.event.occurrences());
  }

  async take(slice: Slice): Promise<void> {
    for (const [event, source] of this.#sources) {
      const occurrences = await source(slice);
      const first = occurrences.find(({ atPs }) => atPs >= this.#window.earliestPs);
      if (first !== undefined && !this.#found.has(event)) this.#found.set(event, first.atPs);
    }
  }

  #instant(anchor: Anchor): number | null {
    if (anchor.kind === 'time') return anchor.ps;
    const found = this.#found.get(anchor.event);
    return found === undefined ? null : found + anchor.plusPs;
  }

  /** Null while the event has not occurred. */
  get fromPs(): number | null {
    return this.#instant(this.#window.from);
  }

  /** The last instant of the window; of one without an end that of the run. Null while the event has not occurred. */
  toPs(endPs: number): number | null {
    const { to } = this.#window;
    return to === null ? endPs : this.#instant(to);
  }

  /** When the run has shown where the window lies, ps: at the latest of its events; 0 where the document says it. */
  get knownPs(): number {
    return Math.max(0, ...this.#found.values());
  }

  /** The event without which nothing can be said; null where all have occurred. */
  get awaited(): RunEvent | null {
    const { from, to } = this.#window;
    for (const anchor of [from, to])
      if (anchor?.kind === 'event' && !this.#found.has(anchor.event)) return anchor.event;
    return null;
  }
}
