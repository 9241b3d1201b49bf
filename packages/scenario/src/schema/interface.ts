/** IP interfaces and permanent VCs of hosts and routers. */

import * as z from 'zod/mini';
import { lecSchema } from './elan.ts';
import {
  category,
  choice,
  flag,
  integer,
  ipv4,
  list,
  mac,
  mtu,
  portId,
  recordId,
  shaper,
  vci,
  vpi,
  withDefault,
} from './primitives.ts';
import { defaultMtu, OVERS, overOf } from './values.ts';

export const interfaceSchema = z.pipe(
  z.strictObject({
    port: portId(),
    ip: ipv4(),
    prefix: withDefault(integer(1, 32), 24),
    mtu: z.exactOptional(mtu()),
    /** Permanent circuits where absent. */
    over: z.exactOptional(choice(OVERS)),
    /** Which ELAN, where it runs over one. */
    elan: z.exactOptional(recordId()),
    /** Where it is on a LAN; made from the node's number where absent. */
    mac: z.exactOptional(mac()),
    lec: z.exactOptional(lecSchema),
    /** Whether the device's MPOA client serves its LEC; true where absent. */
    mpoa: z.exactOptional(flag()),
  }),
  z.transform((entry) => ({ ...entry, mtu: entry.mtu ?? defaultMtu(overOf(entry)) })),
);
export type Interface = z.output<typeof interfaceSchema>;

export const pvcSchema = z.strictObject({
  port: portId(),
  vpi: withDefault(vpi(), 0),
  vci: vci(),
  /** IP address of the next hop that this VC leads to. */
  peer: ipv4(),
  category: withDefault(category(), 'ubr'),
  shaper: shaper(),
});
export type Pvc = z.output<typeof pvcSchema>;

export const interfacesSchema = () => withDefault(list(interfaceSchema, 0, 256), () => []);
export const pvcsSchema = () => withDefault(list(pvcSchema, 0, 10_000), () => []);
