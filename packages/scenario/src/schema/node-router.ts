/** An IPv4 router; routes beside its own are those of a routing protocol that has converged. */

import * as z from 'zod/mini';
import { interfacesSchema, pvcsSchema } from './interface.ts';
import { mpsSchema } from './mpoa.ts';
import { list, portSchema, recordId, text, withDefault } from './primitives.ts';
import { forwardingSchema, processorSchema, servicesSchema, staticRouteSchema } from './service.ts';

export const routerSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('router'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
  interfaces: interfacesSchema(),
  pvcs: pvcsSchema(),
  routes: withDefault(list(staticRouteSchema, 0, 10_000), () => []),
  /** Fast path. */
  forwarding: z.exactOptional(forwardingSchema),
  /** Slow path, for packets that find the fast path's queue full; they are lost where absent. */
  punt: z.exactOptional(forwardingSchema),
  mps: z.exactOptional(mpsSchema),
  /** On its first ATM port. */
  services: withDefault(servicesSchema(), () => []),
  /** The CPU that does all of it, packets to forward, too; no limit where absent. */
  processor: z.exactOptional(processorSchema),
});
export type Router = z.output<typeof routerSchema>;
