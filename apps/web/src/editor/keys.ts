/**
 * The keys of the drawing. They act only while the stage has the focus; the help shows this same list. Letters are matched by
 * character, so they work on any layout.
 */
import { DEVICES } from '../devices/registry.ts';
import { addJoined, askType } from './acts/add.ts';
import { focusedNode, selectAll, selectOnly, toggleByKeys, walk, walkLinks, walkThatWay } from './acts/choose.ts';
import { openFocusMenu } from './acts/context-menu.ts';
import { copy, cut, duplicateSelected, groupSelected, pasteHere, remove, ungroupSelected } from './acts/edit.ts';
import { nudge } from './acts/move.ts';
import { screenOf } from './acts/places.ts';
import { fitAll, fitSelection, ZOOM_STEP } from './acts/view.ts';
import type { Drawing, StageKey } from './drawing.ts';
import { directionOf } from './geometry/direction.ts';
import { placeToolOf } from './tools/place/tool.ts';

export interface KeyRow {
  /** As people read it: `Ctrl+D`. */
  readonly keys: string;
  readonly does: string;
}

interface KeyAct extends KeyRow {
  matches(key: StageKey): boolean;
  /** False where it meant nothing now, so that the page may have the key. */
  run(drawing: Drawing, key: StageKey): boolean | void;
}

const letter =
  (wanted: string) =>
  ({ key, shift, alt, mod }: StageKey): boolean =>
    key.toLowerCase() === wanted && !shift && !alt && !mod;

const withMod =
  (wanted: string, withShift = false) =>
  ({ key, shift, alt, mod }: StageKey): boolean =>
    key.toLowerCase() === wanted && mod && shift === withShift && !alt;

const picking = (key: string, does: string, tool: string): KeyAct => ({
  keys: key.toUpperCase(),
  does,
  matches: letter(key),
  run: (drawing) => drawing.pick(tool),
});

function addAndJoin(drawing: Drawing): void {
  const from = focusedNode(drawing);
  if (from === null) return drawing.refuse('No device has the focus; press Tab to go to one first.');
  const [only, ...others] = DEVICES;
  if (only !== undefined && others.length === 0) addJoined(drawing, from, only.kind);
  else askType(drawing, from, screenOf(drawing, { kind: 'node', id: from }));
}

const tools: readonly KeyAct[] = [
  picking('v', 'Select', 'select'),
  picking('h', 'Move the stage by hand', 'hand'),
  picking('l', 'Link from the device with the focus: arrows choose among legal ones, Enter joins', 'link'),
  ...DEVICES.map((device) =>
    picking(device.letter, `Add ${device.label}: arrows move it, Enter puts it down`, placeToolOf(device.kind)),
  ),
  picking('w', 'Add traffic', 'workload'),
  picking('x', 'Let something go wrong', 'fault'),
];

const walking: readonly KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Next device; Shift+Tab the one before; past the last one, on to the rest of the page',
    matches: ({ key, mod, alt }) => key === 'Tab' && !mod && !alt,
    run: (drawing, { shift }) => walk(drawing, shift ? -1 : 1),
  },
  {
    keys: 'Ctrl+arrows',
    does: 'Nearest device that way',
    matches: ({ key, mod, alt }) => directionOf(key) !== null && mod && !alt,
    run(drawing, { key }) {
      const direction = directionOf(key);
      if (direction !== null) walkThatWay(drawing, direction);
    },
  },
  {
    keys: 'Alt+Down',
    does: 'Next link of this device; Alt+Up the one before',
    matches: ({ key, alt }) => alt && (key === 'ArrowDown' || key === 'ArrowUp'),
    run: (drawing, { key }) => walkLinks(drawing, key === 'ArrowDown' ? 1 : -1),
  },
  {
    keys: 'arrows',
    does: 'Move what is selected by one step of the grid; Shift by five',
    matches: ({ key, mod, alt }) => directionOf(key) !== null && !mod && !alt,
    run(drawing, { key, shift }) {
      const direction = directionOf(key);
      return direction === null ? false : nudge(drawing, direction, shift);
    },
  },
];

