/** The services of the page that the drawing uses. */
import type { MenuAction } from './session.ts';

/** The device or link that a fault strikes. */
export type FaultTarget = { readonly kind: 'node' | 'link'; readonly id: number };

export interface StageHost {
  /** Shows the form of the selection. */
  readonly inspect?: () => void;
  /** The faults of a device or link. Faults need the clock, so the page provides them. */
  readonly faults?: (target: FaultTarget) => readonly MenuAction[];
  /** Traces the next flow of a device on the drawing; of the whole network where no device is given. */
  readonly trace?: (node: number | null) => void;
  /** Announces something that has just happened; where absent, the page's live region does. */
  readonly announce?: (message: string) => void;
}
