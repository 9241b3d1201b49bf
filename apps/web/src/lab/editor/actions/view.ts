/** The part of the stage in sight: fitting it, keeping the focus in it, and places on the screen. */
import type { Point } from '@lanelab/scenario';
import type { Drawing } from '../drawing.ts';
import { toScreen } from '../environment.ts';
import { beyond } from '../geometry/box.ts';
import { DEVICE } from '../geometry/grid.ts';
import { alongOf, lengthOf } from '../geometry/polyline.ts';
import type { Focus } from '../session.ts';

export const ZOOM_STEP = 1.25;

export function fitAll(drawing: Drawing): void {
  drawing.camera.fit(() => drawing.scene.bounds());
}

export function fitSelection(drawing: Drawing): void {
  const { nodes } = drawing.store.getState().selection;
  drawing.camera.fit(() => drawing.scene.bounds(nodes.size === 0 ? undefined : nodes));
}

/** Fits everything where a part of the selection is out of sight, or something lies over it. */
export function bringIntoSight(drawing: Drawing): void {
  const { nodes } = drawing.store.getState().selection;
  const box = nodes.size === 0 ? null : drawing.scene.bounds(nodes);
  if (box !== null && beyond(box, drawing.camera.room()) > 0) fitAll(drawing);
}

/** Pans just far enough to bring a device into sight. */
export function reveal(drawing: Drawing, node: number): void {
  const place = drawing.scene.positions().get(node);
  if (place === undefined) return;
  const view = drawing.camera.view();
  const { width, height } = drawing.camera.size();
  const at = toScreen(view, place);
  const margin = DEVICE * Math.max(1, view.zoom) + 16;
  const into = (value: number, length: number) =>
    length < 2 * margin ? length / 2 - value : Math.max(0, margin - value) - Math.max(0, value - (length - margin));
  const [dx, dy] = [into(at.x, width), into(at.y, height)];
  if (dx !== 0 || dy !== 0) drawing.camera.panBy(dx, dy);
}

/** The place of a device or link in the frame, where menus open that the keyboard asked for. */
export function screenOf(drawing: Drawing, what: Focus): Point {
  const line = what.kind === 'link' ? drawing.scene.lines().get(what.id) : undefined;
  const at =
    line === undefined ? drawing.scene.positions().get(what.id) : alongOf(line.points, lengthOf(line.points) / 2).at;
  return toScreen(drawing.camera.view(), at ?? { x: 0, y: 0 });
}