const editing: readonly KeyAct[] = [
  {
    keys: 'Enter',
    does: 'Properties of what has the focus',
    matches: ({ key, mod, shift, alt }) => key === 'Enter' && !mod && !shift && !alt,
    run(drawing) {
      const { focus } = drawing.session.getState();
      if (focus === null) return walk(drawing, 1);
      // Tab from elsewhere leads to a device without selecting it.
      const { nodes, links } = drawing.store.getState().selection;
      if (!(focus.kind === 'node' ? nodes : links).has(focus.id)) selectOnly(drawing, focus);
      drawing.host.inspect?.();
      return true;
    },
  },
  {
    keys: '+',
    does: 'Add a device and join it to this one',
    matches: ({ key, mod, alt }) => key === '+' && !mod && !alt,
    run: addAndJoin,
  },
  {
    keys: 'Shift+F10',
    does: 'Menu of what has the focus',
    matches: ({ key, shift }) => key === 'ContextMenu' || (key === 'F10' && shift),
    run: openFocusMenu,
  },
  {
    keys: 'Ctrl+Space',
    does: 'Gather: this device into the selection or out of it',
    matches: ({ key, mod }) => key === ' ' && mod,
    run: toggleByKeys,
  },
  { keys: 'Ctrl+A', does: 'Select everything', matches: withMod('a'), run: selectAll },
  {
    keys: 'Del',
    does: 'Delete',
    matches: ({ key, mod }) => (key === 'Delete' || key === 'Backspace') && !mod,
    run: remove,
  },
  { keys: 'Ctrl+Z', does: 'Undo', matches: withMod('z'), run: (drawing) => travel(drawing, 'undo') },
  { keys: 'Ctrl+Shift+Z', does: 'Redo', matches: withMod('z', true), run: (drawing) => travel(drawing, 'redo') },
  { keys: 'Ctrl+C', does: 'Copy', matches: withMod('c'), run: (drawing) => void copy(drawing) },
  { keys: 'Ctrl+X', does: 'Cut', matches: withMod('x'), run: (drawing) => void cut(drawing) },
  { keys: 'Ctrl+V', does: 'Paste', matches: withMod('v'), run: (drawing) => void pasteHere(drawing) },
  { keys: 'Ctrl+D', does: 'Duplicate', matches: withMod('d'), run: duplicateSelected },
  { keys: 'Ctrl+G', does: 'Group', matches: withMod('g'), run: groupSelected },
  { keys: 'Ctrl+Shift+G', does: 'Ungroup', matches: withMod('g', true), run: ungroupSelected },
];

const viewing: readonly KeyAct[] = [
  {
    keys: 'Z',
    does: 'Larger; Shift+Z smaller',
    matches: ({ key, mod, alt }) => key.toLowerCase() === 'z' && !mod && !alt,
    run: (drawing, { shift }) => drawing.camera.zoomBy(shift ? 1 / ZOOM_STEP : ZOOM_STEP),
  },
  {
    keys: 'F',
    does: 'Trace the next flow of the device with the focus',
    matches: letter('f'),
    run(drawing) {
      const { trace } = drawing.host;
      trace?.(focusedNode(drawing));
      return trace !== undefined;
    },
  },
  { keys: 'Shift+1', does: 'Show everything', matches: digit('1', '!'), run: fitAll },
  { keys: 'Shift+2', does: 'Show what is selected', matches: digit('2', '@'), run: fitSelection },
];

/** A digit with Shift gives another character on most layouts; the browser names the key by its place then. */
function digit(name: string, us: string) {
  return ({ key, shift, mod, alt, code }: StageKey): boolean =>
    shift && !mod && !alt && (code === `Digit${name}` || key === us || key === name);
}

function travel(drawing: Drawing, way: 'undo' | 'redo'): void {
  const { undo, redo } = drawing.store.getState();
  const step = way === 'undo' ? undo : redo;
  if (step === null) return drawing.say(`Nothing to ${way}`);
  drawing.store[way]();
  drawing.say(`${way === 'undo' ? 'Undone' : 'Redone'}: ${step}`);
}

const ACTS: readonly KeyAct[] = [...tools, ...walking, ...editing, ...viewing];

/** For the help: tools, walking, editing, looking, and the way out. */
export const STAGE_KEYS: readonly KeyRow[] = [
  ...ACTS.map(({ keys, does }) => ({ keys, does })),
  { keys: 'Esc', does: 'One step outward: gesture, tool, selection, and then out of the drawing' },
  { keys: 'Alt', does: 'While dragging: no grid, no guides' },
];

/** First the tool in hand, then the keys that always hold. True where the key meant something. */
export function pressKey(drawing: Drawing, key: StageKey): boolean {
  if (drawing.key(key)) return true;
  const act = ACTS.find((candidate) => candidate.matches(key));
  return act !== undefined && act.run(drawing, key) !== false;
}
