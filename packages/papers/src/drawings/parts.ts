/** Names and roles of what the views draw. */

import type { DrawingNode } from '@lanelab/charts';
import { say } from '@lanelab/messages/network-drawing';
import { type Model, type Node, networks, type SubnetView, servicesOf } from '@lanelab/scenario';

/** What runs on a device: `LECS, LES and BUS`, `MPS`, `MPC`. */
export function rolesOf(node: Node): string {
  const services = new Set(servicesOf(node).map(({ kind }) => say(`role.${kind}`)));
  if (node.kind === 'router' && node.mps !== undefined) services.add(say('role.mps'));
  if ((node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined) services.add(say('role.mpc'));
  return [...services].join(', ');
}

export const idOf = (node: number): string => `n${node}`;

export const deviceAt = (node: Node, x: number, y: number, detail = rolesOf(node)): DrawingNode => ({
  id: idOf(node.id),
  kind: node.kind,
  name: node.name,
  detail,
  x: Math.round(x),
  y: Math.round(y),
});

/** A subnet with the emulated LAN that it lies in, or an emulated LAN without IP. */
export interface Net {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Hosts, and the edge devices of a LAN without IP. */
  readonly members: readonly number[];
  readonly routers: readonly number[];
}

const unique = (ids: readonly number[]): readonly number[] => [...new Set(ids)];

function elanNameOf(model: Model, { members, routers }: SubnetView): string {
  for (const entry of [...members, ...routers]) {
    const node = model.nodes.find(({ id }) => id === entry.node);
    const elan = node !== undefined && 'interfaces' in node ? node.interfaces[entry.interface]?.elan : undefined;
    const found = model.elans.find(({ id }) => id === elan);
    if (found !== undefined) return found.name;
  }
  return '';
}

/** Subnets by address, then emulated LANs that no subnet lies in but somebody has joined. */
export function netsOf(model: Model): readonly Net[] {
  const { subnets, elans } = networks({ model });
  const named = subnets.map((subnet): Net & { readonly elan: string } => {
    const elan = elanNameOf(model, subnet);
    const name = `${subnet.network}/${subnet.prefix}`;
    return {
      id: name,
      name,
      elan,
      detail: elan === '' ? '' : say('net.elan', { name: elan }),
      members: unique(subnet.members.map(({ node }) => node)),
      routers: unique(subnet.routers.map(({ node }) => node)),
    };
  });
  const known = new Set(named.map(({ elan }) => elan));
  const bare = elans
    .filter(({ name, members }) => !known.has(name) && members.length > 0)
    .map(({ id, name, members }) => ({
      id: `e${id}`,
      name: say('net.elan', { name }),
      detail: say('net.no-subnet'),
      members: unique(members.map(({ node }) => node)),
      routers: [],
    }));
  return [...named, ...bare];
}

export const netAt = ({ id, name, detail }: Net, x: number, y: number): DrawingNode => ({
  id,
  kind: 'subnet',
  name,
  detail,
  x: Math.round(x),
  y: Math.round(y),
});
