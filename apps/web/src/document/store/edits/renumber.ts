/** A network under other ids and names, so that it can stand beside another one in a document. */

import {
  autoElan,
  type Edge,
  type Elan,
  type Flow,
  type Host,
  type Link,
  type LinkEnd,
  type Model,
  type Node,
  type Router,
  type Service,
  servicesOf,
} from '@lanelab/scenario';
import type { Change } from '../../change-text.ts';
import { freeName, namesOf } from '../naming.ts';
import { nextId } from './model.ts';

const MAX_NAME = 80;
/** Octets of an ELAN's name. */
const MAX_ELAN_NAME = 32;

type Ids = ReadonlyMap<number, number>;

/** What each record of a network is called in another document. */
export interface NewIds {
  readonly nodes: Ids;
  readonly links: Ids;
  readonly flows: Ids;
  readonly elans: Ids;
  readonly tunnels: Ids;
}

/** New ids behind those in use, in the order of the old ones. */
export function idsBehind(records: readonly { readonly id: number }[], used: readonly { readonly id: number }[]): Ids {
  const first = nextId(used);
  const ids = records.map(({ id }) => id).toSorted((a, b) => a - b);
  return new Map(ids.map((id, index) => [id, first + index]));
}

export const newId = (ids: Ids, id: number): number => ids.get(id) ?? id;

/** Whether a network brings the servers of an ELAN along: if not, its members are in the ELAN of that name where they go. */
const isServed = ({ nodes }: Model, elan: number): boolean =>
  nodes.some((node) => servicesOf(node).some((service) => service.kind === 'les' && service.elan === elan));

/** ELANs of a network that are those of the document where it goes, by name: its own id of each, and the document's. */
export const sharedElans = (part: Model, into: Model): Ids =>
  new Map(
    part.elans.flatMap(({ id, name }) => {
      const known = isServed(part, id) ? undefined : into.elans.find((elan) => elan.name === name);
      return known === undefined ? [] : [[id, known.id] as const];
    }),
  );

/** Emulated LANs that a network brings along, and what the ELANs of its members are in the document where it goes. */
function elansOf(part: Model, into: Model): { readonly ids: Ids; readonly added: readonly Elan[] } {
  const shared = sharedElans(part, into);
  const ids = new Map(shared);
  const added: Elan[] = [];
  for (const elan of part.elans) {
    if (shared.has(elan.id)) continue;
    const elans = [...into.elans, ...added];
    const { id } = autoElan({ elans });
    ids.set(elan.id, id);
    added.push({ ...elan, id, name: elanName(elan.name, elans) });
  }
  return { ids, added };
}

