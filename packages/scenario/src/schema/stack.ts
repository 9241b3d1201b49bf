/** Switches of the TCP/IP stack: a profile names a set of them, a host states where it differs. */

import * as z from 'zod/mini';
import { choice, flag, integer } from './primitives.ts';

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
