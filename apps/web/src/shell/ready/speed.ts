/** How fast this machine simulates, and what that means for the lecture. */
import { say } from '@lanelab/messages/ready';
import { formatDecimal, formatInteger } from '../../base/format/number.ts';
import type { Finding } from './finding.ts';

/** What the engine did in the time that it was given. A cell counts once for each link that it crossed. */
export interface Work {
  readonly cells: number;
  readonly simulatedSeconds: number;
  readonly seconds: number;
}

/** Simulated time over real time. The fastest beat of the lecture plays at 0.2, jumps go from the start of the run, and two networks share a machine of two cores. */
const ENOUGH = 5;
/** Below real time a jump takes longer than a class waits. */
const LEAST = 1;
/** Length of the lecture's runs, which the longest jump crosses. */
const LONGEST_JUMP_SECONDS = 30;

export function judgeSpeed(work: Work | null): Finding {
  if (work === null || work.cells === 0)
    return { state: 'not-ready', found: say('speed.none'), todo: say('speed.none.do'), follows: 'engine' };
  const factor = work.simulatedSeconds / work.seconds;
  const shown = {
    // Two digits say enough: the next measurement is another one.
    cells: formatInteger(Number((work.cells / work.seconds).toPrecision(2))),
    factor: formatDecimal(factor, factor < 10 ? 1 : 0),
  };
  if (factor >= ENOUGH) return { state: 'ready', found: say('speed.ready', { ...shown, enough: ENOUGH }) };
  if (factor < LEAST)
    return { state: 'not-ready', found: say('speed.too-slow', shown), todo: say('speed.too-slow.do') };
  const wait = formatInteger(LONGEST_JUMP_SECONDS / factor);
  return { state: 'limit', found: say('speed.slow', { ...shown, enough: ENOUGH, wait }), todo: say('speed.slow.do') };
}
