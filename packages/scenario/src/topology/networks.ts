/** The layers above the cables: who is in which emulated LAN and subnet, and routers as one virtual router. */

import type { Model, Node } from '../schema/document.ts';
import type { Elan } from '../schema/elan.ts';
import { type Subnet, subnetOf } from './automatic.ts';

/** A LAN emulation client: an interface of a host or router, or a bridge of an edge device, by its position there. */
export interface ElanMember {
  readonly node: number;
  readonly port: number;
  readonly interface?: number;
  readonly bridge?: number;
}

export interface ElanView extends Pick<Elan, 'id' | 'name'> {
  readonly members: readonly ElanMember[];
  /** Nodes that run its LES and BUS. */
  readonly servers: readonly number[];
}

export interface SubnetMember {
  readonly node: number;
  readonly interface: number;
  readonly ip: string;
}

export interface SubnetView extends Subnet {
  /** Hosts. */
  readonly members: readonly SubnetMember[];
  readonly routers: readonly SubnetMember[];
}

export interface Networks {
  readonly elans: readonly ElanView[];
  /** Subnets in order of their first addresses. */
  readonly subnets: readonly SubnetView[];
}

/** Server processes of a node, whatever its kind. */
export const servicesOf = (node: Node) =>
  node.kind === 'router' || node.kind === 'server' || node.kind === 'switch' ? (node.services ?? []) : [];

function clientsOf(node: Node, elan: number): readonly ElanMember[] {
  if (node.kind === 'edge')
    return node.bridges.flatMap((bridge, index) =>
      bridge.elan === elan ? [{ node: node.id, port: bridge.port, bridge: index }] : [],
    );
  if (node.kind !== 'host' && node.kind !== 'router') return [];
  return node.interfaces.flatMap((entry, index) =>
    entry.elan === elan ? [{ node: node.id, port: entry.port, interface: index }] : [],
  );
}

function elanView({ nodes }: Pick<Model, 'nodes'>, { id, name }: Elan): ElanView {
  const serves = (node: Node) => servicesOf(node).some((service) => service.kind === 'les' && service.elan === id);
  return {
    id,
    name,
    members: nodes.flatMap((node) => clientsOf(node, id)),
    servers: nodes.filter(serves).map((node) => node.id),
  };
}

const order = (a: Subnet, b: Subnet): number => {
  const [x, y] = [a, b].map(({ network }) => network.split('.').reduce((sum, part) => sum * 256 + Number(part), 0));
  return (x ?? 0) - (y ?? 0) || a.prefix - b.prefix;
};

function subnetViews({ nodes }: Pick<Model, 'nodes'>): readonly SubnetView[] {
  const views = new Map<string, Subnet & { members: SubnetMember[]; routers: SubnetMember[] }>();
  for (const node of nodes) {
    if (node.kind !== 'host' && node.kind !== 'router') continue;
    node.interfaces.forEach((entry, index) => {
      const subnet = subnetOf(entry);
      const key = `${subnet.network}/${subnet.prefix}`;
      const view = views.get(key) ?? { ...subnet, members: [], routers: [] };
      views.set(key, view);
      (node.kind === 'router' ? view.routers : view.members).push({ node: node.id, interface: index, ip: entry.ip });
    });
  }
  return [...views.values()].toSorted(order);
}

/** Emulated LANs and subnets with their members. */
export function networks({ model }: { readonly model: Model }): Networks {
  return { elans: model.elans.map((elan) => elanView(model, elan)), subnets: subnetViews(model) };
}

/** A network as MPOA sees it: route calculation in the routers with an MPS, forwarding in the devices with an MPC. */
export interface VirtualRouter {
  /** Routers with an MPS. */
  readonly servers: readonly number[];
  /** Hosts and edge devices with an MPC. */
  readonly edges: readonly number[];
  /** Subnets that one of the servers is in. */
  readonly subnets: readonly SubnetView[];
}

export function virtualRouter(scenario: { readonly model: Model }): VirtualRouter {
  const { nodes } = scenario.model;
  const servers = nodes.filter((node) => node.kind === 'router' && node.mps !== undefined).map(({ id }) => id);
  const edges = nodes
    .filter((node) => (node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined)
    .map(({ id }) => id);
  const subnets = subnetViews(scenario.model).filter(({ routers }) =>
    routers.some(({ node }) => servers.includes(node)),
  );
  return { servers, edges, subnets };
}
