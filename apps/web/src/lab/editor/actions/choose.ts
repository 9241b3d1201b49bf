/** Selecting, and moving the focus from device to device. */
import { say } from '@lanelab/messages/editor';
import { NOTHING, selecting } from '../../../document/store/selection.ts';
import type { Drawing } from '../drawing.ts';
import { type Direction, nearestInDirection } from '../geometry/direction.ts';
import type { Focus } from '../session.ts';
import { reveal } from './view.ts';

/** Announces how many devices and links are selected. */
function announceSelection(drawing: Drawing): void {
  const { nodes, links } = drawing.store.getState().selection;
  const counts = { devices: nodes.size, links: links.size };
  if (counts.devices === 0 && counts.links === 0) drawing.announce(say('select.nothing'));
  else if (counts.links === 0) drawing.announce(say('select.devices', counts));
  else drawing.announce(say(counts.devices === 0 ? 'select.links' : 'select.both', counts));
}

export function selectOnly(drawing: Drawing, what: Focus): void {
  drawing.store.select(selecting(what.kind === 'node' ? { nodes: [what.id] } : { links: [what.id] }));
  drawing.session.setState({ focus: what, isGathering: false });
}

/** Adds a device or link to the selection, or removes it. */
export function toggle(drawing: Drawing, what: Focus): void {
  const { selection } = drawing.store.getState();
  const key = what.kind === 'node' ? 'nodes' : 'links';
  const chosen = new Set(selection[key]);
  if (!chosen.delete(what.id)) chosen.add(what.id);
  drawing.store.select({ [key]: chosen });
  drawing.focus(what);
  announceSelection(drawing);
}

/**
 * Adds the focused device or link to the selection, or removes it. The first time it stays selected; from then on moving the
 * focus leaves the selection alone.
 */
export function toggleByKeys(drawing: Drawing): boolean {
  const { focus, isGathering } = drawing.session.getState();
  if (focus === null) return false;
  drawing.session.setState({ isGathering: true });
  const { nodes, links } = drawing.store.getState().selection;
  const isIn = focus.kind === 'node' ? nodes.has(focus.id) : links.has(focus.id);
  if (isGathering || !isIn) toggle(drawing, focus);
  else announceSelection(drawing);
  return true;
}

export function selectAll(drawing: Drawing): void {
  const { nodes, links } = drawing.scene.scenario.model;
  drawing.store.select(selecting({ nodes: nodes.map(({ id }) => id), links: links.map(({ id }) => id) }));
  announceSelection(drawing);
}

export function selectNothing(drawing: Drawing): void {
  drawing.session.setState({ isGathering: false });
  drawing.store.select(NOTHING);
}

export function isAnySelected(drawing: Drawing): boolean {
  const { nodes, links, flows } = drawing.store.getState().selection;
  return nodes.size + links.size + flows.size > 0;
}

/** Moves the focus to a device, and the selection with it unless a selection is being gathered. */
export function walkTo(drawing: Drawing, node: number): void {
  if (drawing.session.getState().isGathering) drawing.focus({ kind: 'node', id: node });
  else selectOnly(drawing, { kind: 'node', id: node });
  reveal(drawing, node);
}

/** Moves the focus to the next or previous device of the document; false past either end, where the focus leaves the stage. */
export function walk(drawing: Drawing, step: 1 | -1): boolean {
  const { nodes } = drawing.scene.scenario.model;
  const focused = focusedNode(drawing);
  const index = nodes.findIndex(({ id }) => id === focused);
  const next = nodes[index === -1 ? (step === 1 ? 0 : nodes.length - 1) : index + step];
  if (next === undefined) return false;
  walkTo(drawing, next.id);
  return true;
}

/** Moves the focus to the nearest device in a direction. */
export function walkInDirection(drawing: Drawing, direction: Direction): void {
  const at = drawing.scene.positions();
  const focused = focusedNode(drawing);
  const from = focused === null ? undefined : at.get(focused);
  if (from === undefined) {
    walk(drawing, 1);
    return;
  }
  const next = nearestInDirection(from, at, direction);
  if (next === null) drawing.announce(say('select.none-in-direction'));
  else walkTo(drawing, next);
}

/** The device that keyboard actions apply to. */
export function focusedNode(drawing: Drawing): number | null {
  const { focus } = drawing.session.getState();
  if (focus?.kind === 'node' && drawing.scene.positions().has(focus.id)) return focus.id;
  const { nodes } = drawing.store.getState().selection;
  return nodes.size === 1 ? ([...nodes][0] ?? null) : null;
}

/** The link that keyboard actions apply to. */
export function focusedLink(drawing: Drawing): number | null {
  const { focus } = drawing.session.getState();
  if (focus?.kind === 'link' && drawing.scene.lines().has(focus.id)) return focus.id;
  const { nodes, links } = drawing.store.getState().selection;
  return nodes.size === 0 && links.size === 1 ? ([...links][0] ?? null) : null;
}

/** Moves the focus to the next or previous link of the focused device. */
export function walkLinks(drawing: Drawing, step: 1 | -1): boolean {
  const node = focusedNode(drawing);
  const { focus } = drawing.session.getState();
  const { links } = drawing.scene.scenario.model;
  const current = focus?.kind === 'link' ? links.find(({ id }) => id === focus.id) : undefined;
  const owner = node ?? current?.a.node;
  const own = links.filter(({ a, b }) => a.node === owner || b.node === owner);
  const index = current === undefined ? -1 : own.findIndex(({ id }) => id === current.id);
  const next = own[index === -1 ? (step === 1 ? 0 : own.length - 1) : (index + step + own.length) % own.length];
  if (next === undefined) return false;
  selectOnly(drawing, { kind: 'link', id: next.id });
  return true;
}
