/** A station: NICs, Classical IP interfaces, permanent VCs, CPU and stack. */

import * as z from 'zod/mini';
import { cpuSchema, freeCpu } from './cpu.ts';
import {
  category,
  choice,
  integer,
  ipv4,
  list,
  mtu,
  phy,
  portId,
  recordId,
  shaper,
  text,
  vci,
  vpi,
  withDefault,
} from './primitives.ts';
import { PROFILES, stackSchema } from './stack.ts';

const portSchema = z.strictObject({ id: portId(), phy: phy() });

const interfaceSchema = z.strictObject({
  port: portId(),
  ip: ipv4(),
  prefix: withDefault(integer(1, 32), 24),
  /** RFC 2225: 9180 unless set. */
  mtu: withDefault(mtu(), 9_180),
});
export type Interface = z.output<typeof interfaceSchema>;

const pvcSchema = z.strictObject({
  port: portId(),
  vpi: withDefault(vpi(), 0),
  vci: vci(),
  /** IP address of the next hop that this VC leads to. */
  peer: ipv4(),
  category: withDefault(category(), 'ubr'),
  shaper: shaper(),
});
export type Pvc = z.output<typeof pvcSchema>;

export const hostSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('host'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
  interfaces: withDefault(list(interfaceSchema, 0, 256), () => []),
  pvcs: withDefault(list(pvcSchema, 0, 10_000), () => []),
  loopbackMtu: withDefault(mtu(), 16_384),
  cpu: withDefault(cpuSchema, freeCpu),
  profile: withDefault(choice(PROFILES), 'bsd-reno'),
  stack: withDefault(stackSchema, () => ({})),
});
export type Host = z.output<typeof hostSchema>;
