/**
 * What the keys of `key-table.ts` do. They work only while the stage has the focus. Letters are matched by character, so they
 * work on any layout.
 */
import { say } from '@lanelab/messages/editor';
import { DEVICES } from '../../document/devices/registry.ts';
import { addJoined, askKind } from './actions/add.ts';
import {
  focusedNode,
  selectAll,
  selectOnly,
  toggleByKeys,
  walk,
  walkInDirection,
  walkLinks,
} from './actions/choose.ts';
import { openFocusMenu } from './actions/context-menu.ts';
import { copy, cut, duplicateSelected, groupSelected, pasteHere, remove, ungroupSelected } from './actions/edit.ts';
import { nudge } from './actions/move.ts';
import { fitAll, fitSelection, screenOf, ZOOM_STEP } from './actions/view.ts';
import type { Drawing } from './drawing.ts';
import { directionOf } from './geometry/direction.ts';
import { type actionKeys, deviceKey, type KeyRow, toolKeys } from './key-table.ts';
import type { StageKey } from './tool.ts';
import { placeToolOf } from './tools/place.ts';

interface KeyBinding {
  matches(key: StageKey): boolean;
  /** False where the key means nothing now, so that the page may use it. */
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

const picking = ({ keys }: KeyRow, tool: string): KeyBinding => ({
  matches: letter(keys.toLowerCase()),
  run: (drawing) => drawing.pick(tool),
});

function addAndJoin(drawing: Drawing): void {
  const from = focusedNode(drawing);
  if (from === null) return drawing.refuse(say('select.no-focus'));
  const [only, ...others] = DEVICES;
  if (only !== undefined && others.length === 0) addJoined(drawing, from, only.kind);
  else askKind(drawing, from, screenOf(drawing, { kind: 'node', id: from }));
}

const tools: Readonly<Record<keyof typeof toolKeys, KeyBinding>> = {
  select: picking(toolKeys.select, 'select'),
  hand: picking(toolKeys.hand, 'hand'),
  link: picking(toolKeys.link, 'link'),
  workload: picking(toolKeys.workload, 'workload'),
  fault: picking(toolKeys.fault, 'fault'),
};

const walking = {
  walk: {
    matches: ({ key, mod, alt }) => key === 'Tab' && !mod && !alt,
    run: (drawing, { shift }) => walk(drawing, shift ? -1 : 1),
  },
  nearest: {
    matches: ({ key, mod, alt }) => directionOf(key) !== null && mod && !alt,
    run(drawing, { key }) {
      const direction = directionOf(key);
      if (direction !== null) walkInDirection(drawing, direction);
    },
  },
  links: {
    matches: ({ key, alt }) => alt && (key === 'ArrowDown' || key === 'ArrowUp'),
    run: (drawing, { key }) => walkLinks(drawing, key === 'ArrowDown' ? 1 : -1),
  },
  nudge: {
    matches: ({ key, mod, alt }) => directionOf(key) !== null && !mod && !alt,
    run(drawing, { key, shift }) {
      const direction = directionOf(key);
      return direction === null ? false : nudge(drawing, direction, shift);
    },
  },
} satisfies Readonly<Record<string, KeyBinding>>;

const editing = {
  inspect: {
    matches: ({ key, mod, shift, alt }) => key === 'Enter' && !mod && !shift && !alt,
    run(drawing) {
      const { focus } = drawing.session.getState();
      if (focus === null) return walk(drawing, 1);
      // Tab from another part of the page reaches a device without selecting it.
      const { nodes, links } = drawing.store.getState().selection;
      if (!(focus.kind === 'node' ? nodes : links).has(focus.id)) selectOnly(drawing, focus);
      drawing.host.inspect?.();
      return true;
    },
  },
  addJoined: { matches: ({ key, mod, alt }) => key === '+' && !mod && !alt, run: addAndJoin },
  menu: { matches: ({ key, shift }) => key === 'ContextMenu' || (key === 'F10' && shift), run: openFocusMenu },
  gather: { matches: ({ key, mod }) => key === ' ' && mod, run: toggleByKeys },
  selectAll: { matches: withMod('a'), run: selectAll },
  remove: { matches: ({ key, mod }) => (key === 'Delete' || key === 'Backspace') && !mod, run: remove },
  undo: { matches: withMod('z'), run: undoOnce },
  redo: { matches: withMod('z', true), run: redoOnce },
  copy: { matches: withMod('c'), run: (drawing) => void copy(drawing) },
  cut: { matches: withMod('x'), run: (drawing) => void cut(drawing) },
  paste: { matches: withMod('v'), run: (drawing) => void pasteHere(drawing) },
  duplicate: { matches: withMod('d'), run: duplicateSelected },
  group: { matches: withMod('g'), run: groupSelected },
  ungroup: { matches: withMod('g', true), run: ungroupSelected },
} satisfies Readonly<Record<string, KeyBinding>>;

const viewing = {
  zoom: {
    matches: ({ key, mod, alt }) => key.toLowerCase() === 'z' && !mod && !alt,
    run: (drawing, { shift }) => drawing.camera.zoomBy(shift ? 1 / ZOOM_STEP : ZOOM_STEP),
  },
  trace: {
    matches: letter('f'),
    run(drawing) {
      const { trace } = drawing.host;
      trace?.(focusedNode(drawing));
      return trace !== undefined;
    },
  },
  fit: { matches: digit('1', '!'), run: fitAll },
  fitSelection: { matches: digit('2', '@'), run: fitSelection },
} satisfies Readonly<Record<string, KeyBinding>>;

/** A binding for each row of the key table. */
const actions: Readonly<Record<keyof typeof actionKeys, KeyBinding>> = { ...walking, ...editing, ...viewing };

/** A digit with Shift types another character on most layouts, so the key is matched by its place, too. */
function digit(name: string, us: string) {
  return ({ key, shift, mod, alt, code }: StageKey): boolean =>
    shift && !mod && !alt && (code === `Digit${name}` || key === us || key === name);
}

function undoOnce(drawing: Drawing): void {
  const { undo } = drawing.store.getState();
  if (undo === null) return drawing.announce(say('edit.nothing-to-undo'));
  drawing.store.undo();
  drawing.announce(say('edit.undone', { edit: undo }));
}

function redoOnce(drawing: Drawing): void {
  const { redo } = drawing.store.getState();
  if (redo === null) return drawing.announce(say('edit.nothing-to-redo'));
  drawing.store.redo();
  drawing.announce(say('edit.redone', { edit: redo }));
}

const bindings: readonly KeyBinding[] = [
  ...Object.values(tools),
  ...DEVICES.map((device) => picking(deviceKey(device), placeToolOf(device.kind))),
  ...Object.values(actions),
];

/** Offers a key to the tool in hand, then to the keys of the stage. True where the key means something. */
export function pressKey(drawing: Drawing, key: StageKey): boolean {
  if (drawing.key(key)) return true;
  const binding = bindings.find((candidate) => candidate.matches(key));
  return binding !== undefined && binding.run(drawing, key) !== false;
}
