/** The path of a flow's packets as the documents of a network have it: legs from one station to the next, each on one LAN. */
import {
  type Edge,
  gatewayOf,
  type Host,
  type Interface,
  isInSubnet,
  type Model,
  overOf,
  type Router,
  type Subnet,
  subnetOf,
  Wiring,
} from '@lanelab/scenario';
import { segmentAt } from '../../document/store/edits/lan.ts';

type Station = Host | Router;

/** A station with the interface that it uses. */
export interface Foot {
  readonly node: Station;
  readonly entry: Interface;
}

/** Packets go from one foot to the other within a subnet. */
export interface Leg {
  readonly from: Foot;
  readonly to: Foot;
}

/** Legs to the destination; or the station that does not know where to go on, and the subnet that packets are for. */
export type Route =
  | { readonly legs: readonly Leg[]; readonly stuck: null }
  | { readonly legs: readonly Leg[]; readonly stuck: { readonly at: Foot; readonly towards: Subnet } };

/** A host with the interface that has an address; null where none has it. */
export function footAt(host: Host, ip: string): Foot | null {
  const entry = host.interfaces.find((candidate) => candidate.ip === ip);
  return entry === undefined ? null : { node: host, entry };
}

const isStation = (node: Model['nodes'][number]): node is Station => node.kind === 'host' || node.kind === 'router';

const isNear = (ip: string, entry: Interface): boolean => isInSubnet(ip, subnetOf(entry));

function footOf(model: Model, ip: string): Foot | null {
  for (const node of model.nodes.filter(isStation)) {
    const entry = node.interfaces.find((candidate) => candidate.ip === ip);
    if (entry !== undefined) return { node, entry };
  }
  return null;
}

/** The router's interface at which the subnet of an address is next; routers pass on to each other where need be. */
function nextRouter(model: Model, at: Router, ip: string): Foot | null {
  const routers = model.nodes.filter((node) => node.kind === 'router');
  const seen = new Set([at.id]);
  let frontier = at.interfaces.flatMap((entry) =>
    routers.flatMap((other) =>
      other.interfaces
        .filter((far) => other.id !== at.id && isNear(far.ip, entry))
        .map((far) => ({ first: { node: other, entry: far }, node: other })),
    ),
  );
  while (frontier.length > 0) {
    const found = frontier.find(({ node }) => node.interfaces.some((entry) => isNear(ip, entry)));
    if (found !== undefined) return found.first;
    const next = frontier.filter(({ node }) => !seen.has(node.id));
    for (const { node } of next) seen.add(node.id);
    frontier = next.flatMap(({ first, node }) =>
      node.interfaces.flatMap((entry) =>
        routers
          .filter((other) => !seen.has(other.id) && other.interfaces.some((far) => isNear(far.ip, entry)))
          .map((other) => ({ first, node: other })),
      ),
    );
  }
  return null;
}

const MOST_LEGS = 16;

/** Where packets of a host to an address go, by interfaces, gateways and the routers' subnets. */
export function routeTo(model: Model, from: Foot, ip: string): Route {
  const legs: Leg[] = [];
  let at = from;
  while (legs.length < MOST_LEGS) {
    const near = at.node.interfaces.find((entry) => overOf(entry) !== 'pvc' && isNear(ip, entry));
    const target = footOf(model, ip);
    if (near !== undefined && target !== null)
      return { legs: [...legs, { from: { node: at.node, entry: near }, to: target }], stuck: null };
    const stuck = { at, towards: target === null ? { network: ip, prefix: 32 } : subnetOf(target.entry) };
    const next = at.node.kind === 'router' ? nextRouter(model, at.node, ip) : gatewayFoot(model, at);
    if (next === null) return { legs, stuck };
    const out = at.node.interfaces.find((entry) => isNear(next.entry.ip, entry));
    if (out === undefined || next.node.id === at.node.id) return { legs, stuck };
    legs.push({ from: { node: at.node, entry: out }, to: next });
    at = next;
  }
  return { legs, stuck: { at, towards: { network: ip, prefix: 32 } } };
}

function gatewayFoot(model: Model, { node, entry }: Foot): Foot | null {
  if (node.kind !== 'host') return null;
  const via = node.gateway ?? gatewayOf(model, subnetOf(entry));
  return via === null ? null : footOf(model, via);
}

/** What tells one LAN from another: the ELAN, bridged Ethernet included, else the Ethernet segment; of Classical IP the subnet. */
export function lanOf(model: Model, { node, entry }: Foot): string {
  const over = overOf(entry);
  if (over === 'lane') return `elan ${entry.elan}`;
  if (over !== 'ethernet') return over;
  const far = new Wiring(model).far({ node: node.id, port: entry.port });
  const { stations, elans } =
    far === undefined ? { stations: [], elans: new Set<number>() } : segmentAt(model, far.end);
  const [elan] = elans;
  if (elan !== undefined) return `elan ${elan}`;
  return `segment ${Math.min(node.id, ...stations.map((station) => station.node))}`;
}

/** Emulated LANs that edge devices join to one by their Ethernets, itself included. */
function joinedElans(model: Model, elan: number): ReadonlySet<number> {
  const wiring = new Wiring(model);
  const bridges = model.nodes.flatMap((node) =>
    node.kind === 'edge' ? node.bridges.map((bridge) => ({ ...bridge, node: node.id })) : [],
  );
  const joined = new Set([elan]);
  for (const next of joined)
    for (const { node, ethernet } of bridges.filter((bridge) => bridge.elan === next))
      for (const port of ethernet) {
        const far = wiring.far({ node, port });
        for (const other of far === undefined ? [] : segmentAt(model, far.end, wiring).elans) joined.add(other);
      }
  return joined;
}

/** Whether frames get from one station to the other without a router. */
export function isOneLan(model: Model, a: Foot, b: Foot): boolean {
  if (lanOf(model, a) === lanOf(model, b)) return true;
  const [from, to] = [elanOf(model, a), elanOf(model, b)];
  return from !== null && to !== null && joinedElans(model, from).has(to);
}

/** The ELAN that a station is in, itself or behind an edge device; null where it is in none. */
export function elanOf(model: Model, foot: Foot): number | null {
  const [, id] = /^elan (\d+)$/.exec(lanOf(model, foot)) ?? [];
  return id === undefined ? null : Number(id);
}

/** Edge devices that bridge a station's Ethernet to an emulated LAN, each with the position of the bridge. */
export function edgesAt(
  model: Model,
  foot: Foot,
  elan: number,
): readonly { readonly edge: Edge; readonly bridge: number }[] {
  const wiring = new Wiring(model);
  const isBehind = (edge: Edge, ethernet: readonly number[]) =>
    ethernet.some((port) => {
      const far = wiring.far({ node: edge.id, port });
      return far !== undefined && segmentAt(model, far.end, wiring).stations.some(({ node }) => node === foot.node.id);
    });
  return model.nodes.flatMap((edge) =>
    edge.kind === 'edge'
      ? edge.bridges.flatMap((entry, bridge) =>
          entry.elan === elan && isBehind(edge, entry.ethernet) ? [{ edge, bridge }] : [],
        )
      : [],
  );
}
