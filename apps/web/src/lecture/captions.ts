/** Captions that follow what happens: each has its moment, and the last one that has come is shown. */
import type { VccRole } from '../playback/run/types.ts';
import { type Found, findMoment, type Moment } from './log.ts';

export interface Caption {
  readonly at: Moment;
  readonly text: string;
  /** Connections and cells of this role are what the caption speaks of: they are drawn thick, and all others recede. */
  readonly emphasis?: VccRole;
}

/** The instants of the captions within a span of time, as far as they are found, each of them once. */
export function captionInstants(
  captions: readonly Caption[],
  found: Found,
  fromPs: number,
  toPs: number,
): readonly number[] {
  const instants = captions.flatMap(({ at }) => findMoment(at, found) ?? []);
  return [...new Set(instants)].filter((atPs) => atPs >= fromPs && atPs <= toPs).toSorted((one, other) => one - other);
}

/** The caption at an instant; null before the first. */
export function captionAt(captions: readonly Caption[], found: Found, timePs: number): Caption | null {
  let shown: { readonly atPs: number; readonly caption: Caption } | null = null;
  for (const caption of captions) {
    const atPs = findMoment(caption.at, found);
    if (atPs === null || atPs > timePs) continue;
    if (shown === null || atPs >= shown.atPs) shown = { atPs, caption };
  }
  return shown?.caption ?? null;
}
