/** Ethernet repeaters: one shared medium. */

import { GLYPHS } from '@lanelab/charts';
import { say } from '@lanelab/messages/devices';
import type { Node } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

type Hub = Extract<Node, { kind: 'hub' }>;

const hub: DeviceType<Hub> = {
  kind: 'hub',
  ...TOOLS.hub,
  explains: say('device.repeats-every-frame-to-all'),
  namePrefix: 'Hub ',
  glyph: GLYPHS.hub,
  phys: ['eth10', 'eth100'],
  maxPorts: 256,
  create: (id, name) => ({ id, kind: 'hub', name, ports: [] }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy }] }),
  withoutPort: (node, port) => ({ ...node, ports: node.ports.filter(({ id }) => id !== port) }),
  caption: () => '',
};

export default hub;
