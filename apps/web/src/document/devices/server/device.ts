/** Machines that run LECS, LES and BUS, or an ATMARP server. */

import { GLYPHS } from '@lanelab/charts';
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/devices';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import type { Node } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

type Server = Extract<Node, { kind: 'server' }>;

const server: DeviceType<Server> = {
  kind: 'server',
  ...TOOLS.server,
  explains: say('device.runs-the-servers-of-emulated'),
  namePrefix: 'Servers ',
  glyph: GLYPHS.server,
  phys: ['oc3c', 'atm25', 'oc12c', 'ds3', 'e3', 'atm25-ideal'],
  maxPorts: 1,
  create: (id, name) => ({ id, kind: 'server', name, ports: [], services: [] }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy }] }),
  withoutPort: (node, port) => ({ ...node, ports: node.ports.filter(({ id }) => id !== port) }),
  caption: (node) => list(new Set(node.services.map(({ kind }) => sayProtocol(`process.${kind}`)))),
};

export default server;
