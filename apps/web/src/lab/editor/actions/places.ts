/** Where on the frame something is: where menus open that the keyboard asked for. */
import type { Point } from '@lanelab/scenario';
import { toScreen } from '../camera.ts';
import type { Drawing } from '../drawing.ts';
import { alongOf, lengthOf } from '../geometry/polyline.ts';
import type { Focus } from '../session.ts';

export function screenOf(drawing: Drawing, what: Focus): Point {
  const line = what.kind === 'link' ? drawing.scene.lines().get(what.id) : undefined;
  const at =
    line === undefined ? drawing.scene.positions().get(what.id) : alongOf(line.points, lengthOf(line.points) / 2).at;
  return toScreen(drawing.camera.view(), at ?? { x: 0, y: 0 });
}
