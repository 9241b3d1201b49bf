/**
 * What the keys of `key-table.ts` do. They act only while the stage has the focus. Letters are matched by character, so they work
 * on any layout.
 */
import { DEVICES } from '../../document/devices/registry.ts';
import { addJoined, askType } from './actions/add.ts';
import { focusedNode, selectAll, selectOnly, toggleByKeys, walk, walkLinks, walkThatWay } from './actions/choose.ts';
import { openFocusMenu } from './actions/context-menu.ts';
import { copy, cut, duplicateSelected, groupSelected, pasteHere, remove, ungroupSelected } from './actions/edit.ts';
import { nudge } from './actions/move.ts';
import { screenOf } from './actions/places.ts';
import { fitAll, fitSelection, ZOOM_STEP } from './actions/view.ts';
import type { Drawing, StageKey } from './drawing.ts';
import { directionOf } from './geometry/direction.ts';
import { type actKeys, deviceKey, type KeyRow, toolKeys } from './key-table.ts';
import { placeToolOf } from './tools/place/tool.ts';

interface KeyAct {
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

const picking = ({ keys }: KeyRow, tool: string): KeyAct => ({
  matches: letter(keys.toLowerCase()),
  run: (drawing) => drawing.pick(tool),
});

function addAndJoin(drawing: Drawing): void {
  const from = focusedNode(drawing);
  if (from === null) return drawing.refuse('No device has the focus; press Tab to go to one first.');
  const [only, ...others] = DEVICES;
  if (only !== undefined && others.length === 0) addJoined(drawing, from, only.kind);
  else askType(drawing, from, screenOf(drawing, { kind: 'node', id: from }));
}

const tools: Readonly<Record<keyof typeof toolKeys, KeyAct>> = {
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
  thatWay: {
    matches: ({ key, mod, alt }) => directionOf(key) !== null && mod && !alt,
    run(drawing, { key }) {
      const direction = directionOf(key);
      if (direction !== null) walkThatWay(drawing, direction);
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
} satisfies Readonly<Record<string, KeyAct>>;

const editing = {
  inspect: {
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
  addJoined: { matches: ({ key, mod, alt }) => key === '+' && !mod && !alt, run: addAndJoin },
  menu: { matches: ({ key, shift }) => key === 'ContextMenu' || (key === 'F10' && shift), run: openFocusMenu },
  gather: { matches: ({ key, mod }) => key === ' ' && mod, run: toggleByKeys },
  selectAll: { matches: withMod('a'), run: selectAll },
  remove: { matches: ({ key, mod }) => (key === 'Delete' || key === 'Backspace') && !mod, run: remove },
  undo: { matches: withMod('z'), run: (drawing) => travel(drawing, 'undo') },
  redo: { matches: withMod('z', true), run: (drawing) => travel(drawing, 'redo') },
  copy: { matches: withMod('c'), run: (drawing) => void copy(drawing) },
  cut: { matches: withMod('x'), run: (drawing) => void cut(drawing) },
  paste: { matches: withMod('v'), run: (drawing) => void pasteHere(drawing) },
  duplicate: { matches: withMod('d'), run: duplicateSelected },
  group: { matches: withMod('g'), run: groupSelected },
  ungroup: { matches: withMod('g', true), run: ungroupSelected },
} satisfies Readonly<Record<string, KeyAct>>;

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
} satisfies Readonly<Record<string, KeyAct>>;

/** One for each row that is told. */
const acts: Readonly<Record<keyof typeof actKeys, KeyAct>> = { ...walking, ...editing, ...viewing };

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

const ACTS: readonly KeyAct[] = [
  ...Object.values(tools),
  ...DEVICES.map((device) => picking(deviceKey(device), placeToolOf(device.kind))),
  ...Object.values(acts),
];

/** First the tool in hand, then the keys that always hold. True where the key meant something. */
export function pressKey(drawing: Drawing, key: StageKey): boolean {
  if (drawing.key(key)) return true;
  const act = ACTS.find((candidate) => candidate.matches(key));
  return act !== undefined && act.run(drawing, key) !== false;
}
