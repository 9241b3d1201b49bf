/** What the drawing asks of the page that it is on. */
import type { MenuAct } from './session.ts';

/** What a fault would strike. */
export type FaultTarget = { readonly kind: 'node' | 'link'; readonly id: number };

export interface StageHost {
  /** Shows the form of what is selected. */
  readonly inspect?: () => void;
  /** What can go wrong there: faults need the clock, so the page has them. None: the tool says so. */
  readonly faults?: (target: FaultTarget) => readonly MenuAct[];
  /** Lights the way of the next flow of a device on the drawing, of all where none is given. */
  readonly trace?: (node: number | null) => void;
  /** Says something that has just happened; the page's live region unless given. */
  readonly announce?: (message: string) => void;
}
