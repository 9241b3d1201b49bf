/** An edge device: bridges Ethernet ports to emulated LANs. */

import * as z from 'zod/mini';
import { lecSchema } from './elan.ts';
import { mpcSchema } from './mpoa.ts';
import { list, mac, portId, portSchema, recordId, text, withDefault } from './primitives.ts';
import { forwardingSchema } from './service.ts';

const bridgeSchema = z.strictObject({
  /** ATM port of its LEC. */
  port: portId(),
  elan: recordId(),
  /** Ethernet ports. */
  ethernet: list(portId(), 0, 256),
  /** Of its LEC; made from the node's number where absent. */
  mac: z.exactOptional(mac()),
  lec: z.exactOptional(lecSchema),
});
export type Bridge = z.output<typeof bridgeSchema>;

export const edgeSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('edge'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
  bridges: withDefault(list(bridgeSchema, 0, 256), () => []),
  mpc: z.exactOptional(mpcSchema),
  forwarding: z.exactOptional(forwardingSchema),
});
export type Edge = z.output<typeof edgeSchema>;
