/** What mark is at a point of the picture: the same stretches of the same lanes as are drawn. */
import type { Point } from '@lanelab/scenario';
import { type Lane, sizeOnPipe, stretchAt } from './marks.ts';
import { type DrawnEnd, isOnLine, type MarksPicture, sizeOf } from './marks-draw.ts';
import type { InspectQuery } from './run/types.ts';
import type { TrafficColours } from './traffic-colours.ts';
import { drawnEndsOf, type Picture } from './traffic-draw.ts';
import type { LinkEnd, Mark, Recording } from './types.ts';

/** A mark can be met so far beside it, px of the screen: a cell is smaller than a finger. */
const REACH_PX = 8;

/** A mark, and the direction of a link that it is on. */
export interface FoundMark {
  readonly end: LinkEnd;
  readonly mark: Mark;
}

/** What the engine is asked for the record of the message or packet that a mark belongs to. */
export function recordQuery({ end, mark: { origin, number } }: FoundMark): InspectQuery & { kind: 'pdu' | 'frame' } {
  return end.bitPs > 0
    ? { kind: 'frame', sender: origin, ordinal: number }
    : { kind: 'pdu', connection: origin, sequence: number };
}

/** The place on a lane nearest to a point: how far along the lane it is, and how far the point is from it. */
export function nearestOn(
  { points, distances }: Lane,
  { x, y }: Point,
): { readonly along: number; readonly away: number } {
  let best = { along: 0, away: Number.POSITIVE_INFINITY };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const share = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / (length * length);
    const at = Math.min(1, Math.max(0, share));
    const away = Math.hypot(x - from.x - dx * at, y - from.y - dy * at);
    if (away < best.away) best = { along: (distances[index - 1] ?? 0) + length * at, away };
  }
  return best;
}

/** The mark nearest to a point of the stage, within reach; null where there is none. */
export function markAt(
  point: Point,
  { recording, detail, timePs, stress }: MarksPicture,
  ends: readonly DrawnEnd[],
  { markWidth, markHeight }: Pick<TrafficColours, 'markWidth' | 'markHeight'>,
  zoom: number,
): FoundMark | null {
  const nearest: { found: FoundMark | null; far: number } = { found: null, far: Number.POSITIVE_INFINITY };
  const reach = REACH_PX / zoom;
  for (const { end, lane: beside, onLine } of ends) {
    const [near, nearOnLine] = [nearestOn(beside, point), nearestOn(onLine, point)];
    const look = (mark: Mark) => {
      const isLight = isOnLine(mark.look, stress);
      const lane = isLight ? onLine : beside;
      const { along, away } = isLight ? nearOnLine : near;
      const beyond = away - (markHeight / zoom / 2) * sizeOf(mark.look, stress);
      if (beyond > reach) return;
      const size = sizeOnPipe(mark.cells, lane.length, markWidth / zoom, zoom);
      const { tail, head } = stretchAt(mark.fromPs, mark.toPs, end.delayAt(mark.fromPs), timePs, size);
      if (head <= tail) return;
      const outside = Math.max(0, tail * lane.length - along, along - head * lane.length);
      if (outside > reach) return;
      const far = Math.hypot(outside, away);
      if (far < nearest.far) [nearest.found, nearest.far] = [{ end, mark }, far];
    };
    if (detail === 'cells') recording.cellsAt(end, timePs, look);
    else recording.framesAt(end, timePs, look);
  }
  return nearest.found;
}

/** The cell, PDU or frame that is drawn at a point of the canvas, px of its box; null where none is, or where only rates are drawn. */
export function trafficAt(
  { x, y }: Point,
  picture: Picture,
  colours: Pick<TrafficColours, 'markWidth' | 'markHeight'>,
): FoundMark | null {
  const isClose = picture.detail === 'cells' || picture.detail === 'frames';
  if (!isClose || picture.isReduced) return null;
  const view = picture.geometry.view();
  const point = { x: (x - view.x) / view.zoom, y: (y - view.y) / view.zoom };
  return markAt(point, picture, drawnEndsOf(picture), colours, view.zoom);
}

/** The first mark on any link, for those who have no pointer; null where nothing moves. */
export function firstMark(recording: Recording, timePs: number): FoundMark | null {
  for (const end of recording.ends) {
    const marks: Mark[] = [];
    recording.cellsAt(end, timePs, (mark) => marks.push(mark));
    const [mark] = marks;
    if (mark !== undefined) return { end, mark };
  }
  return null;
}
