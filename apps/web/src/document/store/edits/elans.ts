/** Edits of emulated LANs: a new one with the servers that it needs, and devices that join as they are linked. */

import { say } from '@lanelab/messages/edits';
import {
  autoElan,
  type Edge,
  type Elan,
  type Host,
  type Interface,
  isEthernet,
  type Model,
  nextAddress,
  nextRouterAddress,
  nextSubnet,
  type Phy,
  type Router,
  type Switch,
  servicesOf,
  subnetOfElan,
} from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done, nameOf, nodeOf, refuse, replaceNode, withModel } from './model.ts';

/** Largest IP packet of an Ethernet, drawn or emulated, in octets. */
const ETHERNET_MTU = 1_500;

/** The switch that runs the servers of a new ELAN: the first that signals, else the first, which then learns to. */
const homeOf = ({ nodes }: Model): Switch | null => {
  const switches = nodes.filter((node) => node.kind === 'switch');
  return switches.find(({ signalling }) => signalling !== undefined) ?? switches[0] ?? null;
};

/** A model with one more ELAN, its LES and BUS, and a LECS where there is none; null without a switch. */
function withNewElan(model: Model): { readonly model: Model; readonly elan: Elan; readonly home: Switch } | null {
  const home = homeOf(model);
  if (home === null) return null;
  const elan = autoElan(model);
  const hasLecs = model.nodes.some((node) => servicesOf(node).some(({ kind }) => kind === 'lecs'));
  const served = replaceNode(model, home.id, () => ({
    ...home,
    signalling: home.signalling ?? {},
    services: [
      ...(home.services ?? []),
      ...(hasLecs ? [] : [{ kind: 'lecs' as const }]),
      { kind: 'les' as const, elan: elan.id },
    ],
  }));
  return { model: { ...served, elans: [...served.elans, elan] }, elan, home };
}

/** A new ELAN whose servers live in a switch that signals. */
export const addElan: Edit = (scenario) => {
  const added = withNewElan(scenario.model);
  if (added === null) return refuse(say('elan.no-switch'));
  return done(withModel(scenario, added.model), say('elan.added', { elan: added.elan.name, device: added.home.name }));
};

/** Takes an ELAN away with the servers that it alone had; refused while somebody is in it. */
export const removeElan =
  (id: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const elan = model.elans.find((entry) => entry.id === id);
    if (elan === undefined) return refuse(say('elan.gone'));
    const member = model.nodes.find((node) =>
      node.kind === 'edge'
        ? node.bridges.some((bridge) => bridge.elan === id)
        : (node.kind === 'host' || node.kind === 'router') && node.interfaces.some((entry) => entry.elan === id),
    );
    if (member !== undefined) return refuse(say('elan.in-use', { device: member.name, elan: elan.name }));
    const nodes = model.nodes.map((node) =>
      (node.kind === 'switch' || node.kind === 'router' || node.kind === 'server') && node.services !== undefined
        ? { ...node, services: node.services.filter((entry) => entry.kind !== 'les' || entry.elan !== id) }
        : node,
    );
    const elans = model.elans.filter((entry) => entry.id !== id);
    return done(withModel(scenario, { nodes, elans }), say('elan.removed', { elan: elan.name }));
  };

/** Which of a device's LAN emulation clients: by its position among the interfaces or bridges. */
export type ClientPlace = { readonly interface: number } | { readonly bridge: number };

/** A new ELAN, and one client put into it. */
export const moveToNewElan =
  (id: number, place: ClientPlace): Edit =>
  (scenario) => {
    const added = withNewElan(scenario.model);
    if (added === null) return refuse(say('elan.no-switch'));
    const { elan } = added;
    const model = replaceNode(added.model, id, (node) => {
      if (node.kind === 'edge' && 'bridge' in place)
        return {
          ...node,
          bridges: node.bridges.map((entry, index) => (index === place.bridge ? { ...entry, elan: elan.id } : entry)),
        };
      if ((node.kind !== 'host' && node.kind !== 'router') || !('interface' in place)) return node;
      const interfaces = node.interfaces.map((entry, index) =>
        index === place.interface ? { ...entry, over: 'lane' as const, elan: elan.id, mtu: ETHERNET_MTU } : entry,
      );
      return { ...node, interfaces };
    });
    return done(withModel(scenario, model), say('elan.joined-new', { device: nameOf(model, id), elan: elan.name }));
  };

function lanInterface(model: Model, port: number, elan: number, next: typeof nextAddress): Interface | null {
  const subnet = subnetOfElan(model, elan) ?? nextSubnet(model);
  const ip = subnet === null ? null : next(model, subnet);
  return subnet === null || ip === null
    ? null
    : { port, ip, prefix: subnet.prefix, over: 'lane', elan, mtu: ETHERNET_MTU };
}

/** What a host or router gets by itself on a port; null where permanent circuits are as good. */
function joined(model: Model, node: Host | Router, port: number, isSignalled: boolean): Model | null {
  if (!isSignalled || model.elans.length === 0) return null;
  if (node.kind === 'host') {
    const entry = lanInterface(model, port, model.elans[0]?.id ?? 0, nextAddress);
    return entry === null
      ? null
      : replaceNode(model, node.id, () => ({ ...node, interfaces: [...node.interfaces, entry] }));
  }
  return model.elans.reduce((current, { id }) => {
    const entry = lanInterface(current, port, id, nextRouterAddress);
    return replaceNode(current, node.id, (old) =>
      old.kind === 'router' && entry !== null ? { ...old, interfaces: [...old.interfaces, entry] } : old,
    );
  }, model);
}

/** An Ethernet port joins the first bridge, an ATM port gets one of its own in the first ELAN. */
function bridged(model: Model, edge: Edge, port: number, phy: Phy, isSignalled: boolean): Model {
  const [first, ...others] = edge.bridges;
  if (isEthernet(phy)) {
    if (first === undefined || edge.bridges.some(({ ethernet }) => ethernet.includes(port))) return model;
    const bridges = [{ ...first, ethernet: [...first.ethernet, port] }, ...others];
    return replaceNode(model, edge.id, () => ({ ...edge, bridges }));
  }
  const [elan] = model.elans;
  if (!isSignalled || elan === undefined || first !== undefined) return model;
  const ethernet = edge.ports.filter((entry) => isEthernet(entry.phy)).map(({ id }) => id);
  return replaceNode(model, edge.id, () => ({ ...edge, bridges: [{ port, elan: elan.id, ethernet }] }));
}

/** A model in which a device whose port has just been linked is in the first ELAN; null where that is not for it. */
export function withElanMember(model: Model, id: number, port: number, phy: Phy, other: number): Model | null {
  const node = nodeOf(model, id);
  const far = nodeOf(model, other);
  const isSignalled = far?.kind === 'switch' && far.signalling !== undefined;
  if (node?.kind === 'edge') return bridged(model, node, port, phy, isSignalled);
  return node?.kind === 'host' || node?.kind === 'router' ? joined(model, node, port, isSignalled) : null;
}

/** The entry of a host on an Ethernet port: in the first ELAN's subnet, which a bridge leads to, where there is one. */
export function ethernetInterface(model: Model, port: number): Interface | null {
  const [elan] = model.elans;
  const subnet = (elan === undefined ? null : subnetOfElan(model, elan.id)) ?? nextSubnet(model);
  const own = subnet === null ? null : nextAddress(model, subnet);
  return subnet === null || own === null
    ? null
    : { port, ip: own, prefix: subnet.prefix, over: 'ethernet', mtu: ETHERNET_MTU };
}
