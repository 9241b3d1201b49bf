/** ATM switches. */

import { GLYPHS } from '@lanelab/charts';
import { say } from '@lanelab/messages/devices';
import type { Switch } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

const atmSwitch: DeviceType<Switch> = {
  kind: 'switch',
  ...TOOLS.switch,
  explains: say('device.moves-cells-from-port-to'),
  namePrefix: 'S',
  glyph: GLYPHS.switch,
  phys: ['oc3c', 'oc12c', 'atm25', 'ds3', 'e3', 'atm25-ideal'],
  maxPorts: 1_024,
  create: (id, name) => ({ id, kind: 'switch', name, ports: [], latencyPs: 0, backplaneMbps: null, routes: [] }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy, queues: {} }] }),
  withoutPort: (node, port) => ({
    ...node,
    ports: node.ports.filter(({ id }) => id !== port),
    routes: node.routes.filter((route) => route.in.port !== port && route.out.port !== port),
  }),
  caption: (node) => (node.ports.length === 0 ? '' : say('device.ports', { count: node.ports.length })),
};

export default atmSwitch;
