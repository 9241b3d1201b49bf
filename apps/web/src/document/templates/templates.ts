/** Networks that the editor adds whole: each runs as it is, and its parts can be changed like any others. */

import { say } from '@lanelab/messages/templates';
import type { Scenario } from '@lanelab/scenario';

export interface Template {
  readonly id: string;
  readonly title: string;
  /** Draws it; the code for that comes when it is asked for. */
  readonly build: () => Promise<Scenario>;
}

export const TEMPLATES: readonly Template[] = [
  {
    id: 'two-elans',
    title: say('two-elans'),
    build: async () => (await import('./emulated-lans.ts')).twoElans(),
  },
  {
    id: 'two-elans-mpoa',
    title: say('two-elans-mpoa'),
    build: async () => (await import('./emulated-lans.ts')).twoElansWithMpoa(),
  },
  {
    id: 'classical-ip',
    title: say('classical-ip'),
    build: async () => (await import('./classical-ip.ts')).classicalIp(),
  },
  {
    id: 'edge-devices',
    title: say('edge-devices'),
    build: async () => (await import('./edge-devices.ts')).edgeDevices(),
  },
  { id: 'qos-trunk', title: say('qos-trunk'), build: async () => (await import('./qos-trunk.ts')).qosTrunk() },
];
