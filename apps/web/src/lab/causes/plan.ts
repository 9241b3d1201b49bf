/** Silence by the plan of addresses: subnets that do not match LANs, no gateway, no route. */
import { say } from '@lanelab/messages/causes';
import {
  isEthernet,
  isInSubnet,
  type Model,
  overOf,
  type Subnet,
  servicesOf,
  subnetOf,
  Wiring,
} from '@lanelab/scenario';
import { giveAddressOf } from '../../document/store/edits/addresses.ts';
import { joinElanTogether } from '../../document/store/edits/elan-members.ts';
import { setField } from '../../document/store/edits/field.ts';
import { segmentAt } from '../../document/store/edits/lan.ts';
import { joinWithRouter } from '../../document/store/edits/routers.ts';
import { type Finding, fixed } from './cause.ts';
import type { Evidence } from './evidence.ts';
import { elanOf, type Foot, isOneLan, type Leg, lanOf, type Route } from './legs.ts';

const subnetWords = ({ network, prefix }: Subnet): string => `${network}/${prefix}`;

/** Stations on the LAN of one, besides itself. */
function neighboursOf(model: Model, foot: Foot): readonly Foot[] {
  const lan = lanOf(model, foot);
  return model.nodes
    .filter((node) => node.kind === 'host' || node.kind === 'router')
    .flatMap((node) => node.interfaces.map((entry): Foot => ({ node, entry })))
    .filter(({ node, entry }) => entry !== foot.entry && lanOf(model, { node, entry }) === lan);
}

/** Whether an ATMARP server says that an address of Classical IP is in the right subnet. */
const isServed = ({ nodes }: Model, { ip }: Foot['entry']): boolean =>
  nodes.some((node) => servicesOf(node).some((service) => service.kind === 'atmarp' && isInSubnet(ip, service)));

/** A station whose subnet nobody else on its LAN has: routers first, since a router there says which subnet is meant. */
export function strayFinding({ scenario: { model } }: Evidence, foot: Foot): Finding | null {
  if (isServed(model, foot.entry)) return null;
  const neighbours = neighboursOf(model, foot);
  const isAlone = neighbours.every(({ entry }) => !isInSubnet(entry.ip, subnetOf(foot.entry)));
  const other = neighbours.find(({ node }) => node.kind === 'router') ?? neighbours[0];
  if (other === undefined || !isAlone) return null;
  const named = { device: foot.node.name, other: other.node.name };
  return {
    code: 'two-subnets-one-lan',
    node: foot.node.id,
    sentence: say('two-subnets-one-lan', { from: other.node.name, to: foot.node.name }),
    fix: fixed(
      say('fix.subnet', named),
      giveAddressOf(foot.node.id, foot.node.interfaces.indexOf(foot.entry), other.entry),
    ),
  };
}

/** Devices that put a station into an emulated LAN: itself, or the edge devices at its Ethernet. */
function clientsFor(model: Model, { node, entry }: Foot): readonly number[] {
  if (overOf(entry) === 'lane') return [node.id];
  const wiring = new Wiring(model);
  return model.nodes
    .filter((edge) => edge.kind === 'edge')
    .filter((edge) =>
      edge.ports.some(({ id, phy }) => {
        const far = isEthernet(phy) ? wiring.far({ node: edge.id, port: id }) : undefined;
        return far !== undefined && segmentAt(model, far.end, wiring).stations.some((end) => end.node === node.id);
      }),
    )
    .map(({ id }) => id);
}

/** A leg whose ends are in one subnet and on different LANs. */
export function lanFinding({ scenario: { model } }: Evidence, { from, to }: Leg): Finding | null {
  if (['pvc', 'svc'].includes(overOf(from.entry)) || isOneLan(model, from, to)) return null;
  // A router is in several LANs: the one of this subnet is meant.
  const [anchor, other] = to.node.kind === 'router' ? [to, from] : [from, to];
  const elan = elanOf(model, anchor) ?? elanOf(model, other) ?? model.elans[0]?.id ?? 0;
  const joining = [...new Set([from, to].flatMap((foot) => clientsFor(model, foot)))];
  const named = { from: from.node.name, to: to.node.name, ip: to.entry.ip };
  return {
    code: 'one-subnet-two-lans',
    node: to.node.id,
    sentence: say('one-subnet-two-lans', named),
    fix: fixed(say('fix.join', { device: to.node.name, other: from.node.name }), joinElanTogether(joining, elan)),
  };
}

/** A packet that a station cannot send on: no router in its subnet, or one without a route. */
export function routeFinding({ stuck }: Route, from: Foot, to: Foot): Finding | null {
  if (stuck === null) return null;
  const named = { device: stuck.at.node.name, to: to.node.name, subnet: subnetWords(stuck.towards) };
  const node = stuck.at.node.id;
  if (stuck.at.node.kind === 'router')
    return {
      code: 'no-route',
      node,
      sentence: say('no-route', named),
      fix: fixed(say('fix.router'), joinWithRouter(from.node.id, to.node.id)),
    };
  if (stuck.at.node.gateway !== undefined)
    return {
      code: 'no-gateway',
      node,
      sentence: say('wrong-gateway', { ...named, gateway: stuck.at.node.gateway }),
      fix: fixed(
        say('fix.gateway', named),
        setField({ of: 'nodes', id: node }, ['gateway'], undefined, say('gateway')),
      ),
    };
  return {
    code: 'no-gateway',
    node,
    sentence: say('no-gateway', named),
    fix: fixed(say('fix.router'), joinWithRouter(from.node.id, to.node.id)),
  };
}
