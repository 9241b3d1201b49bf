/** New devices, alone or joined to another at once. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { DEVICES } from '../../../document/devices/registry.ts';
import { addConnected } from '../../../document/store/edits/compose.ts';
import { addNode } from '../../../document/store/edits/nodes.ts';
import type { Drawing } from '../drawing.ts';
import { toStage } from '../environment.ts';
import { freePlace, GRID, snapped } from '../geometry/grid.ts';
import { joinedPlace } from '../geometry/joined-place.ts';
import type { Kind, MenuAction } from '../session.ts';
import { selectOnly, walkTo } from './choose.ts';

/** The only device that is selected after an edit. */
function selectedNode(drawing: Drawing): number | null {
  const { nodes } = drawing.store.getState().selection;
  return nodes.size === 1 ? ([...nodes][0] ?? null) : null;
}

/** Places a device and returns its id, or null where that was refused. */
export function addAt(drawing: Drawing, kind: Kind, at: Point): number | null {
  if (!drawing.apply(addNode(kind, at)).ok) return null;
  const added = selectedNode(drawing);
  if (added !== null) selectOnly(drawing, { kind: 'node', id: added });
  return added;
}

/** A free place in the middle of what is in sight. */
export function placeInSight(drawing: Drawing): Point {
  const { width, height } = drawing.camera.size();
  return freePlace(toStage(drawing.camera.view(), { x: width / 2, y: height / 2 }), drawing.scene.positions().values());
}

/** Places a device and joins it to `from` in one undo step. */
export function addJoined(drawing: Drawing, from: number, kind: Kind, at?: Point): void {
  const positions = drawing.scene.positions();
  const place = at === undefined ? joinedPlace(positions.get(from) ?? { x: 0, y: 0 }, positions.values()) : snapped(at);
  if (!drawing.apply(addConnected(kind, place, from)).ok) return;
  const added = selectedNode(drawing);
  if (added !== null) walkTo(drawing, added);
}

/** One entry for each kind of device that can be added and joined. */
function kindActions(drawing: Drawing, from: number, at?: Point): readonly MenuAction[] {
  return DEVICES.map((device) => ({
    id: `add-${device.kind}`,
    label: device.label,
    run: () => addJoined(drawing, from, device.kind, at),
  }));
}

/** Opens a menu with the kinds of device, at a place of the frame. */
export function askKind(drawing: Drawing, from: number, screen: Point, at?: Point): void {
  drawing.session.setState({
    menu: {
      id: 'type-menu',
      label: say('menu.add-joined-title', { device: drawing.nameOf(from) }),
      at: screen,
      actions: kindActions(drawing, from, at),
    },
  });
}

/** Stage px that an arrow key moves a device or a bend. */
export const keyStep = (isFar: boolean): number => GRID * (isFar ? 5 : 1);
