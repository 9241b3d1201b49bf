/** What each kind is called, its key and its place on the rail, apart from all else: enough for pages that only tell of devices. */
import { say } from '@lanelab/messages/devices';
import type { Node } from '@lanelab/scenario';
import type { DeviceType } from './types.ts';

export type DeviceTool = Pick<DeviceType, 'label' | 'letter' | 'order'>;

export const TOOLS: Readonly<Record<Node['kind'], DeviceTool>> = {
  host: { label: say('tools.host'), letter: 'n', order: 1 },
  switch: { label: say('tools.atm-switch'), letter: 'a', order: 2 },
  generator: { label: say('tools.traffic-generator'), letter: 'k', order: 3 },
  router: { label: say('tools.router'), letter: 'r', order: 4 },
  edge: { label: say('tools.edge-device'), letter: 'd', order: 5 },
  server: { label: say('tools.server'), letter: 's', order: 6 },
  hub: { label: say('tools.ethernet-hub'), letter: 'u', order: 7 },
};
