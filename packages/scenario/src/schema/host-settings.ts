/** The CPU of a host, how its operating system shares it, and the switches of its TCP/IP stack. */

import * as z from 'zod/mini';
import { choice, decimal, flag, integer, withDefault } from './primitives.ts';

// What a host's CPU spends on each kind of work (papers.md, "Cost model").

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

// Switches of the TCP/IP stack: a profile names a set of them, a host states where it differs.

export const PROFILES = ['bsd-reno', 'winnt4', 'win98', 'linux-2.2'] as const;
export type Profile = (typeof PROFILES)[number];

const milliseconds = (min: number) => integer(min, 600_000, 'ms');

export const stackSchema = z.partial(
  z.strictObject({
    nagle: flag(),
    delayedAck: choice(['heartbeat', 'timer', 'off']),
    delayedAckMs: milliseconds(1),
    /** 0: by window update only. */
    ackEverySegments: integer(0, 100),
    windowUpdateTwoMss: flag(),
    /** Per cent of the receive buffer; 0: off. */
    windowUpdatePercent: integer(0, 100),
    receiverSws: flag(),
    senderSws: flag(),
    slowStart: flag(),
    congestionAvoidance: flag(),
    fastRetransmit: flag(),
    fastRecovery: flag(),
    initialWindowSegments: integer(1, 100),
    rtoTickMs: milliseconds(1),
    rtoMinMs: milliseconds(1),
    rtoMaxMs: milliseconds(1),
    windowScaling: flag(),
    windowMssMultiple: flag(),
    /** 0: one MSS. */
    copyChunkOctets: integer(0, 16_777_216, 'octets'),
    writerLowWaterOctets: integer(1, 16_777_216, 'octets'),
    sockets: choice(['bsd', 'winsock', 'winsock-blocking']),
  }),
);
export type Stack = z.output<typeof stackSchema>;

// How a host's operating system shares the CPU; without it processes are served first come, first served, a task at a time.

export const SCHEDULERS = ['bsd', 'solaris-ts', 'linux-2.2', 'nt', 'nt-server'] as const;
export type SchedulerKind = (typeof SCHEDULERS)[number];

/** Packets that a queue of a host's kernel can hold at most. */
const kernelQueue = () => integer(1, 65_536);

export const kernelSchema = z.strictObject({
  scheduler: z.exactOptional(
    z.strictObject({
      kind: choice(SCHEDULERS),
      /** CPU time to give the CPU to another process, and to wake one; divided by the CPU's speed. */
      switchPs: zero(cost()),
      wakePs: zero(cost()),
    }),
  ),
  /** PDUs or frames that each NIC keeps for the interrupt handler. */
  receiveRing: z.exactOptional(kernelQueue()),
  /** Packets between interrupt handler and protocol code. */
  inputQueue: z.exactOptional(kernelQueue()),
  /** Longest time in a row that protocol work keeps the CPU from a process. */
  softInterruptPs: z.exactOptional(integer(1, MAX_COST_PS, 'ps')),
});
export type Kernel = z.output<typeof kernelSchema>;
