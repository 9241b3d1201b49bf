/** Edits of IP addresses: one that is free, and all of them numbered again. */

import { say } from '@lanelab/messages/edits';
import {
  type Host,
  type Interface,
  interfacesOf,
  isInSubnet,
  type Model,
  type Node,
  nextAddress,
  nextRouterAddress,
  type Scenario,
  type Subnet,
  subnetOf,
} from '@lanelab/scenario';
import { freeAddress, networkOf } from '../naming.ts';
import type { Edit } from '../types.ts';
import { done, mapById, nameOf, nodeOf, refuse } from './model.ts';

/** A free address of a subnet: from below for a host, from above for a router; null where it is full. */
export const addressFor = (model: Model, { kind }: Pick<Node, 'kind'>, subnet: Subnet): string | null =>
  (kind === 'router' ? nextRouterAddress : nextAddress)(model, subnet);

/** A device with other addresses, and with the addresses of others that it knows changed alike. */
function withNodeAddresses(node: Node, of: (ip: string) => string): Node {
  if (node.kind !== 'host' && node.kind !== 'router') return node;
  const interfaces = node.interfaces.map((entry) => ({ ...entry, ip: of(entry.ip) }));
  const pvcs = node.pvcs.map((pvc) => ({ ...pvc, peer: of(pvc.peer) }));
  const routed = (node.routes ?? []).map((route) => ({ ...route, via: of(route.via) }));
  const routes = node.routes === undefined ? {} : { routes: routed };
  if (node.kind === 'router') return { ...node, interfaces, pvcs, routes: routed };
  if (node.gateway === undefined) return { ...node, interfaces, pvcs, ...routes };
  const { gateway: old, ...others } = node;
  const gateway = of(old);
  // One outside of the device's subnets serves nobody; without one the subnet's first router is taken.
  const isNear = interfaces.some(({ ip, prefix }) => isInSubnet(gateway, subnetOf({ ip, prefix })));
  return { ...others, interfaces, pvcs, ...routes, ...(isNear ? { gateway } : {}) };
}

/** A model with other addresses for some of those that hosts and routers have; circuits, routes and flows to them included. */
export function readdressed(model: Model, renamed: ReadonlyMap<string, string>): Model {
  if (renamed.size === 0) return model;
  const of = (ip: string): string => renamed.get(ip) ?? ip;
  const nodes = model.nodes.map((node) => withNodeAddresses(node, of));
  const flows = model.flows.map((flow) =>
    'toIp' in flow && flow.toIp !== undefined ? { ...flow, toIp: of(flow.toIp) } : flow,
  );
  return { ...model, nodes, flows };
}

/** A scenario with other addresses for some of those that it has. */
export const withAddresses = (scenario: Scenario, renamed: ReadonlyMap<string, string>): Scenario => ({
  ...scenario,
  model: readdressed(scenario.model, renamed),
});

/** All interfaces numbered from .1 on, by node id, in the network of the first host. */
export const renumberAddresses: Edit = (scenario) => {
  const { model } = scenario;
  const hosts = model.nodes.filter((node): node is Host => node.kind === 'host').toSorted((a, b) => a.id - b.id);
  const interfaces = hosts.flatMap((host) => host.interfaces);
  if (interfaces.length === 0) return refuse(say('address.none'));
  if (new Set(interfaces.map(({ ip }) => ip)).size < interfaces.length) return refuse(say('address.twice'));
  const network = networkOf(model);
  const taken = new Set<string>();
  const renamed = new Map<string, string>();
  for (const { ip } of interfaces) {
    const next = freeAddress(network, taken);
    taken.add(next);
    renamed.set(ip, next);
  }
  return done(withAddresses(scenario, renamed), say('address.renumbered', { count: interfaces.length }));
};

/**
 * A free address for one interface of a host or router, in its own subnet or in another one. Circuits, routes and flows to the old
 * address stay with whoever else has it, or follow where nobody has.
 */
export const giveAddressOf =
  (id: number, index: number, within?: Pick<Interface, 'ip' | 'prefix'>): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    const entry = node?.kind === 'host' || node?.kind === 'router' ? node.interfaces[index] : undefined;
    if (node === undefined || entry === undefined)
      return refuse(say('address.not-a-host', { device: nameOf(model, id) }));
    const subnet = subnetOf(within ?? entry);
    const ip = addressFor(model, node, subnet);
    if (ip === null) return refuse(say('interface.no-address'));
    const isAlone = interfacesOf(model).filter((other) => other.ip === entry.ip).length === 1;
    const moved = { ...entry, ip, prefix: subnet.prefix };
    const nodes = mapById(model.nodes, new Set([id]), (old) =>
      old.kind === 'host' || old.kind === 'router'
        ? { ...old, interfaces: old.interfaces.map((other) => (other === entry ? moved : other)) }
        : old,
    );
    const changed = { ...model, nodes };
    const did = say('address.given', { device: node.name, ip });
    return done({ ...scenario, model: isAlone ? readdressed(changed, new Map([[entry.ip, ip]])) : changed }, did);
  };
