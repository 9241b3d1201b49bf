/** A station: NICs, IP interfaces, permanent VCs, CPU and stack. */

import * as z from 'zod/mini';
import { cpuSchema } from './cpu.ts';
import { freeCpu } from './defaults.ts';
import { interfacesSchema, pvcsSchema } from './interface.ts';
import { mpcSchema } from './mpoa.ts';
import { choice, ipv4, list, mtu, portSchema, recordId, text, withDefault } from './primitives.ts';
import { staticRouteSchema } from './service.ts';
import { PROFILES, stackSchema } from './stack.ts';

export const hostSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('host'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
  interfaces: interfacesSchema(),
  pvcs: pvcsSchema(),
  /** Beside those to its own subnets and to its default router. */
  routes: z.exactOptional(list(staticRouteSchema, 0, 10_000)),
  /** Default router; the first router of the first interface's subnet where absent. */
  gateway: z.exactOptional(ipv4()),
  /** Its MPOA client, which serves the LECs whose interface does not say otherwise. */
  mpc: z.exactOptional(mpcSchema),
  loopbackMtu: withDefault(mtu(), 16_384),
  cpu: withDefault(cpuSchema, freeCpu),
  profile: withDefault(choice(PROFILES), 'bsd-reno'),
  stack: withDefault(stackSchema, () => ({})),
});
export type Host = z.output<typeof hostSchema>;
