/** Twenty streams of constant rate into one queue: nD/D/1, whose waits hang on how their phases fall. */

import type { Scenario } from '@lanelab/scenario';
import { SECOND_PS } from '../common.ts';
import { CELL_PS, QUEUE_SERIES, type QueueView, SOURCES, sourcesOf } from './queue.ts';

/** Cell times of the queue from one cell of a stream to its next: a load of 20 in 22. */
export const PERIOD_CELLS = 22;
const PERIOD_PS = PERIOD_CELLS * CELL_PS;
/** How far a source's crystal may be off: 0.01 %, as Ethernet allows. */
const CRYSTAL = 1e-4;
/** A stream whose clock is off by all of that moves by a cell time in so many seconds: then the pattern of phases is another one. */
export const PATTERN_S = CELL_PS / (CRYSTAL * SECOND_PS);
/** Samples of the queue's length; a time between them that is no multiple of the period. */
const SAMPLE_PS = SECOND_PS / 333 - 777;

/** Numbers from 0 to 1 that are the same whenever the network is built. */
function drawn(): () => number {
  let state = 1;
  return () => {
    // The generator of Numerical Recipes; its low bits are mixed, since neighbours of it differ little in them.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Phases come from the lengths of the lines, and move on since every source has a clock of its own. */
export function periodicQueue(view: QueueView): Scenario {
  const next = drawn();
  const sources = Array.from({ length: SOURCES }, () => {
    const delayPs = Math.round(next() * PERIOD_PS);
    const intervalPs = Math.round(PERIOD_PS * (1 + CRYSTAL * (2 * next() - 1)));
    return { delayPs, source: { kind: 'periodic', pduCells: 1, intervalPs } as const };
  });
  const scenario = sourcesOf(null, sources).build({ durationPs: 60 * SECOND_PS, view });
  const series = { names: [QUEUE_SERIES], intervalPs: Math.round(SAMPLE_PS) };
  return { ...scenario, model: { ...scenario.model, measure: { ...scenario.model.measure, series } } };
}
