/** Edits of who is in an emulated LAN, by its own list of members or by dragging: joining and leaving. */

import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/edits';
import {
  defaultMtu,
  type Edge,
  type Host,
  isEthernet,
  type Model,
  type Node,
  networks,
  nextSubnet,
  type Router,
} from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { inOneStep } from './compose.ts';
import { homeNear, withNewElan } from './elan-service.ts';
import { type ClientPlace, entryFor, movedTo, settled, withEntry } from './join-elan.ts';
import { lanSubnet } from './lan.ts';
import { done, nameOf, nodeOf, refuse, replaceNode, withModel } from './model.ts';

type Client = Host | Router | Edge;

const isClient = (node: Node | undefined): node is Client =>
  node?.kind === 'host' || node?.kind === 'router' || node?.kind === 'edge';

/** The ATM port of a device that is on a link; its first one where none is. */
function atmPort({ links }: Model, { id, ports }: Client): number | null {
  const atm = ports.filter(({ phy }) => !isEthernet(phy));
  const isLinked = (port: number) =>
    links.some(({ a, b }) => [a, b].some((end) => end.node === id && end.port === port));
  return (atm.find((port) => isLinked(port.id)) ?? atm[0])?.id ?? null;
}

/** Whether a device has a client in an emulated LAN. */
export const isIn = (model: Model, node: number, elan: number): boolean =>
  networks({ model }).elans.some(({ id, members }) => id === elan && members.some((member) => member.node === node));

/** Whether a device can be in an emulated LAN: a host, router or edge device with an ATM port. */
export function mayJoin(model: Model, id: number): boolean {
  const node = nodeOf(model, id);
  return isClient(node) && atmPort(model, node) !== null;
}

/** Devices that could join an ELAN: hosts, routers and edge devices with an ATM port that are not in it yet. */
export const candidatesFor = (model: Model, elan: number): readonly Client[] =>
  model.nodes.filter(isClient).filter(({ id }) => mayJoin(model, id) && !isIn(model, id, elan));

/** The client of a host or edge device that moves when it joins another ELAN; null where it gets one more. */
function clientToMove(node: Client, port: number): ClientPlace | null {
  if (node.kind === 'router') return null;
  if (node.kind === 'edge') return node.bridges.length === 0 ? null : { bridge: 0 };
  const lane = node.interfaces.findIndex(({ over }) => over === 'lane');
  if (lane >= 0) return { interface: lane };
  // What permanent circuits lead to stays as it is.
  const idle = node.interfaces.findIndex((entry) => entry.port === port && entry.over === undefined);
  return idle >= 0 && node.pvcs.length === 0 ? { interface: idle } : null;
}

/** A model in which a device has one more client, in an ELAN; null where no address is free. */
function withClient(
  model: Model,
  node: Client,
  port: number,
  elan: number,
): { readonly model: Model; readonly place: ClientPlace } | null {
  if (node.kind === 'edge') {
    const ethernet = node.ports.filter(({ phy }) => isEthernet(phy)).map(({ id }) => id);
    const bridged = replaceNode(model, node.id, () => ({ ...node, bridges: [{ port, elan, ethernet }] }));
    return { model: bridged, place: { bridge: 0 } };
  }
  const subnet = lanSubnet(model, elan) ?? nextSubnet(model);
  const entry = entryFor(model, node, subnet, { port, over: 'lane', elan });
  const place = { interface: node.interfaces.length };
  return entry === null ? null : { model: withEntry(model, node.id, entry), place };
}

/** Puts a device into an ELAN: a host or edge device leaves the one that it was in, a router is in both. */
export const joinElan =
  (id: number, elan: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    const name = model.elans.find((entry) => entry.id === elan)?.name;
    if (name === undefined) return refuse(say('elan.gone'));
    if (!isClient(node)) return refuse(say('elan.no-client', { device: node?.name ?? say('device.unknown') }));
    if (isIn(model, id, elan)) return refuse(say('elan.already-in', { device: node.name, elan: name }));
    const port = atmPort(model, node);
    if (port === null) return refuse(say('elan.no-port', { device: node.name }));
    const place = clientToMove(node, port);
    const joined =
      place === null ? withClient(model, node, port, elan) : { model: movedTo(model, id, place, elan), place };
    if (joined === null) return refuse(say('interface.no-address'));
    const after = settled(joined.model, id, joined.place);
    return done(withModel(scenario, after), say('elan.joined', { device: node.name, elan: name }));
  };

/** Several devices put into an ELAN in one step; those that are in it already stay. */
export const joinElanTogether =
  (ids: readonly number[], elan: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const joining = ids.filter((id) => isClient(nodeOf(model, id)) && !isIn(model, id, elan));
    const [first] = joining;
    const name = model.elans.find((entry) => entry.id === elan)?.name ?? '';
    if (first === undefined || joining.length === 1) return joinElan(first ?? ids[0] ?? 0, elan)(scenario);
    return inOneStep(
      say('elan.several-joined', { count: joining.length, elan: name }),
      joining.map((id) => joinElan(id, elan)),
    )(scenario);
  };

/** Several devices put into a new ELAN in one step; its servers run in the switch beside the first of them. */
export const joinNewElan =
  (ids: readonly number[]): Edit =>
  (scenario) => {
    const { model } = scenario;
    const joining = ids.filter((id) => mayJoin(model, id));
    const [first = 0] = joining;
    if (joining.length === 0) return refuse(say('elan.no-port', { device: nameOf(model, ids[0] ?? 0) }));
    const added = withNewElan(model, homeNear(model, first) ?? undefined);
    if (added === null) return refuse(say('elan.no-switch'));
    const { id, name } = added.elan;
    const did =
      joining.length === 1
        ? say('elan.joined-new', { device: nameOf(model, first), elan: name })
        : say('elan.several-joined-new', { count: joining.length, elan: name });
    return inOneStep(
      did,
      joining.map((node) => joinElan(node, id)),
    )(withModel(scenario, added.model));
  };

/** A router put into every ELAN that it is not in yet. */
export const joinEveryElan =
  (router: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const missing = model.elans.filter(({ id }) => !isIn(model, router, id));
    const did = say('elan.joined-every', {
      device: nameOf(model, router),
      elans: list(missing.map(({ name }) => name)),
    });
    return inOneStep(
      did,
      missing.map(({ id }) => joinElan(router, id)),
    )(scenario);
  };

/** Takes a device out of an ELAN: an edge device loses the bridge, a host keeps its only address for permanent circuits. */
export const leaveElan =
  (id: number, elan: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    const name = model.elans.find((entry) => entry.id === elan)?.name;
    if (name === undefined) return refuse(say('elan.gone'));
    if (!isClient(node) || !isIn(model, id, elan))
      return refuse(say('elan.not-in', { device: node?.name ?? '', elan: name }));
    const left = replaceNode(model, id, () => {
      if (node.kind === 'edge') return { ...node, bridges: node.bridges.filter((bridge) => bridge.elan !== elan) };
      const interfaces = node.interfaces.filter((entry) => entry.elan !== elan);
      const [only] = node.interfaces;
      if (node.kind === 'router' || interfaces.length > 0 || only === undefined) return { ...node, interfaces };
      const { port, ip, prefix } = only;
      return { ...node, interfaces: [{ port, ip, prefix, mtu: defaultMtu('pvc') }] };
    });
    return done(withModel(scenario, left), say('elan.left', { device: node.name, elan: name }));
  };
