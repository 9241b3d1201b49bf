/** Bends of links: adding and removing them, straightening the link. */
import type { Point } from '@lanelab/scenario';
import { setWaypoints } from '../../../document/store/edits/links.ts';
import type { Drawing } from '../drawing.ts';
import { snapped } from '../geometry/grid.ts';
import { alongOf, footOn, lengthOf } from '../geometry/polyline.ts';
import { selectOnly } from './choose.ts';

/** Adds a bend at a point of the link, or in its middle; returns its index among the link's bends, or null where that was refused. */
export function addBend(drawing: Drawing, link: number, near?: Point): number | null {
  const line = drawing.scene.lines().get(link);
  if (line === undefined) return null;
  const at = near ?? alongOf(line.whole, lengthOf(line.whole) / 2).at;
  const index = footOn(line.whole, at).piece;
  const waypoints = line.waypoints.toSpliced(index, 0, snapped(at));
  if (!drawing.apply(setWaypoints(link, waypoints)).ok) return null;
  selectOnly(drawing, { kind: 'link', id: link });
  return index;
}

export function removeBend(drawing: Drawing, link: number, index: number): void {
  const line = drawing.scene.lines().get(link);
  if (line !== undefined) drawing.apply(setWaypoints(link, line.waypoints.toSpliced(index, 1)));
}

export function straighten(drawing: Drawing, link: number): void {
  drawing.apply(setWaypoints(link, []));
}
