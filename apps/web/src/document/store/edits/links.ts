/** Edits of links: joining, parting, PHY and length. */

import { defaultMtu, isEthernet, type Link, type Model, type Phy, type Point } from '@lanelab/scenario';
import { deviceOf } from '../../devices/registry.ts';
import { connection, nextPort } from '../legality.ts';
import { addressesOf, freeAddress, networkOf } from '../naming.ts';
import { selecting } from '../selection.ts';
import type { Edit } from '../types.ts';
import { restoreChannels } from './channels.ts';
import { ethernetInterface, withElanMember } from './elans.ts';
import { done, nameOf, nextId, nodeOf, refuse, replaceNode, withModel } from './model.ts';
import { pruned, withoutLinks } from './remove.ts';

/** A cable inside a room. */
const LENGTH_M = 20;

export interface LinkChoice {
  readonly phy?: Phy;
  readonly lengthM?: number;
  /** Instead of a length. */
  readonly delayPs?: number;
}

const distance = ({ lengthM, delayPs }: LinkChoice): Pick<Link, 'delayPs' | 'lengthM'> =>
  delayPs === undefined ? { lengthM: lengthM ?? LENGTH_M } : { delayPs };

/** A model whose node has a port of this PHY for its next link, with an address where it is a host's. */
function withFreePort(
  model: Model,
  id: number,
  phy: Phy,
  other: number,
): { readonly model: Model; readonly port: number } | null {
  const node = nodeOf(model, id);
  const next = node === undefined ? null : nextPort(model, node);
  if (node === undefined || next === null) return null;
  const { port, isNew } = next;
  const plugged = replaceNode(model, id, (old) => {
    const own = deviceOf(old.kind);
    return isNew ? own.withPort(old, port, phy) : withPhy(old, port, phy);
  });
  const host = nodeOf(plugged, id);
  const isAddressed =
    (host?.kind === 'host' || host?.kind === 'router') && host.interfaces.some((entry) => entry.port === port);
  if (isAddressed) return { model: plugged, port };
  const member = withElanMember(plugged, id, port, phy, other);
  if (member !== null) return { model: member, port };
  if (host?.kind !== 'host') return { model: plugged, port };
  const circuit = { port, ip: freeAddress(networkOf(model), addressesOf(model)), prefix: 24, mtu: 9_180 };
  const entry = isEthernet(phy) ? (ethernetInterface(plugged, port) ?? circuit) : circuit;
  return { model: replaceNode(plugged, id, () => ({ ...host, interfaces: [...host.interfaces, entry] })), port };
}

/** A node whose port has another PHY; what runs over it changes with it from circuits to Ethernet and back. */
function withPhy(node: Model['nodes'][number], port: number, phy: Phy): Model['nodes'][number] {
  if (node.kind === 'switch')
    return { ...node, ports: node.ports.map((entry) => (entry.id === port ? { ...entry, phy } : entry)) };
  const old = node.ports.find(({ id }) => id === port)?.phy;
  const ports = node.ports.map((entry) => (entry.id === port ? { ...entry, phy } : entry));
  if ((node.kind !== 'host' && node.kind !== 'router') || old === undefined || isEthernet(old) === isEthernet(phy))
    return { ...node, ports };
  const over = isEthernet(phy) ? 'ethernet' : 'pvc';
  const [first] = node.interfaces.filter((entry) => entry.port === port);
  const others = node.interfaces.filter((entry) => entry.port !== port);
  const moved =
    first === undefined ? [] : [{ port, ip: first.ip, prefix: first.prefix, over, mtu: defaultMtu(over) } as const];
  return { ...node, ports, interfaces: [...others, ...moved], pvcs: node.pvcs.filter((pvc) => pvc.port !== port) };
}

