/** Joining an emulated LAN by a form, a panel or a link: a new client finds its servers, and its device has an address there. */

import { say } from '@lanelab/messages/edits';
import {
  type Bridge,
  defaultMtu,
  type Edge,
  type Host,
  type Interface,
  isEthernet,
  isInSubnet,
  type Link,
  type LinkEnd,
  type Model,
  nextSubnet,
  type Phy,
  type Router,
  type Subnet,
} from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { addressFor, readdressed } from './addresses.ts';
import {
  atmarpNear,
  homeNear,
  isReachable,
  serversOf,
  withNewElan,
  withPathsToServers,
  withServers,
} from './elan-service.ts';
import { lanSubnet, segmentAt, stationsBehind, subnetAt } from './lan.ts';
import { done, nameOf, nodeOf, refuse, replaceNode, withModel } from './model.ts';

/** Largest IP packet of an Ethernet, drawn or emulated, in octets. */
const ETHERNET_MTU = 1_500;

/** Which of a device's LAN emulation clients: by its position among the interfaces or bridges. */
export type ClientPlace = { readonly interface: number } | { readonly bridge: number };

/** A new entry of a device in a subnet; null where no address is left. */
export function entryFor(
  model: Model,
  node: Host | Router,
  subnet: Subnet | null,
  over: Pick<Interface, 'port' | 'over' | 'elan'>,
): Interface | null {
  const ip = subnet === null ? null : addressFor(model, node, subnet);
  return subnet === null || ip === null ? null : { ...over, ip, prefix: subnet.prefix, mtu: ETHERNET_MTU };
}

export function withEntry(model: Model, id: number, entry: Interface | null): Model {
  if (entry === null) return model;
  return replaceNode(model, id, (node) =>
    node.kind === 'host' || node.kind === 'router' ? { ...node, interfaces: [...node.interfaces, entry] } : node,
  );
}

/** What a host or router gets by itself on an ATM port: a host in the first ELAN, a router in each. */
function withLanEntries(model: Model, node: Host | Router, port: number): Model {
  const elans = node.kind === 'host' ? model.elans.slice(0, 1) : model.elans;
  return elans.reduce((current, { id }) => {
    const subnet = lanSubnet(current, id) ?? nextSubnet(current);
    return withEntry(current, node.id, entryFor(current, node, subnet, { port, over: 'lane', elan: id }));
  }, model);
}

/** An Ethernet port joins the first bridge; an ATM port gets one of its own in the first ELAN, which is made where there is none. */
function withBridge(model: Model, edge: Edge, port: number, phy: Phy, far: number): Model {
  const [first, ...others] = edge.bridges;
  if (isEthernet(phy)) {
    if (first === undefined || edge.bridges.some(({ ethernet }) => ethernet.includes(port))) return model;
    const bridges = [{ ...first, ethernet: [...first.ethernet, port] }, ...others];
    return replaceNode(model, edge.id, () => ({ ...edge, bridges }));
  }
  if (nodeOf(model, far)?.kind !== 'switch' || first !== undefined) return model;
  const elan = model.elans[0] ?? null;
  const served = elan === null ? withNewElan(model, far) : { model: withServers(model, elan.id, far), elan };
  if (served === null) return model;
  const ethernet = edge.ports.filter((entry) => isEthernet(entry.phy)).map(({ id }) => id);
  return replaceNode(served.model, edge.id, () => ({ ...edge, bridges: [{ port, elan: served.elan.id, ethernet }] }));
}

/** Whether a client behind this switch gets to the servers of the first ELAN, once the switches on the way signal. */
function leadsToServers(model: Model, at: number): boolean {
  const [elan] = model.elans;
  const node = nodeOf(model, at);
  if (elan === undefined || node?.kind !== 'switch') return false;
  return node.signalling !== undefined || serversOf(model, elan.id).some((server) => isReachable(model, at, server));
}

