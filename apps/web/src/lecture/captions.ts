/** Captions that follow what happens: each has its moment, and the last one that has come is shown. */
import { type Found, findMoment, type Moment } from './log.ts';

export interface Caption {
  readonly at: Moment;
  readonly text: string;
}

/** The caption at an instant; null before the first. */
export function captionAt(captions: readonly Caption[], found: Found, timePs: number): string | null {
  let shown: { readonly atPs: number; readonly text: string } | null = null;
  for (const { at, text } of captions) {
    const atPs = findMoment(at, found);
    if (atPs === null || atPs > timePs) continue;
    if (shown === null || atPs >= shown.atPs) shown = { atPs, text };
  }
  return shown?.text ?? null;
}
