/** Server processes and the CPU that they share, forwarding engines, MPOA clients and servers. */

import * as z from 'zod/mini';
import type { Unit } from './issue.ts';
import { category, decimal, flag, integer, ipv4, list, recordId } from './primitives.ts';

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

// MPOA clients and servers by the numbers of their parameters (af-mpoa-0114, 4.7); absent ones have the defaults there.

const seconds = (min: number, max: number) => integer(min, max, 's');
/** One second: no single step costs more. */
const cost = () => integer(0, 1_000_000_000_000, 'ps');

export const mpcSchema = z.partial(
  z.strictObject({
    /** Shortcut-setup frame count. */
    p1: integer(1, 65_535, 'frames'),
    /** Shortcut-setup frame time. */
    p2S: seconds(1, 60),
    p4S: seconds(1, 300),
    p5S: seconds(10, 300),
    p6S: seconds(30, 1_200),
    /** After so long without a packet a shortcut is released. */
    idleS: seconds(1, 1_000_000),
    category: category(),
    /** Peak cell rate of its shortcuts; the line's where absent. */
    pcrCps: integer(1, 16_777_215, 'cells/s'),
    /** Whether it asks for egress cache tags. */
    tags: flag(),
    /** Egress cache entries that fit. */
    maxEgress: integer(0, 1_000_000),
    /** Ingress cache entries that fit: destinations whose packets it counts. */
    maxIngress: integer(0, 1_000_000),
    /** Shortcut VCCs that it has at most, whoever opened them. */
    maxShortcuts: integer(0, 1_000_000),
    /** Routers whose MPOA servers the client knows from its configuration: LANE v1 has no TLVs to find them by. */
    servers: list(recordId(), 0, 10_000),
    ingressPs: cost(),
    egressPs: cost(),
    egressPsPerOctet: cost(),
  }),
);
export type Mpc = z.output<typeof mpcSchema>;

export const mpsSchema = z.partial(
  z.strictObject({
    p1S: seconds(1, 300),
    p2S: seconds(3, 1_000),
    p4S: seconds(1, 300),
    p5S: seconds(10, 300),
    p6S: seconds(5, 300),
    p7Min: integer(1, 120, 'min'),
    /** Whether it asks ingress clients for shortcuts by MPOA Trigger. */
    triggers: flag(),
  }),
);
export type Mps = z.output<typeof mpsSchema>;