/** A name itself where it is free, else a number behind it. */
function numberedName(name: string, isTaken: (name: string) => boolean, most: number): string {
  if (!isTaken(name)) return name;
  const base = name.replace(/ \d+$/, '').slice(0, most - 6);
  let number = 2;
  while (isTaken(`${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}

const elanName = (name: string, elans: readonly Elan[]): string =>
  numberedName(name, (wanted) => elans.some((elan) => elan.name === wanted), MAX_ELAN_NAME);

/** The name itself where it is free, the next automatic one for such, else a number behind it. */
function nodeName(node: Node, taken: ReadonlySet<string>): string {
  if (!taken.has(node.name)) return node.name;
  const automatic = freeName(node.kind, taken);
  const prefix = automatic.replace(/\d+$/, '');
  if (new RegExp(`^${prefix}\\d+$`).test(node.name)) return automatic;
  return numberedName(node.name, (name) => taken.has(name), MAX_NAME);
}

const inElan = <T extends { readonly elan?: number }>(entry: T, elans: Ids): T =>
  entry.elan === undefined ? entry : { ...entry, elan: newId(elans, entry.elan) };

const serviceIn = (service: Service, elans: Ids): Service =>
  service.kind === 'les' ? inElan(service, elans) : service;

/** Without a MAC address that somebody has already: the device's number makes another. */
function withoutTakenMac<T extends { readonly mac?: string }>(entry: T, macs: ReadonlySet<string>): T {
  if (entry.mac === undefined || !macs.has(entry.mac)) return entry;
  const { mac: _, ...others } = entry;
  return others as T;
}

const clientsOf = (node: Node): readonly { readonly mac?: string }[] => {
  if (node.kind === 'edge') return node.bridges;
  return node.kind === 'host' || node.kind === 'router' ? node.interfaces : [];
};

function withClients<T extends Host | Router | Edge>(node: T, ids: NewIds, macs: ReadonlySet<string>): T {
  const moved = <E extends { readonly elan?: number; readonly mac?: string }>(entries: readonly E[]): E[] =>
    entries.map((entry) => withoutTakenMac(inElan(entry, ids.elans), macs));
  const mpc =
    node.kind === 'router' || node.mpc?.servers === undefined
      ? {}
      : { mpc: { ...node.mpc, servers: node.mpc.servers.map((id) => newId(ids.nodes, id)) } };
  return node.kind === 'edge'
    ? { ...node, ...mpc, bridges: moved(node.bridges) }
    : { ...node, ...mpc, interfaces: moved(node.interfaces) };
}

/** A switch whose network prefix is taken makes one from its number. */
function withoutTakenPrefix(node: Extract<Node, { kind: 'switch' }>, prefixes: ReadonlySet<string>): typeof node {
  if (node.signalling?.prefix === undefined || !prefixes.has(node.signalling.prefix)) return node;
  const { prefix: _, ...signalling } = node.signalling;
  return { ...node, signalling };
}

function nodeIn(node: Node, ids: NewIds, into: Model): Node {
  const macs = new Set(into.nodes.flatMap(clientsOf).flatMap(({ mac }) => mac ?? []));
  const prefixes = new Set(
    into.nodes.flatMap((other) => (other.kind === 'switch' ? (other.signalling?.prefix ?? []) : [])),
  );
  const services = servicesOf(node).map((service) => serviceIn(service, ids.elans));
  switch (node.kind) {
    case 'host':
    case 'edge':
      return withClients(node, ids, macs);
    case 'router':
      return { ...withClients(node, ids, macs), services };
    case 'server':
      return { ...node, services };
    case 'switch':
      return withoutTakenPrefix(node.services === undefined ? node : { ...node, services }, prefixes);
    default:
      return node;
  }
}

function nodesIn(part: Model, ids: NewIds, into: Model): Node[] {
  const taken = namesOf(into);
  return part.nodes.map((node) => {
    const name = nodeName(node, taken);
    taken.add(name);
    return { ...nodeIn(node, ids, into), id: newId(ids.nodes, node.id), name };
  });
}

const endIn = <T extends LinkEnd>(end: T, { nodes }: NewIds): T => ({ ...end, node: newId(nodes, end.node) });

function flowIn(flow: Flow, ids: NewIds): Flow {
  const from = newId(ids.nodes, flow.from);
  const id = newId(ids.flows, flow.id);
  if (flow.kind === 'cells') return { ...flow, id, from };
  const to = newId(ids.nodes, flow.to);
  if (flow.kind !== 'relay') return { ...flow, id, from, to };
  return { ...flow, id, from, to, receivers: flow.receivers.map((receiver) => newId(ids.nodes, receiver)) };
}

function changeIn(change: Change, ids: NewIds): Change {
  if (change.kind === 'plug') return { ...change, link: newId(ids.links, change.link), to: endIn(change.to, ids) };
  if ('link' in change) return { ...change, link: newId(ids.links, change.link) };
  if (change.kind === 'flow') return { ...change, flow: newId(ids.flows, change.flow) };
  const node = newId(ids.nodes, change.node);
  return change.kind === 'process' ? { ...inElan(change, ids.elans), node } : { ...change, node };
}

/** Records of a network as they go into another model: `elans` are those that are new there. */
export interface Renumbered {
  readonly ids: NewIds;
  readonly model: Pick<Model, 'nodes' | 'links' | 'elans' | 'tunnels' | 'flows' | 'changes'>;
}

export function renumbered(part: Model, into: Model): Renumbered {
  const elans = elansOf(part, into);
  const ids: NewIds = {
    nodes: idsBehind(part.nodes, into.nodes),
    links: idsBehind(part.links, into.links),
    flows: idsBehind(part.flows, into.flows),
    tunnels: idsBehind(part.tunnels, into.tunnels),
    elans: elans.ids,
  };
  return {
    ids,
    model: {
      nodes: nodesIn(part, ids, into),
      links: part.links.map(
        (link): Link => ({ ...link, id: newId(ids.links, link.id), a: endIn(link.a, ids), b: endIn(link.b, ids) }),
      ),
      elans: [...elans.added],
      tunnels: part.tunnels.map((tunnel) => ({
        ...tunnel,
        id: newId(ids.tunnels, tunnel.id),
        a: endIn(tunnel.a, ids),
        b: endIn(tunnel.b, ids),
      })),
      flows: part.flows.map((flow) => flowIn(flow, ids)),
      changes: part.changes.map((change) => changeIn(change, ids)),
    },
  };
}
