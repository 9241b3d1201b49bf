/** Traffic generators and analysers: sources and sinks of bare cells. */

import { GLYPHS } from '@lanelab/charts';
import { say } from '@lanelab/messages/devices';
import type { Generator } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

const generator: DeviceType<Generator> = {
  kind: 'generator',
  ...TOOLS.generator,
  explains: say('device.sends-cells-of-a-given'),
  namePrefix: 'G',
  glyph: GLYPHS.generator,
  phys: ['oc3c', 'oc12c', 'atm25', 'ds3', 'e3', 'atm25-ideal', 'eth10', 'eth100'],
  maxPorts: 256,
  create: (id, name) => ({ id, kind: 'generator', name, ports: [] }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy }] }),
  withoutPort: (node, port) => ({ ...node, ports: node.ports.filter(({ id }) => id !== port) }),
  caption: () => '',
};

export default generator;
