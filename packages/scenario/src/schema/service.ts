/** Server processes, the CPU that they share, and forwarding engines. */

import * as z from 'zod/mini';
import type { Unit } from './issue.ts';
import { decimal, flag, integer, ipv4, list, recordId } from './primitives.ts';

export const serviceSchema = z.discriminatedUnion('kind', [
  /** LAN emulation configuration server of all ELANs. */
  z.strictObject({ kind: z.literal('lecs') }),
  /** LAN emulation server and broadcast and unknown server of one ELAN. */
  z.strictObject({
    kind: z.literal('les'),
    elan: recordId(),
    /** 1 000 where absent; there are LECIDs for 65 279, however many more are written. */
    maxClients: z.exactOptional(integer(0, 4_294_967_295)),
    /** Whether the BUS sends unicast frames to their owner alone. */
    intelligent: z.exactOptional(flag()),
  }),
  /** ATMARP server of a logical IP subnet. */
  z.strictObject({ kind: z.literal('atmarp'), network: ipv4(), prefix: integer(1, 32) }),
]);
export type Service = z.output<typeof serviceSchema>;

export const servicesSchema = () => list(serviceSchema, 0, 10_000);

const rate = (unit: Unit) => decimal(0.001, 1_000_000_000, unit);
const packets = () => integer(1, 1_000_000, 'packets');

/** All that comes to a server waits for it in one queue, signalling and keep-alives too; what is absent never limits. */
export const processorSchema = z.partial(
  z.strictObject({ cellsPerS: rate('cells/s'), framesPerS: rate('PDUs/s'), queueFrames: packets() }),
);
export type Processor = z.output<typeof processorSchema>;

/** One server and a queue of 512 packets unless set; rates that are absent never limit. */
export const forwardingSchema = z.partial(
  z.strictObject({ packetsPerS: rate('packets/s'), mbps: rate('Mb/s'), queuePackets: packets() }),
);
export type Forwarding = z.output<typeof forwardingSchema>;

/** A route that is not computed; prefix 0 is the default route. */
export const staticRouteSchema = z.strictObject({ network: ipv4(), prefix: integer(0, 32), via: ipv4() });
export type StaticRoute = z.output<typeof staticRouteSchema>;
