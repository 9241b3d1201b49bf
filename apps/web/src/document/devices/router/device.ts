/** IPv4 routers, with an MPOA server in those that have one. */

import { GLYPHS } from '@lanelab/charts';
import { say } from '@lanelab/messages/devices';
import type { Router } from '@lanelab/scenario';
import { TOOLS } from '../tools.ts';
import type { DeviceType } from '../types.ts';

const router: DeviceType<Router> = {
  kind: 'router',
  ...TOOLS.router,
  explains: say('device.forwards-ip-packets-between-subnets'),
  namePrefix: 'R',
  glyph: GLYPHS.router,
  phys: ['oc3c', 'atm25', 'eth10', 'eth100', 'oc12c', 'ds3', 'e3', 'atm25-ideal'],
  maxPorts: 256,
  create: (id, name) => ({ id, kind: 'router', name, ports: [], interfaces: [], pvcs: [], routes: [], services: [] }),
  withPort: (node, port, phy) => ({ ...node, ports: [...node.ports, { id: port, phy }] }),
  withoutPort: (node, port) => ({
    ...node,
    ports: node.ports.filter(({ id }) => id !== port),
    interfaces: node.interfaces.filter((entry) => entry.port !== port),
    pvcs: node.pvcs.filter((pvc) => pvc.port !== port),
  }),
  caption: (node) => (node.mps === undefined ? '' : say('device.with-mpoa-server')),
};

export default router;
