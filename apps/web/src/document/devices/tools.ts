/** What each kind is called, its key and its place on the rail, apart from all else: enough for pages that only tell of devices. */
import type { Node } from '@lanelab/scenario';
import type { DeviceType } from './types.ts';

export type DeviceTool = Pick<DeviceType, 'label' | 'letter' | 'order'>;

export const TOOLS: Readonly<Record<Node['kind'], DeviceTool>> = {
  host: { label: 'Host', letter: 'n', order: 1 },
  switch: { label: 'ATM switch', letter: 'a', order: 2 },
  generator: { label: 'Traffic generator', letter: 'k', order: 3 },
  router: { label: 'Router', letter: 'r', order: 4 },
  edge: { label: 'Edge device', letter: 'd', order: 5 },
  server: { label: 'Server', letter: 's', order: 6 },
  hub: { label: 'Ethernet hub', letter: 'u', order: 7 },
};
