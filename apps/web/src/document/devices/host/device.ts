/** Stations: they run TCP, UDP and ping over Classical IP. */

import { GLYPHS } from '@lanelab/charts';
import { say } from '@lanelab/messages/devices';
import { freeCpu, type Host } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

const host: DeviceType<Host> = {
  kind: 'host',
  ...TOOLS.host,
  explains: say('device.a-station-with-an-atm'),
  namePrefix: 'H',
  glyph: GLYPHS.host,
  phys: ['oc3c', 'atm25', 'oc12c', 'ds3', 'e3', 'atm25-ideal', 'eth10', 'eth100'],
  maxPorts: 256,
  create: (id, name) => ({
    id,
    kind: 'host',
    name,
    ports: [],
    interfaces: [],
    pvcs: [],
    loopbackMtu: 16_384,
    cpu: freeCpu(),
    profile: 'bsd-reno',
    stack: {},
  }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy }] }),
  withoutPort: (node, port) => ({
    ...node,
    ports: node.ports.filter(({ id }) => id !== port),
    interfaces: node.interfaces.filter((entry) => entry.port !== port),
    pvcs: node.pvcs.filter((pvc) => pvc.port !== port),
  }),
  caption: (node) => node.interfaces[0]?.ip ?? '',
};

export default host;
