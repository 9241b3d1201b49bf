/** What clients need to run: a LECS, a LES with its BUS, and switches that signal on the paths to their servers. */

import {
  autoElan,
  type Elan,
  isInSubnet,
  type Model,
  networks,
  overOf,
  type Service,
  type Subnet,
  type Switch,
  servicesOf,
  shortestPath,
} from '@lanelab/scenario';
import { nodeOf, replaceNode } from './model.ts';

/** The shortest path between two devices on which only switches lie between; a VP tunnel counts as a link. Empty where there is none. */
function pathBetween(
  { nodes, links, tunnels }: Model,
  from: number,
  to: number,
): { readonly nodes: readonly number[]; readonly links: readonly number[] } {
  const switches = new Set(nodes.filter(({ kind }) => kind === 'switch').map(({ id }) => id));
  const virtual = tunnels.map(({ id, a, b }) => ({ id: -id, a, b }));
  const hops = shortestPath([...virtual, ...links], from, to, (node) => switches.has(node));
  return { nodes: hops.flatMap((hop) => [hop.from.node, hop.to.node]), links: hops.map(({ link }) => link) };
}

/** Whether cells get from one device to another through switches alone. */
export const isReachable = (model: Model, from: number, to: number): boolean =>
  from === to || pathBetween(model, from, to).nodes.length > 0;

/** A model in which these switches signal; other devices among them stay as they are. */
function withSignalling(model: Model, ids: ReadonlySet<number>): Model {
  const isSilent = (node: Model['nodes'][number]): node is Switch =>
    node.kind === 'switch' && node.signalling === undefined && ids.has(node.id);
  if (!model.nodes.some(isSilent)) return model;
  return { ...model, nodes: model.nodes.map((node) => (isSilent(node) ? { ...node, signalling: {} } : node)) };
}

/** The switch that runs the servers of a new ELAN: the first that signals, else the first, which then learns to. */
function homeOf({ nodes }: Model): Switch | null {
  const switches = nodes.filter((node) => node.kind === 'switch');
  return switches.find(({ signalling }) => signalling !== undefined) ?? switches[0] ?? null;
}

function withService(model: Model, home: number, service: Service): Model {
  return replaceNode(model, home, (node) =>
    node.kind === 'switch'
      ? { ...node, signalling: node.signalling ?? {}, services: [...(node.services ?? []), service] }
      : node,
  );
}

const hasService = ({ nodes }: Model, isWanted: (service: Service) => boolean): boolean =>
  nodes.some((node) => servicesOf(node).some(isWanted));

/** A model in which a LECS and the LES and BUS of an ELAN run somewhere: those that are missing, in a switch. */
export function withServers(model: Model, elan: number, home: number): Model {
  const withLecs = hasService(model, ({ kind }) => kind === 'lecs')
    ? model
    : withService(model, home, { kind: 'lecs' });
  return hasService(withLecs, (service) => service.kind === 'les' && service.elan === elan)
    ? withLecs
    : withService(withLecs, home, { kind: 'les', elan });
}

/** A model with one more ELAN and its servers, in a switch of one's choice; null without a switch. */
export function withNewElan(
  model: Model,
  at?: number,
): { readonly model: Model; readonly elan: Elan; readonly home: Switch } | null {
  const chosen = at === undefined ? undefined : nodeOf(model, at);
  const home = chosen?.kind === 'switch' ? chosen : homeOf(model);
  if (home === null) return null;
  const elan = autoElan(model);
  const served = withServers(model, elan.id, home.id);
  return { model: { ...served, elans: [...served.elans, elan] }, elan, home };
}

/** The switch for servers of a device that joins an ELAN: the nearest on its ATM ports, else as for a new ELAN. */
export function homeNear(model: Model, id: number): number | null {
  const near = model.links
    .flatMap(({ a, b }) => (a.node === id ? [b.node] : b.node === id ? [a.node] : []))
    .find((node) => nodeOf(model, node)?.kind === 'switch');
  return near ?? homeOf(model)?.id ?? null;
}

/** Devices that run a server which a client of this ELAN calls. */
export const serversOf = ({ nodes }: Model, elan: number): readonly number[] =>
  nodes
    .filter((node) => servicesOf(node).some(({ kind, ...of }) => kind === 'lecs' || ('elan' in of && of.elan === elan)))
    .map(({ id }) => id);

/** Devices that call each other: the members of emulated LANs and their servers, stations of Classical IP over SVCs and theirs. */
function callers(model: Model): readonly (readonly [client: number, server: number])[] {
  const ofElans = networks({ model }).elans.flatMap(({ id, members }) =>
    serversOf(model, id).flatMap((server) => members.map(({ node }) => [node, server] as const)),
  );
  const ofSubnets = model.nodes.flatMap((server) =>
    servicesOf(server).flatMap((service) =>
      service.kind === 'atmarp' ? stationsOf(model, service).map((station) => [station, server.id] as const) : [],
    ),
  );
  return [...ofElans, ...ofSubnets];
}

/** Hosts and routers that are in a subnet of Classical IP over SVCs. */
const stationsOf = ({ nodes }: Model, subnet: Subnet): readonly number[] =>
  nodes.flatMap((node) =>
    (node.kind === 'host' || node.kind === 'router') &&
    node.interfaces.some((entry) => overOf(entry) === 'svc' && isInSubnet(entry.ip, subnet))
      ? [node.id]
      : [],
  );

/** An ATMARP server: the device that runs it, and its subnet. */
export interface Atmarp {
  readonly home: number;
  readonly subnet: Subnet;
}

/** The ATMARP server that a device gets to through switches; null where there is none. */
export function atmarpNear(model: Model, from: number): Atmarp | null {
  for (const node of model.nodes) {
    const service = servicesOf(node).find(({ kind }) => kind === 'atmarp');
    if (service?.kind === 'atmarp' && isReachable(model, from, node.id))
      return { home: node.id, subnet: { network: service.network, prefix: service.prefix } };
  }
  return null;
}

/**
 * A model in which the switches between servers and those who call them signal. With a link, only those on paths over it: whoever
 * has taken signalling from a switch elsewhere meant to.
 */
export function withPathsToServers(model: Model, link?: number): Model {
  if (model.nodes.every((node) => node.kind !== 'switch' || node.signalling !== undefined)) return model;
  const silent = new Set<number>();
  for (const [client, server] of callers(model)) {
    const path = pathBetween(model, client, server);
    if (link === undefined || path.links.includes(link)) for (const on of path.nodes) silent.add(on);
  }
  return withSignalling(model, silent);
}