/** A model in which a device whose port has just been linked is on the LAN there; null where there is none. */
export function withMember(model: Model, { node: id, port }: LinkEnd, far: LinkEnd, phy: Phy): Model | null {
  const node = nodeOf(model, id);
  if (node?.kind === 'edge') return withBridge(model, node, port, phy, far.node);
  if (node?.kind !== 'host' && node?.kind !== 'router') return null;
  if (isEthernet(phy))
    return withEntry(model, id, entryFor(model, node, subnetAt(model, far), { port, over: 'ethernet' }));
  if (leadsToServers(model, far.node)) return withLanEntries(model, node, port);
  const classical = node.kind === 'host' ? atmarpNear(model, far.node) : null;
  if (classical === null) return null;
  const entry = entryFor(model, node, classical.subnet, { port, over: 'svc' });
  return entry === null ? null : withEntry(model, id, { ...entry, mtu: defaultMtu('svc') });
}

/** A model in which the stations behind the edge devices of an ELAN have addresses of its subnet. */
function withStationsIn(model: Model, elan: number): Model {
  const subnet = lanSubnet(model, elan);
  return subnet === null ? model : withAddressesIn(model, stationsBehind(model, elan), subnet);
}

/** A model in which what stations have on these Ethernet ports lies in a subnet. */
function withAddressesIn(model: Model, stations: readonly LinkEnd[], subnet: Subnet): Model {
  return stations.reduce((current, { node: id, port }) => {
    const node = nodeOf(current, id);
    if (node?.kind !== 'host' && node?.kind !== 'router') return current;
    const entry = node.interfaces.find((candidate) => candidate.port === port && candidate.over === 'ethernet');
    return entry === undefined ? current : withEntryIn(current, node, entry, subnet);
  }, model);
}

/** A model in which one entry of a device has an address of a subnet: its own where that fits, else a free one. */
function withEntryIn(model: Model, node: Host | Router, entry: Interface, subnet: Subnet): Model {
  if (entry.prefix === subnet.prefix && isInSubnet(entry.ip, subnet)) return model;
  const ip = addressFor(model, node, subnet);
  if (ip === null) return model;
  const moved = readdressed(model, new Map([[entry.ip, ip]]));
  return replaceNode(moved, node.id, (old) =>
    old.kind === 'host' || old.kind === 'router'
      ? {
          ...old,
          interfaces: old.interfaces.map((candidate) =>
            candidate.ip === ip ? { ...candidate, prefix: subnet.prefix } : candidate,
          ),
        }
      : old,
  );
}

/** What a new link changes on both sides of it: switches on the way to servers signal, stations are in the subnet of their LAN. */
export function wholeWith(model: Model, link: Link): Model {
  const signalled = withPathsToServers(model, link.id);
  const elans = new Set<number>();
  for (const end of [link.a, link.b]) {
    const node = nodeOf(signalled, end.node);
    if (node?.kind === 'edge') for (const { port, elan } of node.bridges) if (port === end.port) elans.add(elan);
    for (const elan of segmentAt(signalled, end).elans) elans.add(elan);
  }
  return [...elans].reduce(withStationsIn, signalled);
}

/** A model without one of a device's LAN emulation clients. */
const withoutClient = (model: Model, id: number, place: ClientPlace): Model =>
  replaceNode(model, id, (node) => {
    if (node.kind === 'edge' && 'bridge' in place)
      return { ...node, bridges: node.bridges.filter((_, at) => at !== place.bridge) };
    if ((node.kind !== 'host' && node.kind !== 'router') || !('interface' in place)) return node;
    return { ...node, interfaces: node.interfaces.filter((_, at) => at !== place.interface) };
  });

const isSame = (a: Subnet | null, b: Subnet | null): boolean =>
  a !== null && b !== null && a.network === b.network && a.prefix === b.prefix;

