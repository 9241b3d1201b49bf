/** Devices but for switches: hosts, routers, edge devices, servers, hubs, generators. */

import * as z from 'zod/mini';
import { lecSchema } from './elan.ts';
import { cpuSchema, kernelSchema, PROFILES, stackSchema } from './host-settings.ts';
import { interfacesSchema, pvcsSchema } from './interface.ts';
import { choice, ipv4, list, mac, mtu, portId, portSchema, recordId, text, withDefault } from './primitives.ts';
import {
  forwardingSchema,
  mpcSchema,
  mpsSchema,
  processorSchema,
  servicesSchema,
  staticRouteSchema,
} from './services.ts';
import { freeCpu } from './values.ts';

/** A station: NICs, IP interfaces, permanent VCs, CPU and stack. */
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
  /** How its operating system shares the CPU. */
  kernel: z.exactOptional(kernelSchema),
});
export type Host = z.output<typeof hostSchema>;

/** An IPv4 router; routes beside its own are those of a routing protocol that has converged. */
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

// An edge device: bridges Ethernet ports to emulated LANs.

const bridgeSchema = z.strictObject({
  /** ATM port of its LEC. */
  port: portId(),
  elan: recordId(),
  /** Ethernet ports. */
  ethernet: list(portId(), 0, 256),
  /** MAC address of the port's LEC; made from the node's number where absent. */
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

/** A machine that runs server processes, on its first ATM port. */
export const serverSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('server'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
  services: withDefault(servicesSchema(), () => []),
  processor: z.exactOptional(processorSchema),
});
export type Server = z.output<typeof serverSchema>;

/** An Ethernet repeater: one shared medium. */
export const hubSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('hub'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
});
export type Hub = z.output<typeof hubSchema>;

/** An open-loop source and sink of cells and Ethernet frames: the traffic generator and analyser of the papers. */
export const generatorSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('generator'),
  name: text(1, 80),
  ports: list(portSchema, 0, 256),
});
export type Generator = z.output<typeof generatorSchema>;
