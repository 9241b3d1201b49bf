/** The drawing of the workbench takes scenario files that are dropped on it; everywhere else they are opened. */
import type { Scenario } from '@lanelab/scenario';

export interface DropTaker {
  /** Whether a file dropped on this element of the page is for the taker. */
  readonly takes: (target: EventTarget | null) => boolean;
  /** Takes a scenario; `at` is where it was dropped, in px of the window. */
  readonly take: (scenario: Scenario, at: { readonly x: number; readonly y: number }) => void;
}

let current: DropTaker | null = null;

/** From now on this one takes what is dropped on it, until the returned function is called. */
export function takeDrops(taker: DropTaker): () => void {
  current = taker;
  return () => {
    if (current === taker) current = null;
  };
}

/** The taker of a file dropped on an element; null where it is opened. */
export const takerAt = (target: EventTarget | null): DropTaker | null =>
  current?.takes(target) === true ? current : null;
