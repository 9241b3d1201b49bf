/** What the editor fills in by itself: subnets, addresses, gateways, emulated LANs, names. Nothing here changes a model. */

import { ipToNumber, networkOf, numberToIp } from '../schema/addressing.ts';
import type { Model } from '../schema/document.ts';
import type { Elan } from '../schema/elan.ts';
import type { Interface } from '../schema/interface.ts';

/** An IP subnet: its first address, and the length of its prefix. */
export interface Subnet {
  readonly network: string;
  readonly prefix: number;
}

type Nodes = Pick<Model, 'nodes'>;

const AUTO_PREFIX = 24;
const FIRST_AUTO = ipToNumber('10.0.1.0');
const LAST_AUTO = ipToNumber('10.255.255.0');

/** Every IP interface of hosts and routers. */
export const interfacesOf = ({ nodes }: Nodes): readonly Interface[] =>
  nodes.flatMap((node) => (node.kind === 'host' || node.kind === 'router' ? node.interfaces : []));

export const subnetOf = ({ ip, prefix }: Pick<Interface, 'ip' | 'prefix'>): Subnet => ({
  network: networkOf(ip, prefix),
  prefix,
});

const sizeOf = (prefix: number): number => 2 ** (32 - prefix);

/** Whether an address lies in a subnet. */
export const isInSubnet = (ip: string, { network, prefix }: Subnet): boolean =>
  networkOf(ip, prefix) === networkOf(network, prefix);

/**
 * The first 10.x.y.0/24, from 10.0.1.0 on, in which nobody has an address and which lies in nobody's subnet, nor in a reserved
 * one; null where all are taken.
 */
export function nextSubnet(model: Nodes, reserved: readonly Subnet[] = []): Subnet | null {
  const taken = [...interfacesOf(model).map(subnetOf), ...reserved].map(({ network, prefix }) => {
    const first = ipToNumber(network);
    return { first, last: first + sizeOf(prefix) - 1 };
  });
  const size = sizeOf(AUTO_PREFIX);
  for (let first = FIRST_AUTO; first <= LAST_AUTO; first += size)
    if (taken.every((range) => range.last < first || range.first >= first + size))
      return { network: numberToIp(first), prefix: AUTO_PREFIX };
  return null;
}

/** Host addresses of a subnet: all but its first and last, which a /31 and a /32 have as well (RFC 3021). */
function hostRange({ network, prefix }: Subnet): { readonly first: number; readonly last: number } {
  const start = ipToNumber(networkOf(network, prefix));
  const edge = prefix < 31 ? 1 : 0;
  return { first: start + edge, last: start + sizeOf(prefix) - 1 - edge };
}

const takenIn = (model: Nodes): ReadonlySet<number> => new Set(interfacesOf(model).map(({ ip }) => ipToNumber(ip)));

/** The lowest address of a subnet that nobody has and that is not reserved, for a host; null where it is full. */
export function nextAddress(model: Nodes, subnet: Subnet, reserved: ReadonlySet<string> = new Set()): string | null {
  const taken = takenIn(model);
  const { first, last } = hostRange(subnet);
  for (let ip = first; ip <= last; ip += 1) if (!taken.has(ip) && !reserved.has(numberToIp(ip))) return numberToIp(ip);
  return null;
}

/** The highest free address of a subnet, for a router; null where it is full. */
export function nextRouterAddress(model: Nodes, subnet: Subnet): string | null {
  const taken = takenIn(model);
  const { first, last } = hostRange(subnet);
  for (let ip = last; ip >= first; ip -= 1) if (!taken.has(ip)) return numberToIp(ip);
  return null;
}

/** The address of the first router in a subnet; null where there is none. */
export function gatewayOf(model: Nodes, subnet: Subnet): string | null {
  const entries = model.nodes.flatMap((node) => (node.kind === 'router' ? node.interfaces : []));
  return entries.find(({ ip, prefix }) => prefix === subnet.prefix && isInSubnet(ip, subnet))?.ip ?? null;
}

/** The subnet that the first member of an emulated LAN with an address is in; null where nobody has one. */
export function subnetOfElan(model: Nodes, elan: number): Subnet | null {
  const member = interfacesOf(model).find((entry) => entry.elan === elan);
  return member === undefined ? null : subnetOf(member);
}

/** The stem with the lowest number from 1 on that nobody has: `H1`, `elan 2`. */
export function freeName(taken: readonly string[], stem: string): string {
  const names = new Set(taken);
  let number = 1;
  while (names.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** An emulated LAN that the model does not have yet. */
export function autoElan({ elans }: Pick<Model, 'elans'>): Elan {
  const ids = new Set(elans.map(({ id }) => id));
  let id = 1;
  while (ids.has(id)) id += 1;
  const name = freeName(
    elans.map((elan) => elan.name),
    'elan ',
  );
  return { id, name, maxFrame: 1_516, version: 2 };
}
