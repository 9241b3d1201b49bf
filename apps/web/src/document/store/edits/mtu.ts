/** Edits of the largest packet that an interface sends. */

import { say } from '@lanelab/messages/edits';
import { isInSubnet, subnetOf } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done, nameOf, nodeOf, refuse, withModel } from './model.ts';

/** No larger MTU than this, in octets, at an interface and at every other one in its subnet: one LAN has one MTU. */
export const limitMtu =
  (id: number, index: number, most: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    const entry = node?.kind === 'host' || node?.kind === 'router' ? node.interfaces[index] : undefined;
    if (entry === undefined) return refuse(say('address.not-a-host', { device: nameOf(model, id) }));
    const subnet = subnetOf(entry);
    const nodes = model.nodes.map((other) =>
      other.kind === 'host' || other.kind === 'router'
        ? {
            ...other,
            interfaces: other.interfaces.map((near) =>
              near.mtu > most && isInSubnet(near.ip, subnet) ? { ...near, mtu: most } : near,
            ),
          }
        : other,
    );
    return done(withModel(scenario, { nodes }), say('mtu.limited', { device: nameOf(model, id), most }));
  };
