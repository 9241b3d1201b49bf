/** MPOA clients and servers by the numbers of their parameters (af-mpoa-0114, 4.7); absent ones have the defaults there. */

import * as z from 'zod/mini';
import { category, flag, integer, list, recordId } from './primitives.ts';

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
    /** Routers whose MPOA servers it is told of: LANE v1 has no TLVs to find them by. */
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
