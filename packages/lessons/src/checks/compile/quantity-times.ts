/** The times that a quantity takes: each refuses a window that the quantity has no value for. */
import { Fault } from '../fault.ts';
import { FINEST_STEP_PS } from '../run/series.ts';
import { fixedEnds, type Window } from '../run/window.ts';
import type { Placed } from '../syntax.ts';

/** Fixed ends of a window, for what only fixed instants can tell. */
export function fixed(window: Window, { place }: Placed, term: string) {
  const ends = fixedEnds(window);
  if (ends === null) throw new Fault({ code: 'fixed-times', place, term });
  // At an instant a counter tells what came until then.
  return window.mode === 'at' ? { fromPs: 0, toPs: ends.toPs } : ends;
}

/** A window that ends at one known instant: what is seen there. */
export function instant(window: Window, { place }: Placed, term: string): number | null {
  if (window.mode !== 'at' && window.mode !== 'whole') throw new Fault({ code: 'only-at', place, term });
  return fixedEnds(window)?.toPs ?? null;
}

export function wholeRun(window: Window, { place }: Placed, term: string): void {
  if (window.mode !== 'whole') throw new Fault({ code: 'no-times', place, term });
}

/** A span has to be long enough for samples, and begin and end at them. */
export function sampled(window: Window, { place }: Placed, term: string): void {
  if (window.mode === 'at') throw new Fault({ code: 'no-instant', place, term });
  const ends = fixedEnds(window);
  for (const ps of [ends?.fromPs ?? 0, ends?.toPs ?? 0])
    if (ps % FINEST_STEP_PS !== 0) throw new Fault({ code: 'fine-times', place, term, ps });
}

/** Up to an instant from the start of the run, for counters. */
export const since0 = (window: Window): Window =>
  window.mode === 'at' ? { ...window, mode: 'all', from: { kind: 'time', ps: 0 } } : window;
