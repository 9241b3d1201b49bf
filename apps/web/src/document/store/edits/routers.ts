/** Edits that let packets out of a subnet or find their neighbours in it: a router between two LANs, an ATMARP server. */

import { say } from '@lanelab/messages/edits';
import { type Host, isInSubnet, type Model, type Router, type Subnet, subnetOf, Wiring } from '@lanelab/scenario';
import type { Edit, EditOutcome } from '../types.ts';
import { joinElan } from './elan-members.ts';
import { homeNear } from './elan-service.ts';
import { segmentAt } from './lan.ts';
import { connect } from './links.ts';
import { done, nameOf, nextId, nodeOf, refuse, replaceNode, withModel } from './model.ts';
import { addNode } from './nodes.ts';

/** How far below its host a new router stands, in px. */
const ASIDE = { x: 160, y: 160 };

/** Where a router has to be for a host to reach it: an emulated LAN, or the device at the other end of the host's Ethernet. */
type Attachment = { readonly elan: number } | { readonly relay: number };

function attachmentOf(model: Model, host: Host): Attachment | null {
  const [entry] = host.interfaces;
  if (entry === undefined) return null;
  if (entry.elan !== undefined) return { elan: entry.elan };
  const far = new Wiring(model).far({ node: host.id, port: entry.port });
  if (far === undefined) return null;
  const [elan] = segmentAt(model, far.end).elans;
  return elan === undefined ? { relay: far.end.node } : { elan };
}

/** Whether a router has an address in a host's subnet. */
const leadsFrom = (router: Router, host: Host): boolean =>
  host.interfaces.some((own) => router.interfaces.some((entry) => isInSubnet(entry.ip, subnetOf(own))));

/** A document in which a router is on the LAN of a host. */
function attached(outcome: EditOutcome, router: number, host: Host): EditOutcome {
  if (!outcome.ok) return outcome;
  const { scenario } = outcome;
  const node = nodeOf(scenario.model, router);
  const at = attachmentOf(scenario.model, host);
  if (node?.kind !== 'router' || at === null) return refuse(say('interface.no-address'));
  if (leadsFrom(node, host)) return outcome;
  if ('relay' in at) return connect(router, at.relay)(scenario);
  const home = homeNear(scenario.model, host.id);
  const isLinked = scenario.model.links.some(({ a, b }) => [a.node, b.node].includes(router));
  const linked = isLinked || home === null ? outcome : connect(router, home)(scenario);
  if (!linked.ok) return linked;
  const after = nodeOf(linked.scenario.model, router);
  return after?.kind === 'router' && leadsFrom(after, host) ? linked : joinElan(router, at.elan)(linked.scenario);
}

/** A router between the LANs of two hosts: one that is there already gets what it lacks, else a new one is drawn. */
export const joinWithRouter =
  (from: number, to: number): Edit =>
  (scenario) => {
    const { model, layout } = scenario;
    const [a, b] = [nodeOf(model, from), nodeOf(model, to)];
    if (a?.kind !== 'host' || b?.kind !== 'host') return refuse(say('device.gone'));
    const known = model.nodes.find((node) => node.kind === 'router');
    const place = layout.nodes[String(from)] ?? { x: 0, y: 0 };
    const start: EditOutcome =
      known === undefined
        ? addNode('router', { x: place.x + ASIDE.x, y: place.y + ASIDE.y })(scenario)
        : done(scenario, '');
    const router = known?.id ?? nextId(model.nodes);
    const joined = attached(attached(start, router, a), router, b);
    if (!joined.ok) return joined;
    const names = { router: nameOf(joined.scenario.model, router), from: a.name, to: b.name };
    return done(joined.scenario, say('router.joined', names));
  };

/** A model without ATMARP servers of parts of a subnet: a station asks the first that has its address. */
const withoutParts = (model: Model, subnet: Subnet): Model => ({
  ...model,
  nodes: model.nodes.map((node) =>
    'services' in node && node.services !== undefined
      ? {
          ...node,
          services: node.services.filter(
            (service) => service.kind !== 'atmarp' || !isInSubnet(service.network, subnet),
          ),
        }
      : node,
  ),
});

/** An ATMARP server of a subnet, in the switch next to one of its hosts; those of parts of it go. */
export const serveSubnet =
  ({ network, prefix }: Subnet, near: number): Edit =>
  (scenario) => {
    const model = withoutParts(scenario.model, { network, prefix });
    const home = homeNear(model, near);
    if (home === null) return refuse(say('elan.no-switch'));
    const served = replaceNode(model, home, (node) =>
      node.kind === 'switch'
        ? {
            ...node,
            signalling: node.signalling ?? {},
            services: [...(node.services ?? []), { kind: 'atmarp', network, prefix }],
          }
        : node,
    );
    return done(
      withModel(scenario, served),
      say('subnet.served', { subnet: `${network}/${prefix}`, device: nameOf(model, home) }),
    );
  };
