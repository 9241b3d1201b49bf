/** What a host's CPU spends on each kind of work (papers.md, "Cost model"). */

import * as z from 'zod/mini';
import { decimal, integer, withDefault } from './primitives.ts';

/** One second: no single step costs more. */
const MAX_COST_PS = 1_000_000_000_000;
const cost = () => integer(0, MAX_COST_PS, 'ps');

const keys = {
  /** Every cost but `cellPs` is divided by it. */
  speed: decimal(0.001, 1_000_000),
  syscallPs: cost(),
  sendPacketPs: cost(),
  receivePacketPs: cost(),
  interruptPs: cost(),
  copyPsPerOctet: cost(),
  checksumPsPerOctet: cost(),
  tickPs: cost(),
  cellPs: cost(),
};

const zero = (key: ReturnType<typeof cost>) => withDefault(key, 0);

export const cpuSchema = z.strictObject({
  speed: withDefault(keys.speed, 1),
  syscallPs: zero(keys.syscallPs),
  sendPacketPs: zero(keys.sendPacketPs),
  receivePacketPs: zero(keys.receivePacketPs),
  interruptPs: zero(keys.interruptPs),
  copyPsPerOctet: zero(keys.copyPsPerOctet),
  checksumPsPerOctet: zero(keys.checksumPsPerOctet),
  tickPs: zero(keys.tickPs),
  cellPs: zero(keys.cellPs),
});
export type Cpu = z.output<typeof cpuSchema>;

/** The same keys, all optional: what a change sets. */
export const cpuChangeSchema = z.partial(z.strictObject(keys));
