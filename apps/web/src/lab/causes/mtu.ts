/** An MTU black hole: frames that a bridge cannot send on. It breaks no datagram up, and tells nobody. */
import { say } from '@lanelab/messages/causes';
import { isEthernet, type Model } from '@lanelab/scenario';
import { limitMtu } from '../../document/store/edits/mtu.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, nameIn } from './evidence.ts';
import type { Leg } from './legs.ts';

/** Largest IP packet of an Ethernet frame, in octets. */
const ETHERNET_MTU = 1_500;

/** The Ethernet port that gave up frames, by the counters of its link. */
function refusingPort({
  scenario: { model },
  result,
}: Evidence): { readonly node: number; readonly link: number } | null {
  const refused = result.links.find((entry) => (entry.refused ?? 0) > 0);
  const link = model.links.find(({ id }) => id === refused?.id);
  if (refused === undefined || link === undefined) return null;
  return { node: (refused.direction === 'ab' ? link.a : link.b).node, link: link.id };
}

const mayExceed = (model: Model, { from }: Leg): boolean =>
  from.entry.mtu > ETHERNET_MTU && model.nodes.some(({ ports }) => ports.some(({ phy }) => isEthernet(phy)));

/** A sender whose packets are larger than the frames of an Ethernet on their way, which a bridge or the port itself gave up. */
export function mtuFinding(evidence: Evidence, legs: readonly Leg[]): Finding | null {
  const leg = legs.find((candidate) => mayExceed(evidence.scenario.model, candidate));
  const port = leg === undefined ? null : refusingPort(evidence);
  if (leg === undefined || port === null) return null;
  const { node, entry } = leg.from;
  const named = {
    from: node.name,
    to: leg.to.node.name,
    mtu: entry.mtu,
    device: nameIn(evidence, port.node),
    most: ETHERNET_MTU,
  };
  return {
    code: 'mtu-black-hole',
    ...port,
    sentence: say('mtu-black-hole', named),
    fix: fixed(say('fix.mtu', named), limitMtu(node.id, node.interfaces.indexOf(entry), ETHERNET_MTU)),
  };
}
