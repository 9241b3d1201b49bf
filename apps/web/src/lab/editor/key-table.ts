/** Keys of the drawing and what they do: for `keys.ts`, which binds them, and for the lists of keys. */
import { say } from '@lanelab/messages/commands';
import { type DeviceTool, TOOLS } from '../../document/devices/tools.ts';

export interface KeyRow {
  /** The key as people read it: `Ctrl+D`. */
  readonly keys: string;
  readonly does: string;
}

/** Keys of the tools, except those that add a device. */
export const toolKeys = {
  select: { keys: 'V', does: say('key.select') },
  hand: { keys: 'H', does: say('key.hand') },
  link: { keys: 'L', does: say('key.link') },
  workload: { keys: 'W', does: say('command.traffic') },
  fault: { keys: 'X', does: say('command.fault') },
} as const satisfies Readonly<Record<string, KeyRow>>;

export const deviceKey = ({ letter, label }: DeviceTool): KeyRow => ({
  keys: letter.toUpperCase(),
  does: say('key.place', { device: label }),
});

/** Keys of actions, in the order of the list: going from device to device, editing, looking. */
export const actionKeys = {
  walk: { keys: 'Tab', does: say('key.walk') },
  nearest: { keys: 'Ctrl+arrows', does: say('key.nearest') },
  links: { keys: 'Alt+Down', does: say('key.links') },
  nudge: { keys: 'arrows', does: say('key.nudge') },
  inspect: { keys: 'Enter', does: say('key.inspect') },
  addJoined: { keys: '+', does: say('key.add-joined') },
  menu: { keys: 'Shift+F10', does: say('key.menu') },
  gather: { keys: 'Ctrl+Space', does: say('key.gather') },
  selectAll: { keys: 'Ctrl+A', does: say('command.select-all') },
  remove: { keys: 'Del', does: say('command.delete') },
  undo: { keys: 'Ctrl+Z', does: say('command.undo') },
  redo: { keys: 'Ctrl+Shift+Z', does: say('command.redo') },
  copy: { keys: 'Ctrl+C', does: say('command.copy') },
  cut: { keys: 'Ctrl+X', does: say('command.cut') },
  paste: { keys: 'Ctrl+V', does: say('command.paste') },
  duplicate: { keys: 'Ctrl+D', does: say('command.duplicate') },
  group: { keys: 'Ctrl+G', does: say('command.group') },
  ungroup: { keys: 'Ctrl+Shift+G', does: say('command.ungroup') },
  zoom: { keys: 'Z', does: say('key.zoom') },
  trace: { keys: 'F', does: say('key.trace') },
  fit: { keys: 'Shift+1', does: say('command.fit') },
  fitSelection: { keys: 'Shift+2', does: say('command.fit-selection') },
} as const satisfies Readonly<Record<string, KeyRow>>;

const { select, hand, link, workload, fault } = toolKeys;

/** Every key of the drawing: tools, actions, and the keys that leave a gesture or change it. */
export const STAGE_KEYS: readonly KeyRow[] = [
  select,
  hand,
  link,
  ...Object.values(TOOLS)
    .toSorted((a, b) => a.order - b.order)
    .map(deviceKey),
  workload,
  fault,
  ...Object.values(actionKeys),
  { keys: 'Esc', does: say('key.escape') },
  { keys: 'Alt', does: say('key.alt') },
];
