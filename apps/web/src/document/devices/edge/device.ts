/** Edge devices: bridges between Ethernet and emulated LANs. */

import { GLYPHS } from '@lanelab/charts';
import { say } from '@lanelab/messages/devices';
import type { Node } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

type Edge = Extract<Node, { kind: 'edge' }>;

const edge: DeviceType<Edge> = {
  kind: 'edge',
  ...TOOLS.edge,
  explains: say('device.bridges-ethernet-ports-to-emulated'),
  namePrefix: 'E',
  glyph: GLYPHS.edge,
  phys: ['oc3c', 'eth10', 'eth100', 'atm25', 'oc12c', 'ds3', 'e3', 'atm25-ideal'],
  maxPorts: 256,
  create: (id, name) => ({ id, kind: 'edge', name, ports: [], bridges: [] }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy }] }),
  withoutPort: (node, port) => ({
    ...node,
    ports: node.ports.filter(({ id }) => id !== port),
    bridges: node.bridges
      .filter((bridge) => bridge.port !== port)
      .map((bridge) => ({ ...bridge, ethernet: bridge.ethernet.filter((id) => id !== port) })),
  }),
  caption: (node) => (node.mpc === undefined ? '' : say('device.with-mpoa-client')),
};

export default edge;
