/** Addresses for a network that comes into a document: LANs of its own get subnets of their own, others a free address in theirs. */

import {
  type Interface,
  interfacesOf,
  ipToNumber,
  isInSubnet,
  type Model,
  type Node,
  nextAddress,
  nextSubnet,
  numberToIp,
  overOf,
  type Subnet,
  servicesOf,
  subnetOf,
  Wiring,
} from '@lanelab/scenario';
import { addressesOf, freeAddress, networkOf } from '../naming.ts';
import { readdressed } from './addresses.ts';
import { segmentAt } from './lan.ts';

const keyOf = ({ network, prefix }: Subnet): string => `${network}/${prefix}`;

const sizeOf = ({ prefix }: Subnet): number => 2 ** (32 - prefix);

function overlaps(a: Subnet, b: Subnet): boolean {
  const [x, y] = [ipToNumber(a.network), ipToNumber(b.network)];
  return x < y + sizeOf(b) && y < x + sizeOf(a);
}

/** Whether an interface is on a LAN that comes along, and not on one that is in the document already. */
function isOnOwnLan(part: Model, wiring: Wiring, known: ReadonlySet<number>, node: Node, entry: Interface): boolean {
  switch (overOf(entry)) {
    case 'lane':
      return !known.has(entry.elan ?? 0);
    case 'svc':
      return part.nodes.some((other) =>
        servicesOf(other).some((service) => service.kind === 'atmarp' && isInSubnet(entry.ip, service)),
      );
    case 'ethernet': {
      const far = wiring.far({ node: node.id, port: entry.port });
      return far !== undefined && ![...segmentAt(part, far.end, wiring).elans].some((elan) => known.has(elan));
    }
    default:
      return false;
  }
}

/** Subnets of a network's own LANs, each once. */
function ownSubnets(part: Model, known: ReadonlySet<number>): readonly Subnet[] {
  const wiring = new Wiring(part);
  const own = part.nodes.flatMap((node) =>
    node.kind === 'host' || node.kind === 'router'
      ? node.interfaces.filter((entry) => isOnOwnLan(part, wiring, known, node, entry)).map(subnetOf)
      : [],
  );
  return [...new Map(own.map((subnet) => [keyOf(subnet), subnet])).values()];
}

/** A subnet for each of a network's own that the document has already. */
function movedSubnets(part: Model, into: Model, known: ReadonlySet<number>): ReadonlyMap<string, Subnet> {
  const taken = interfacesOf(into).map(subnetOf);
  const moved = new Map<string, Subnet>();
  const nodes = [...into.nodes, ...part.nodes];
  for (const own of ownSubnets(part, known)) {
    if (!taken.some((other) => overlaps(own, other))) continue;
    const next = nextSubnet({ nodes }, [...moved.values()]);
    if (next !== null && own.prefix >= next.prefix)
      moved.set(keyOf(own), { network: next.network, prefix: own.prefix });
  }
  return moved;
}

/** An address at the same place of another subnet. */
const shifted = (ip: string, from: Subnet, to: Subnet): string =>
  numberToIp(ipToNumber(to.network) + ipToNumber(ip) - ipToNumber(from.network));

/** Routes to moved subnets, and ATMARP servers of them, which say the subnet and no address in it. */
function withSubnets(model: Model, moved: ReadonlyMap<string, Subnet>): Model {
  const of = <T extends Subnet>(entry: T): T => ({ ...entry, ...moved.get(keyOf(entry)) });
  const nodes = model.nodes.map((node): Node => {
    const services = servicesOf(node).map((service) => (service.kind === 'atmarp' ? of(service) : service));
    if (node.kind === 'host') return node.routes === undefined ? node : { ...node, routes: node.routes.map(of) };
    if (node.kind === 'router') return { ...node, routes: node.routes.map(of), services };
    if (node.kind === 'server') return { ...node, services };
    return node.kind === 'switch' && node.services !== undefined ? { ...node, services } : node;
  });
  return { ...model, nodes };
}

/** A free address for each that somebody in the document has, in the same subnet where that is a LAN with room. */
function freeAddresses(part: Model, into: Model, renamed: Map<string, string>): void {
  const taken = new Set([...interfacesOf(into).map(({ ip }) => ip), ...renamed.values()]);
  const network = addressesOf(into).size === 0 ? networkOf(part) : networkOf(into);
  for (const entry of interfacesOf(part)) {
    if (renamed.has(entry.ip) || !taken.has(entry.ip)) continue;
    const inLan = overOf(entry) === 'pvc' ? null : nextAddress(part, subnetOf(entry), taken);
    const next = inLan ?? freeAddress(network, new Set([...taken, ...interfacesOf(part).map(({ ip }) => ip)]));
    taken.add(next);
    renamed.set(entry.ip, next);
  }
}

/**
 * A network with addresses that the document does not have.
 * @param known ELANs of the network, by its own ids, that are those of the document
 */
export function withNewAddresses(part: Model, into: Model, known: ReadonlySet<number>): Model {
  const moved = movedSubnets(part, into, known);
  const renamed = new Map<string, string>();
  for (const entry of interfacesOf(part)) {
    const from = subnetOf(entry);
    const to = moved.get(keyOf(from));
    if (to !== undefined) renamed.set(entry.ip, shifted(entry.ip, from, to));
  }
  freeAddresses(part, into, renamed);
  return withSubnets(readdressed(part, renamed), moved);
}