/** The subnet for a client that has just come to an ELAN: the others', else its own unless another ELAN has that, else a new one. */
function subnetFor(model: Model, id: number, place: ClientPlace, elan: number): Subnet | null {
  const others = lanSubnet(withoutClient(model, id, place), elan);
  if (others !== null) return others;
  const own = lanSubnet(model, elan);
  const isElsewhere = model.elans.some((other) => other.id !== elan && isSame(lanSubnet(model, other.id), own));
  return isElsewhere ? nextSubnet(model) : own;
}

/** Parameters of a client that asks for its ELAN by the name that this has. */
function withoutName<T extends Interface | Bridge>(entry: T): T {
  if (entry.lec?.elanName === undefined) return entry;
  const { elanName: _, ...lec } = entry.lec;
  return { ...entry, lec };
}

/** A model in which one of a device's clients asks for no other ELAN than its own. */
const withOwnName = (model: Model, id: number, place: ClientPlace): Model =>
  replaceNode(model, id, (node) => {
    if (node.kind === 'edge' && 'bridge' in place)
      return { ...node, bridges: node.bridges.map((entry, at) => (at === place.bridge ? withoutName(entry) : entry)) };
    if ((node.kind !== 'host' && node.kind !== 'router') || !('interface' in place)) return node;
    const interfaces = node.interfaces.map((entry, at) => (at === place.interface ? withoutName(entry) : entry));
    return { ...node, interfaces };
  });

/** A model in which a client that has come to an ELAN asks for it and finds its servers, and its device has an address of the ELAN's subnet. */
export function settled(model: Model, id: number, place: ClientPlace): Model {
  const elan = elanAt(model, id, place);
  if (elan === undefined) return model;
  const home = homeNear(model, id);
  const asking = withOwnName(model, id, place);
  const served = withPathsToServers(home === null ? asking : withServers(asking, elan, home));
  const subnet = subnetFor(served, id, place, elan);
  if (subnet === null) return served;
  const node = nodeOf(served, id);
  if (node?.kind !== 'host' && node?.kind !== 'router')
    return withAddressesIn(served, stationsBehind(served, elan), subnet);
  const entry = 'interface' in place ? node.interfaces[place.interface] : undefined;
  return entry === undefined ? served : withEntryIn(served, node, entry, subnet);
}

/** The ELAN of one of a device's clients; undefined where it is no client. */
export function elanAt(model: Model, id: number, place: ClientPlace): number | undefined {
  const node = nodeOf(model, id);
  if ('bridge' in place) return node?.kind === 'edge' ? node.bridges[place.bridge]?.elan : undefined;
  return node?.kind === 'host' || node?.kind === 'router' ? node.interfaces[place.interface]?.elan : undefined;
}

/** A model with one of a device's clients in another ELAN. */
export function movedTo(model: Model, id: number, place: ClientPlace, elan: number): Model {
  return replaceNode(model, id, (node) => {
    if (node.kind === 'edge' && 'bridge' in place)
      return { ...node, bridges: node.bridges.map((entry, at) => (at === place.bridge ? { ...entry, elan } : entry)) };
    if ((node.kind !== 'host' && node.kind !== 'router') || !('interface' in place)) return node;
    const interfaces = node.interfaces.map((entry, at) =>
      at === place.interface ? { ...entry, over: 'lane' as const, elan, mtu: ETHERNET_MTU } : entry,
    );
    return { ...node, interfaces };
  });
}

/** A new ELAN, and one client put into it. */
export const moveToNewElan =
  (id: number, place: ClientPlace): Edit =>
  (scenario) => {
    const added = withNewElan(scenario.model, homeNear(scenario.model, id) ?? undefined);
    if (added === null) return refuse(say('elan.no-switch'));
    const { elan } = added;
    const model = settled(movedTo(added.model, id, place, elan.id), id, place);
    return done(withModel(scenario, model), say('elan.joined-new', { device: nameOf(model, id), elan: elan.name }));
  };
