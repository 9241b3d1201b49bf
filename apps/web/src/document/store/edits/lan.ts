/** Which devices share a LAN: Ethernet segments joined by hubs and edge devices, and the emulated LANs that these bridge to. */

import {
  isEthernet,
  type LinkEnd,
  type Model,
  nextSubnet,
  type Subnet,
  subnetOf,
  subnetOfElan,
  Wiring,
} from '@lanelab/scenario';

/** What lies behind a port of a device: hosts and routers by their ports, and emulated LANs. */
export interface Segment {
  readonly stations: readonly LinkEnd[];
  readonly elans: ReadonlySet<number>;
}

/** Ports of a hub or edge device that a frame goes on to from one of them; the ELANs that it goes to besides. */
function bridgedTo(
  wiring: Wiring,
  { node, port }: LinkEnd,
): { readonly ports: readonly number[]; readonly elans: readonly number[] } {
  const device = wiring.nodes.get(node);
  if (device?.kind === 'hub') return { ports: device.ports.map(({ id }) => id), elans: [] };
  if (device?.kind !== 'edge') return { ports: [], elans: [] };
  const ethernet = device.ports.filter(({ phy }) => isEthernet(phy)).map(({ id }) => id);
  const bridges = device.bridges.filter((bridge) => bridge.ethernet.includes(port));
  // Before it has a bridge, an edge device will put all its Ethernet ports into the first one.
  if (device.bridges.length === 0) return { ports: ethernet, elans: [] };
  return { ports: bridges.flatMap((bridge) => bridge.ethernet), elans: bridges.map(({ elan }) => elan) };
}

/** All that frames reach which arrive at a device by one of its Ethernet ports. */
export function segmentAt(model: Model, from: LinkEnd, wiring = new Wiring(model)): Segment {
  const stations: LinkEnd[] = [];
  const elans = new Set<number>();
  const seen = new Set<string>();
  const arrive = (end: LinkEnd): void => {
    const key = `${end.node}/${end.port}`;
    const device = wiring.nodes.get(end.node);
    if (seen.has(key) || device === undefined) return;
    seen.add(key);
    if (device.kind === 'host' || device.kind === 'router') stations.push(end);
    const { ports, elans: bridged } = bridgedTo(wiring, end);
    for (const elan of bridged) elans.add(elan);
    for (const port of ports) {
      seen.add(`${end.node}/${port}`);
      const far = wiring.far({ node: end.node, port });
      if (far !== undefined) arrive(far.end);
    }
  };
  arrive(from);
  return { stations, elans };
}

/** The subnet of the first of these stations that has an address on its port. */
function subnetOfStations(model: Model, stations: readonly LinkEnd[]): Subnet | null {
  for (const { node: id, port } of stations) {
    const node = model.nodes.find((entry) => entry.id === id);
    if (node?.kind !== 'host' && node?.kind !== 'router') continue;
    const entry = node.interfaces.find((candidate) => candidate.port === port && candidate.over === 'ethernet');
    if (entry !== undefined) return subnetOf(entry);
  }
  return null;
}

/** Hosts and routers on the Ethernet side of the edge devices of an emulated LAN. */
export function stationsBehind(model: Model, elan: number): readonly LinkEnd[] {
  const wiring = new Wiring(model);
  return model.nodes.flatMap((node) =>
    node.kind === 'edge'
      ? node.bridges
          .filter((bridge) => bridge.elan === elan)
          .flatMap(({ ethernet }) => ethernet)
          .flatMap((port) => {
            const far = wiring.far({ node: node.id, port });
            return far === undefined ? [] : segmentAt(model, far.end, wiring).stations;
          })
      : [],
  );
}

/** The subnet of an emulated LAN: of its first member with an address, else of the first station behind its edge devices. */
export const lanSubnet = (model: Model, elan: number): Subnet | null =>
  subnetOfElan(model, elan) ?? subnetOfStations(model, stationsBehind(model, elan));

/** The subnet of what is behind a port, where anybody there has an address; else a new one; null where none is left. */
export function subnetAt(model: Model, from: LinkEnd): Subnet | null {
  const { stations, elans } = segmentAt(model, from);
  for (const elan of elans) {
    const subnet = lanSubnet(model, elan);
    if (subnet !== null) return subnet;
  }
  return subnetOfStations(model, stations) ?? nextSubnet(model);
}
