/** Actions on the selection: removing, copying, grouping, aligning. */
import { say } from '@lanelab/messages/editor';
import type { Scenario } from '@lanelab/scenario';
import { copyText } from '../../../base/ui/clipboard.ts';
import { type Alignment, align, distribute } from '../../../document/store/edits/arrange.ts';
import { clipboardText, copied, duplicate, paste, readClipboard } from '../../../document/store/edits/clipboard.ts';
import { group, ungroup } from '../../../document/store/edits/groups.ts';
import { removeSelection } from '../../../document/store/edits/remove.ts';
import type { Drawing } from '../drawing.ts';
import { toStage } from '../environment.ts';
import { GRID, snapped } from '../geometry/grid.ts';
import { focusedLink, focusedNode, isAnySelected, selectOnly } from './choose.ts';
import { movable, placed } from './move.ts';
import { bringIntoSight } from './view.ts';

/** The selection; where it is empty, the device or link that has the focus. */
function chosen(drawing: Drawing) {
  if (isAnySelected(drawing)) return drawing.store.getState().selection;
  const [node, link] = [focusedNode(drawing), focusedLink(drawing)];
  return {
    nodes: new Set(node === null ? [] : [node]),
    links: new Set(link === null ? [] : [link]),
    flows: new Set<number>(),
  };
}

/** Removes the selection; devices take their links along. The focus goes to a neighbour in the list. */
export function remove(drawing: Drawing): void {
  const what = chosen(drawing);
  if (what.nodes.size + what.links.size + what.flows.size === 0) return drawing.refuse(say('edit.nothing-selected'));
  const { nodes } = drawing.scene.scenario.model;
  const at = nodes.findIndex(({ id }) => what.nodes.has(id));
  if (!drawing.apply(removeSelection(what)).ok) return;
  const left = drawing.scene.scenario.model.nodes;
  const neighbour = at === -1 ? undefined : (left[at] ?? left[at - 1]);
  if (at !== -1) drawing.focus(neighbour === undefined ? null : { kind: 'node', id: neighbour.id });
}

/** The last copy, for pages that may not read the system's clipboard. */
let lastCopy: string | null = null;
/** How often the same copy was pasted: each paste lies a little beside the one before. */
let pastes = 0;

export async function copy(drawing: Drawing): Promise<boolean> {
  const part = copied(drawing.scene.scenario, { nodes: movable(drawing) });
  if (part === null) {
    drawing.refuse(say('edit.nothing-to-copy'));
    return false;
  }
  lastCopy = clipboardText(part);
  pastes = 0;
  drawing.announce(say('edit.copied', { devices: part.model.nodes.length }));
  await copyText(lastCopy);
  return true;
}

export async function cut(drawing: Drawing): Promise<void> {
  if (await copy(drawing)) remove(drawing);
}

async function clipboard(): Promise<string | null> {
  try {
    const text = await navigator.clipboard.readText();
    return readClipboard(text) === null ? lastCopy : text;
  } catch {
    return lastCopy; // reading the clipboard is not permitted here
  }
}

/** Pastes the clipboard in the middle of the part of the stage that is in sight. */
export async function pasteHere(drawing: Drawing): Promise<void> {
  const text = await clipboard();
  const part: Scenario | null = text === null ? null : readClipboard(text);
  if (part === null) return drawing.refuse(say('edit.nothing-to-paste'));
  const { width, height } = drawing.camera.size();
  const middle = snapped(toStage(drawing.camera.view(), { x: width / 2, y: height / 2 }));
  const by = 2 * GRID * pastes;
  pastes += 1;
  if (drawing.apply(paste(part, { x: middle.x + by, y: middle.y + by })).ok) showCopy(drawing);
}

export function duplicateSelected(drawing: Drawing): void {
  const nodes = movable(drawing);
  if (drawing.apply(placed(drawing, nodes, duplicate({ nodes }))).ok) showCopy(drawing);
}

/** A copy has a place clear of what is there, which may be out of sight. */
function showCopy(drawing: Drawing): void {
  const [first] = drawing.store.getState().selection.nodes;
  if (first !== undefined) drawing.focus({ kind: 'node', id: first });
  bringIntoSight(drawing);
}

export function alignSelected(drawing: Drawing, how: Alignment): void {
  const { nodes } = drawing.store.getState().selection;
  drawing.apply(placed(drawing, nodes, align(nodes, how)));
}

export function distributeSelected(drawing: Drawing, axis: 'x' | 'y'): void {
  const { nodes } = drawing.store.getState().selection;
  drawing.apply(placed(drawing, nodes, distribute(nodes, axis)));
}

export function groupSelected(drawing: Drawing): void {
  drawing.apply(group(drawing.store.getState().selection.nodes));
}

/** Groups that contain a selected device. */
export function selectedGroups(drawing: Drawing): readonly number[] {
  const { nodes } = drawing.store.getState().selection;
  return drawing.scene.scenario.layout.groups
    .filter((own) => own.nodes.some((id) => nodes.has(id)))
    .map(({ id }) => id);
}

export function ungroupSelected(drawing: Drawing): void {
  const [first] = selectedGroups(drawing);
  if (first === undefined) return drawing.refuse(say('edit.no-group'));
  drawing.apply(ungroup(first));
}

/** Selects the group of a device; where the group is selected already, the device alone. */
export function selectWithGroup(drawing: Drawing, node: number): void {
  const { groups } = drawing.scene.scenario.layout;
  const { nodes } = drawing.store.getState().selection;
  const own = groups.find((candidate) => candidate.nodes.includes(node));
  selectOnly(drawing, { kind: 'node', id: node });
  if (own === undefined || own.nodes.every((id) => nodes.has(id))) return;
  drawing.store.select({ nodes: new Set(own.nodes) });
  drawing.announce(say('select.group', { group: own.name, devices: own.nodes.length }));
}
