/** Speeds of the clock, and what can be shown at each. */
import type { Detail, Speed } from './types.ts';

const MICROSECOND = 1e6;

export const DEFAULT_SPEED: Speed = 20 * MICROSECOND;

/** A cell of OC-3c lasts 57 ms on the screen at this speed. */
const FASTEST_CELLS = 50 * MICROSECOND;
/** A full frame lasts 45 ms at this speed. */
const FASTEST_FRAMES = 2000 * MICROSECOND;

/** The finest thing that can honestly be shown at a speed. */
export function detailOf(speed: Speed): Detail {
  if (speed === 'max') return 'max';
  if (speed <= FASTEST_CELLS) return 'cells';
  return speed <= FASTEST_FRAMES ? 'frames' : 'flows';
}

/** Whether traffic is drawn as ribbons, as wide as there are cells a second. */
export const isRibbon = (detail: Detail): boolean => detail === 'flows' || detail === 'max';
