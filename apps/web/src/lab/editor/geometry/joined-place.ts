/** The place of a new device that is joined to one that is there: around it, where the pipe between them crosses no other device. */
import type { Point } from '@lanelab/scenario';
import { distanceToPiece } from '../../../document/distance.ts';
import { DEVICE, distance, freePlace, GRID } from './grid.ts';

/** From a device to those around it, stage px: room for their labels and for those of the pipe. */
const REACH = { x: 7 * GRID, y: 6 * GRID };
/** Places around a device as shares of the reach, clockwise, as people go on drawing; those of the outer ring lie in the gaps of the inner one. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
];
/** At least so far from another device to a new one, and to the pipe that leads there, stage px. */
const ROOM = 2 * DEVICE;
const PIPE_ROOM = DEVICE;

export function joinedPlace(from: Point, taken: Iterable<Point>): Point {
  const others = [...taken].filter((other) => distance(other, from) > 0);
  const isClear = (at: Point) =>
    others.every((other) => distance(other, at) >= ROOM && distanceToPiece(other, [from, at]) >= PIPE_ROOM);
  const around = PLACES.map(([x, y]) => ({ x: from.x + x * REACH.x, y: from.y + y * REACH.y }));
  return around.find(isClear) ?? freePlace({ x: from.x + REACH.x, y: from.y }, others, ROOM);
}