/** A link between the lowest free ports of two devices, or new ones; flows that lost their way take it. */
export const connect =
  (a: number, b: number, choice: LinkChoice = {}): Edit =>
  (scenario) => {
    const legal = connection(scenario, a, b);
    if (!legal.ok) return refuse(legal.why);
    const phy = choice.phy ?? legal.phy;
    if (!legal.phys.includes(phy))
      return refuse(
        `${nameOf(scenario.model, a)} and ${nameOf(scenario.model, b)} cannot be joined by ${phy}; choose one of ${legal.phys.join(', ')}.`,
      );
    const first = withFreePort(scenario.model, a, phy, b);
    const second = first === null ? null : withFreePort(first.model, b, phy, a);
    if (first === null || second === null) return refuse('No port is free; remove a link of these devices.');
    const { model } = second;
    const link: Link = {
      id: nextId(model.links),
      a: { node: a, port: first.port },
      b: { node: b, port: second.port },
      ...distance(choice),
    };
    return done(
      pruned({ ...scenario, model: restoreChannels({ ...model, links: [...model.links, link] }) }),
      `Connected ${nameOf(model, a)} and ${nameOf(model, b)}`,
      selecting({ links: [link.id] }),
    );
  };

/** Takes a link away; the ports stay where they are, as cards do when a cable is pulled. */
export const disconnect =
  (id: number): Edit =>
  (scenario) => {
    const link = scenario.model.links.find((candidate) => candidate.id === id);
    if (link === undefined) return refuse(`There is no link ${id}; select another.`);
    const [a, b] = [nameOf(scenario.model, link.a.node), nameOf(scenario.model, link.b.node)];
    return done(withoutLinks(scenario, new Set([id])), `Disconnected ${a} and ${b}`);
  };

/** PHY and length of a link: a PHY changes both ports. */
export const setLink =
  (id: number, choice: LinkChoice): Edit =>
  (scenario) => {
    const link = scenario.model.links.find((candidate) => candidate.id === id);
    if (link === undefined) return refuse(`There is no link ${id}; select another.`);
    let { model } = scenario;
    const { phy } = choice;
    if (phy !== undefined) {
      for (const { node } of [link.a, link.b]) {
        const owner = nodeOf(model, node);
        if (owner !== undefined && !deviceOf(owner.kind).phys.includes(phy))
          return refuse(`${owner.name} has no ${phy} ports; choose one of ${deviceOf(owner.kind).phys.join(', ')}.`);
      }
      for (const { node, port } of [link.a, link.b]) model = replaceNode(model, node, (old) => withPhy(old, port, phy));
    }
    if (choice.lengthM !== undefined || choice.delayPs !== undefined) {
      const length = choice.delayPs ?? choice.lengthM ?? 0;
      const most = choice.delayPs === undefined ? 100_000_000 : Number.MAX_SAFE_INTEGER;
      if (!Number.isSafeInteger(length) || length < 0 || length > most)
        return refuse(
          `${length} is no ${choice.delayPs === undefined ? 'length in metres' : 'delay in picoseconds'}; give a whole number from 0 to ${most}.`,
        );
      const changed: Link = { id, a: link.a, b: link.b, ...distance(choice) };
      model = { ...model, links: model.links.map((old) => (old.id === id ? changed : old)) };
    }
    const [a, b] = [nameOf(model, link.a.node), nameOf(model, link.b.node)];
    return done(withModel(scenario, model), `Changed the link from ${a} to ${b}`);
  };

/** Bends of a link on the drawing, in px; none: a straight one. */
export const setWaypoints =
  (id: number, waypoints: readonly Point[]): Edit =>
  (scenario) => {
    const { layout, model } = scenario;
    if (!model.links.some((link) => link.id === id)) return refuse(`There is no link ${id}; select another.`);
    if (waypoints.length > 100) return refuse(`A link has at most 100 bends; remove some.`);
    const { [String(id)]: _, ...others } = layout.links;
    const links = waypoints.length === 0 ? others : { ...others, [String(id)]: { waypoints: [...waypoints] } };
    return done(
      { ...scenario, layout: { ...layout, links } },
      waypoints.length === 0 ? 'Straightened a link' : 'Bent a link',
    );
  };
