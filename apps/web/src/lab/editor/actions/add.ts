/** New devices, alone or joined to another at once. */
import type { Point } from '@lanelab/scenario';
import { DEVICES } from '../../../document/devices/registry.ts';
import { addConnected } from '../../../document/store/edits/compose.ts';
import { addNode } from '../../../document/store/edits/nodes.ts';
import { toStage } from '../camera.ts';
import type { Drawing } from '../drawing.ts';
import { DEVICE, freePlace, GRID, snapped } from '../geometry/grid.ts';
import type { Kind, MenuAct } from '../session.ts';
import { selectOnly, walkTo } from './choose.ts';

/** The one device that an edit has left selected. */
function selectedNode(drawing: Drawing): number | null {
  const { nodes } = drawing.store.getState().selection;
  return nodes.size === 1 ? ([...nodes][0] ?? null) : null;
}

/** Places a device; its id, or null where that was refused. */
export function addAt(drawing: Drawing, kind: Kind, at: Point): number | null {
  if (!drawing.apply(addNode(kind, at)).ok) return null;
  const added = selectedNode(drawing);
  if (added !== null) selectOnly(drawing, { kind: 'node', id: added });
  return added;
}

/** A free place in sight, beside `near` where given. */
export function placeInSight(drawing: Drawing, near?: Point): Point {
  const taken = drawing.scene.positions().values();
  if (near !== undefined) return freePlace({ x: near.x + 3 * DEVICE, y: near.y }, taken, 2 * DEVICE);
  const { width, height } = drawing.camera.size();
  return freePlace(toStage(drawing.camera.view(), { x: width / 2, y: height / 2 }), taken);
}

/** A device placed and joined to `from` in one undo step. */
export function addJoined(drawing: Drawing, from: number, kind: Kind, at?: Point): void {
  const near = drawing.scene.positions().get(from);
  const place = at === undefined ? placeInSight(drawing, near) : snapped(at);
  if (!drawing.apply(addConnected(kind, place, from)).ok) return;
  const added = selectedNode(drawing);
  if (added !== null) walkTo(drawing, added);
}

/** Which device to put there and join. */
function typeActs(drawing: Drawing, from: number, at?: Point): readonly MenuAct[] {
  return DEVICES.map((device) => ({
    id: `add-${device.kind}`,
    label: device.label,
    run: () => addJoined(drawing, from, device.kind, at),
  }));
}

/** Asks for the kind, at a place of the frame. */
export function askType(drawing: Drawing, from: number, screen: Point, at?: Point): void {
  drawing.session.setState({
    menu: {
      id: 'type-menu',
      label: `Add and join to ${drawing.nameOf(from)}`,
      at: screen,
      acts: typeActs(drawing, from, at),
    },
  });
}

/** For ghosts that are moved by keys. */
export const ghostStep = (isFar: boolean): number => GRID * (isFar ? 5 : 1);
