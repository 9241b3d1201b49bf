/** Edits of links: joining, parting, PHY and length. */

import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/edits';
import { defaultMtu, isEthernet, type Link, type LinkEnd, type Model, type Phy, type Point } from '@lanelab/scenario';
import { deviceOf } from '../../devices/registry.ts';
import { phyName } from '../../format-names.ts';
import { connection, nextPort } from '../legality.ts';
import { addressesOf, freeAddress, networkOf } from '../naming.ts';
import { selecting } from '../selection.ts';
import type { Edit } from '../types.ts';
import { restoreChannels } from './channels.ts';
import { wholeWith, withMember } from './join-elan.ts';
import { done, nameOf, nextId, nodeOf, refuse, replaceNode, withModel } from './model.ts';
import { pruned, withoutLinks } from './remove.ts';

/** A cable inside a room. */
const LENGTH_M = 20;
/** The schema's limit of bends. */
const MAX_BENDS = 100;

const endNames = (model: Model, { a, b }: Link) => ({ from: nameOf(model, a.node), to: nameOf(model, b.node) });

export interface LinkChoice {
  readonly phy?: Phy;
  readonly lengthM?: number;
  /** Instead of a length. */
  readonly delayPs?: number;
}

const distance = ({ lengthM, delayPs }: LinkChoice): Pick<Link, 'delayPs' | 'lengthM'> =>
  delayPs === undefined ? { lengthM: lengthM ?? LENGTH_M } : { delayPs };

/** A model whose node has a port of this PHY for its next link; null where it has no room for one. */
function withFreePort(model: Model, id: number, phy: Phy): { readonly model: Model; readonly end: LinkEnd } | null {
  const node = nodeOf(model, id);
  const next = node === undefined ? null : nextPort(model, node);
  if (next === null) return null;
  const { port, isNew } = next;
  const plugged = replaceNode(model, id, (old) =>
    isNew ? deviceOf(old.kind).withPort(old, port, phy) : withPhy(old, port, phy),
  );
  return { model: plugged, end: { node: id, port } };
}

/** A model in which a device whose port has just been linked has what it needs there: a place in a LAN, or an address for circuits. */
function withPlace(model: Model, { node: id, port }: LinkEnd, far: LinkEnd, phy: Phy): Model {
  const node = nodeOf(model, id);
  if ((node?.kind === 'host' || node?.kind === 'router') && node.interfaces.some((entry) => entry.port === port))
    return model;
  const member = withMember(model, { node: id, port }, far, phy);
  if (member !== null || node?.kind !== 'host') return member ?? model;
  const entry = { port, ip: freeAddress(networkOf(model), addressesOf(model)), prefix: 24, mtu: 9_180 };
  return replaceNode(model, id, () => ({ ...node, interfaces: [...node.interfaces, entry] }));
}

/** A model with another link, whose ends have what they need; a bridge comes before the station that it leads to. */
function withLink(model: Model, link: Link, phy: Phy): Model {
  const isStation = ({ node: id }: LinkEnd) => ['host', 'router'].includes(nodeOf(model, id)?.kind ?? '');
  const [near, far] = isStation(link.a) ? [link.b, link.a] : [link.a, link.b];
  const linked = { ...model, links: [...model.links, link] };
  const placed = withPlace(withPlace(linked, near, far, phy), far, near, phy);
  return wholeWith(restoreChannels(placed), link);
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

/** A link between the lowest free ports of two devices, or new ones; flows that lost their path take it. */
export const connect =
  (a: number, b: number, choice: LinkChoice = {}): Edit =>
  (scenario) => {
    const legal = connection(scenario, a, b);
    if (!legal.ok) return refuse(legal.why);
    const phy = choice.phy ?? legal.phy;
    if (!legal.phys.includes(phy))
      return refuse(
        say('link.wrong-phy', {
          from: nameOf(scenario.model, a),
          to: nameOf(scenario.model, b),
          phy: phyName(phy),
          phys: list(legal.phys.map(phyName)),
        }),
      );
    const first = withFreePort(scenario.model, a, phy);
    const second = first === null ? null : withFreePort(first.model, b, phy);
    if (first === null || second === null) return refuse(say('link.no-free-port'));
    const { model } = second;
    const link: Link = { id: nextId(model.links), a: first.end, b: second.end, ...distance(choice) };
    return done(
      pruned({ ...scenario, model: withLink(model, link, phy) }),
      say('link.connected', { from: nameOf(model, a), to: nameOf(model, b) }),
      selecting({ links: [link.id] }),
    );
  };

/** Takes a link away; the ports stay where they are, as cards do when a cable is pulled. */
export const disconnect =
  (id: number): Edit =>
  (scenario) => {
    const link = scenario.model.links.find((candidate) => candidate.id === id);
    if (link === undefined) return refuse(say('link.gone'));
    return done(withoutLinks(scenario, new Set([id])), say('link.disconnected', endNames(scenario.model, link)));
  };

/** PHY and length of a link: a PHY changes both ports. */
export const setLink =
  (id: number, choice: LinkChoice): Edit =>
  (scenario) => {
    const link = scenario.model.links.find((candidate) => candidate.id === id);
    if (link === undefined) return refuse(say('link.gone'));
    let { model } = scenario;
    const { phy } = choice;
    if (phy !== undefined) {
      for (const { node } of [link.a, link.b]) {
        const owner = nodeOf(model, node);
        if (owner !== undefined && !deviceOf(owner.kind).phys.includes(phy))
          return refuse(
            say('link.no-such-phy', {
              device: owner.name,
              phy: phyName(phy),
              phys: list(deviceOf(owner.kind).phys.map(phyName)),
            }),
          );
      }
      for (const { node, port } of [link.a, link.b]) model = replaceNode(model, node, (old) => withPhy(old, port, phy));
    }
    if (choice.lengthM !== undefined || choice.delayPs !== undefined) {
      const length = choice.delayPs ?? choice.lengthM ?? 0;
      const most = choice.delayPs === undefined ? 100_000_000 : Number.MAX_SAFE_INTEGER;
      if (!Number.isSafeInteger(length) || length < 0 || length > most)
        return refuse(
          say(choice.delayPs === undefined ? 'link.wrong-length' : 'link.wrong-delay', { value: length, most }),
        );
      const changed: Link = { id, a: link.a, b: link.b, ...distance(choice) };
      model = { ...model, links: model.links.map((old) => (old.id === id ? changed : old)) };
    }
    return done(withModel(scenario, model), say('link.changed', endNames(model, link)));
  };

/** Bends of a link on the drawing, in px; none: a straight one. */
export const setWaypoints =
  (id: number, waypoints: readonly Point[]): Edit =>
  (scenario) => {
    const { layout, model } = scenario;
    if (!model.links.some((link) => link.id === id)) return refuse(say('link.gone'));
    if (waypoints.length > MAX_BENDS) return refuse(say('link.most-bends', { most: MAX_BENDS }));
    const { [String(id)]: _, ...others } = layout.links;
    const links = waypoints.length === 0 ? others : { ...others, [String(id)]: { waypoints: [...waypoints] } };
    return done(
      { ...scenario, layout: { ...layout, links } },
      say(waypoints.length === 0 ? 'link.straightened' : 'link.bent'),
    );
  };
