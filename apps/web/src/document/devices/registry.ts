/** All kinds of device, found by their folders: `<kind>/device.ts` exports one by default. */

import type { Node } from '@lanelab/scenario';
import type { DeviceType } from './types.ts';

/** A kind as the registry has it: of any node, since a node only ever meets its own. */
type AnyDevice = DeviceType;

const found = import.meta.glob<AnyDevice>('./*/device.ts', { eager: true, import: 'default' });

/** In the order of the rail. */
export const DEVICES: readonly AnyDevice[] = Object.values(found).toSorted((a, b) => a.order - b.order);

const byKind = new Map<string, AnyDevice>(DEVICES.map((device) => [device.kind, device]));

/** The kind of a node or of a tool. Throws where no folder has it: a broken build. */
export function deviceOf(kind: Node['kind']): AnyDevice {
  const device = byKind.get(kind);
  if (device === undefined) throw new Error(`no device type for the kind "${kind}"`);
  return device;
}
