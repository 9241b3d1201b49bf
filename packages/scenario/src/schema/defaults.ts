/** Defaults as values: a page that shows a scenario has them without the schemas, and so without the parser. */

import type { Cpu } from './cpu.ts';
import type { Queue } from './queue.ts';

/** What a category has that a port does not mention. */
export const defaultQueue = (): Queue => ({
  capacityCells: 8_192,
  clpThresholdCells: null,
  discard: { kind: 'none' },
});

/** A CPU that takes no time. */
export const freeCpu = (): Cpu => ({
  speed: 1,
  syscallPs: 0,
  sendPacketPs: 0,
  receivePacketPs: 0,
  interruptPs: 0,
  copyPsPerOctet: 0,
  checksumPsPerOctet: 0,
  tickPs: 0,
  cellPs: 0,
});
