/** Silence of Classical IP over calls: no ATMARP server for the subnet, or no signalling. */
import { say } from '@lanelab/messages/causes';
import { isInSubnet, overOf, servicesOf, subnetOf } from '@lanelab/scenario';
import { serveSubnet } from '../../document/store/edits/routers.ts';
import { type Finding, fixed } from './cause.ts';
import type { Evidence } from './evidence.ts';
import type { Leg } from './legs.ts';

export function classicalFinding({ scenario: { model } }: Evidence, legs: readonly Leg[]): Finding | null {
  for (const { from } of legs) {
    if (overOf(from.entry) !== 'svc') continue;
    const subnet = subnetOf(from.entry);
    const isServed = model.nodes.some((node) =>
      servicesOf(node).some((service) => service.kind === 'atmarp' && isInSubnet(from.entry.ip, service)),
    );
    if (isServed) continue;
    const named = { device: from.node.name, subnet: `${subnet.network}/${subnet.prefix}` };
    return {
      code: 'no-atmarp',
      node: from.node.id,
      sentence: say('no-atmarp', named),
      fix: fixed(say('fix.atmarp', named), serveSubnet(subnet, from.node.id)),
    };
  }
  return null;
}
