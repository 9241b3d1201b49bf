/** Classical IP over SVCs for hosts that are drawn: one subnet, its ATMARP server, and switches that signal. */

import { say } from '@lanelab/messages/edits';
import {
  defaultMtu,
  type Host,
  interfacesOf,
  isInSubnet,
  type Model,
  nextSubnet,
  overOf,
  type Subnet,
  servicesOf,
  subnetOf,
} from '@lanelab/scenario';
import type { Edit, EditOutcome } from '../types.ts';
import { addressFor, readdressed } from './addresses.ts';
import { type Atmarp, atmarpNear, homeNear, isReachable, withPathsToServers } from './elan-service.ts';
import { done, nameOf, nodeOf, refuse, replaceNode, withModel } from './model.ts';
import { removePvc } from './pvc.ts';

/** A host’s first interface over permanent circuits: what becomes one over calls. */
const onCircuits = ({ interfaces }: Host) => interfaces.find((entry) => overOf(entry) === 'pvc');

const hasCalls = ({ interfaces }: Host): boolean => interfaces.some((entry) => overOf(entry) === 'svc');

const beside = ({ links }: Model, id: number): readonly number[] =>
  links.flatMap(({ a, b }) => (a.node === id ? [b.node] : b.node === id ? [a.node] : []));

/** Hosts that could use calls, of the chosen devices; with a switch or server alone all hosts that get to it through switches. */
function callersOf(model: Model, ids: ReadonlySet<number>): readonly Host[] {
  const chosen = [...ids].map((id) => nodeOf(model, id));
  const isAny = chosen.some((node) => node?.kind === 'host');
  return model.nodes.filter(
    (node): node is Host =>
      node.kind === 'host' &&
      onCircuits(node) !== undefined &&
      !hasCalls(node) &&
      beside(model, node.id).some((id) => nodeOf(model, id)?.kind === 'switch') &&
      (isAny ? ids.has(node.id) : [...ids].some((id) => isReachable(model, node.id, id))),
  );
}

const canServe = (model: Model, id: number): boolean => ['switch', 'server'].includes(nodeOf(model, id)?.kind ?? '');

/** The subnet that hosts are in already where it is theirs alone, else a new one; null where none is left. */
function subnetFor(model: Model, hosts: readonly Host[]): Subnet | null {
  const own = new Set(hosts.map(onCircuits));
  const [first] = own;
  if (first === undefined) return null;
  const subnet = subnetOf(first);
  const isTheirs = interfacesOf(model).every((entry) => own.has(entry) === isInSubnet(entry.ip, subnet));
  return isTheirs ? subnet : nextSubnet(model);
}

/** Where the ATMARP server is to run, and for which subnet; null where no switch or no address is left. */
function serviceFor(model: Model, ids: ReadonlySet<number>, hosts: readonly Host[]): Atmarp | null {
  const [first] = hosts;
  if (first === undefined) return null;
  const known = atmarpNear(model, first.id);
  if (known !== null) return known;
  const home =
    [...ids].find((id) => nodeOf(model, id)?.kind === 'server') ?? [...ids].find((id) => canServe(model, id));
  const at = home ?? homeNear(model, first.id);
  const subnet = subnetFor(model, hosts);
  return at === null || subnet === null ? null : { home: at, subnet };
}

/** A document without the permanent circuits between these hosts, which calls replace. */
function withoutCircuits(outcome: EditOutcome, hosts: readonly Host[]): EditOutcome {
  const known = new Set(hosts.flatMap(({ interfaces }) => interfaces.map(({ ip }) => ip)));
  return hosts
    .flatMap(({ id, pvcs }) => pvcs.filter(({ peer }) => known.has(peer)).map((pvc) => removePvc(id, pvc)))
    .reduce((current, edit) => (current.ok ? edit(current.scenario) : current), outcome);
}

/** A model in which a host calls in a subnet; what still has permanent circuits keeps its interface for them. */
function withCalls(model: Model, id: number, subnet: Subnet): Model | null {
  const host = nodeOf(model, id);
  const entry = host?.kind === 'host' ? onCircuits(host) : undefined;
  if (host?.kind !== 'host' || entry === undefined) return model;
  const isFree = host.pvcs.every(({ port }) => port !== entry.port);
  const stays = isFree && isInSubnet(entry.ip, subnet);
  const ip = stays ? entry.ip : addressFor(model, host, subnet);
  if (ip === null) return null;
  const calling = { port: entry.port, ip, prefix: subnet.prefix, over: 'svc' as const, mtu: defaultMtu('svc') };
  if (!isFree) return replaceNode(model, id, () => ({ ...host, interfaces: [...host.interfaces, calling] }));
  const moved = readdressed(model, new Map([[entry.ip, ip]]));
  return replaceNode(moved, id, (old) =>
    old.kind === 'host'
      ? { ...old, interfaces: old.interfaces.map((other) => (other.ip === ip ? calling : other)) }
      : old,
  );
}

const withAtmarp = (model: Model, { home, subnet }: Atmarp): Model =>
  replaceNode(model, home, (node) => {
    const own = servicesOf(node);
    if (own.some((service) => service.kind === 'atmarp' && isInSubnet(subnet.network, service))) return node;
    const services = [...own, { kind: 'atmarp' as const, ...subnet }];
    if (node.kind === 'switch') return { ...node, signalling: node.signalling ?? {}, services };
    return node.kind === 'server' || node.kind === 'router' ? { ...node, services } : node;
  });

/** Whether some of these devices are hosts on permanent circuits, or a switch or server beside such hosts. */
export const mayGiveClassicalIp = (model: Model, ids: ReadonlySet<number>): boolean => callersOf(model, ids).length > 0;

/**
 * Hosts in one subnet of Classical IP over SVCs: their calls take the place of the permanent circuits between them. The ATMARP
 * server is the one that they can call already, else it runs in the chosen switch or server, else in the switch beside them.
 */
export const giveClassicalIp =
  (ids: ReadonlySet<number>): Edit =>
  (scenario) => {
    const hosts = callersOf(scenario.model, ids);
    if (hosts.length === 0) return refuse(say('classical.no-host'));
    const service = serviceFor(scenario.model, ids, hosts);
    if (service === null) return refuse(say('elan.no-switch'));
    const free = withoutCircuits(done(scenario, ''), hosts);
    if (!free.ok) return free;
    let model: Model = withAtmarp(free.scenario.model, service);
    for (const { id } of hosts) {
      const next = withCalls(model, id, service.subnet);
      if (next === null) return refuse(say('interface.no-address'));
      model = next;
    }
    const device = nameOf(model, service.home);
    return done(
      withModel(free.scenario, withPathsToServers(model)),
      say('classical.given', { count: hosts.length, device }),
    );
  };
