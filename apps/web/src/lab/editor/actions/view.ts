/** Where one looks: fitting, and keeping what has the focus in sight. */
import { toScreen } from '../camera.ts';
import type { Drawing } from '../drawing.ts';
import { DEVICE } from '../geometry/grid.ts';

export const ZOOM_STEP = 1.25;

export function fitAll(drawing: Drawing): void {
  const box = drawing.scene.bounds();
  if (box !== null) drawing.camera.fit(box);
}

export function fitSelection(drawing: Drawing): void {
  const { nodes } = drawing.store.getState().selection;
  const box = drawing.scene.bounds(nodes.size === 0 ? undefined : nodes);
  if (box !== null) drawing.camera.fit(box);
}

/** Pans just so far that a device is in sight. */
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
