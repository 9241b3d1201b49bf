/** Moving devices: by a pull, by the grid, to a place. */
import type { Point } from '@lanelab/scenario';
import { moveNodes, placeNodes } from '../../../document/store/edits/nodes.ts';
import type { Edit } from '../../../document/store/types.ts';
import type { Drawing } from '../drawing.ts';
import { type Direction, STEPS } from '../geometry/direction.ts';
import { GRID } from '../geometry/grid.ts';

/** An edit of positions; devices without a place in the document get one first, in the same undo step. */
export function placed(drawing: Drawing, ids: ReadonlySet<number>, edit: Edit): Edit {
  const { layout } = drawing.scene.scenario;
  const places = new Map<number, Point>();
  for (const [id, at] of drawing.scene.documentPositions()) {
    if (ids.has(id) && layout.nodes[String(id)] === undefined) places.set(id, at);
  }
  if (places.size === 0) return edit;
  return (scenario) => {
    const first = placeNodes(places)(scenario);
    return first.ok ? edit(first.scenario) : first;
  };
}

export const movingBy = (drawing: Drawing, ids: ReadonlySet<number>, dx: number, dy: number): Edit =>
  placed(drawing, ids, moveNodes(ids, dx, dy));

/** The devices that arrow keys move: the selection, or the device that has the focus. */
export function movable(drawing: Drawing): ReadonlySet<number> {
  const { nodes } = drawing.store.getState().selection;
  const { focus } = drawing.session.getState();
  if (nodes.size > 0) return nodes;
  return focus?.kind === 'node' ? new Set([focus.id]) : nodes;
}

/** Moves by one step of the grid, or by five. */
export function nudge(drawing: Drawing, direction: Direction, isFar: boolean): boolean {
  const ids = movable(drawing);
  if (ids.size === 0) return false;
  const step = GRID * (isFar ? 5 : 1);
  const { x, y } = STEPS[direction];
  drawing.apply(movingBy(drawing, ids, x * step, y * step));
  return true;
}
