/** Keys of the drawing and what they do, for `keys.ts`, which acts on them, and for whoever tells them. */
import { type DeviceTool, TOOLS } from '../../document/devices/tools.ts';

export interface KeyRow {
  /** As people read it: `Ctrl+D`. */
  readonly keys: string;
  readonly does: string;
}

/** Tools, but for those that add a device. */
export const toolKeys = {
  select: { keys: 'V', does: 'Select' },
  hand: { keys: 'H', does: 'Move the stage by hand' },
  link: { keys: 'L', does: 'Link from the device with the focus: arrows choose among legal ones, Enter joins' },
  workload: { keys: 'W', does: 'Add traffic' },
  fault: { keys: 'X', does: 'Let something go wrong' },
} as const satisfies Readonly<Record<string, KeyRow>>;

export const deviceKey = ({ letter, label }: DeviceTool): KeyRow => ({
  keys: letter.toUpperCase(),
  does: `Add ${label}: arrows move it, Enter puts it down`,
});

/** In the order in which they are told: walking, editing, looking. */
export const actKeys = {
  walk: { keys: 'Tab', does: 'Next device; Shift+Tab the one before; past the last one, on to the rest of the page' },
  thatWay: { keys: 'Ctrl+arrows', does: 'Nearest device that way' },
  links: { keys: 'Alt+Down', does: 'Next link of this device; Alt+Up the one before' },
  nudge: { keys: 'arrows', does: 'Move what is selected by one step of the grid; Shift by five' },
  inspect: { keys: 'Enter', does: 'Properties of what has the focus' },
  addJoined: { keys: '+', does: 'Add a device and join it to this one' },
  menu: { keys: 'Shift+F10', does: 'Menu of what has the focus' },
  gather: { keys: 'Ctrl+Space', does: 'Gather: this device into the selection or out of it' },
  selectAll: { keys: 'Ctrl+A', does: 'Select everything' },
  remove: { keys: 'Del', does: 'Delete' },
  undo: { keys: 'Ctrl+Z', does: 'Undo' },
  redo: { keys: 'Ctrl+Shift+Z', does: 'Redo' },
  copy: { keys: 'Ctrl+C', does: 'Copy' },
  cut: { keys: 'Ctrl+X', does: 'Cut' },
  paste: { keys: 'Ctrl+V', does: 'Paste' },
  duplicate: { keys: 'Ctrl+D', does: 'Duplicate' },
  group: { keys: 'Ctrl+G', does: 'Group' },
  ungroup: { keys: 'Ctrl+Shift+G', does: 'Ungroup' },
  zoom: { keys: 'Z', does: 'Larger; Shift+Z smaller' },
  trace: { keys: 'F', does: 'Trace the next flow of the device with the focus' },
  fit: { keys: 'Shift+1', does: 'Show everything' },
  fitSelection: { keys: 'Shift+2', does: 'Show what is selected' },
} as const satisfies Readonly<Record<string, KeyRow>>;

const { select, hand, link, workload, fault } = toolKeys;

/** Every key of the drawing: tools, walking, editing, looking, and the way out. */
export const STAGE_KEYS: readonly KeyRow[] = [
  select,
  hand,
  link,
  ...Object.values(TOOLS)
    .toSorted((a, b) => a.order - b.order)
    .map(deviceKey),
  workload,
  fault,
  ...Object.values(actKeys),
  { keys: 'Esc', does: 'One step outward: gesture, tool, selection, and then out of the drawing' },
  { keys: 'Alt', does: 'While dragging: no grid, no guides' },
];
