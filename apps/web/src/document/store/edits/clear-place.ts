/** A place for a network clear of the devices and links that are there. */

import type { Point, Scenario } from '@lanelab/scenario';
import { distanceToPiece } from '../../distance.ts';

/** Between the middles of two devices, so that neither they nor their names lie on each other, in px. */
const CLEAR = { x: 120, y: 100 };
/** Between the middle of a device and a link that is not its own, in px. */
const CLEAR_OF_LINK = 60;
/** By so much the network is moved on until it is clear, in px. */
const STEP = 40;
const MOST_STEPS = 500;

interface Drawn {
  readonly devices: readonly Point[];
  /** Straight pieces of links. */
  readonly pieces: readonly (readonly [Point, Point])[];
}

function drawn({ layout, model }: Scenario, by: Point = { x: 0, y: 0 }): Drawn {
  const shifted = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const placeOf = (id: number): Point => shifted(layout.nodes[String(id)] ?? { x: 0, y: 0 });
  const pieces = model.links.flatMap(({ id, a, b }) => {
    const bends = (layout.links[String(id)]?.waypoints ?? []).map(shifted);
    const points = [placeOf(a.node), ...bends, placeOf(b.node)];
    return points.slice(1).map((point, index) => [points[index] ?? point, point] as const);
  });
  return { devices: model.nodes.map(({ id }) => placeOf(id)), pieces };
}

const areApart = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) >= CLEAR.x || Math.abs(a.y - b.y) >= CLEAR.y;

const isOffLinks = ({ devices }: Drawn, { pieces }: Drawn): boolean =>
  devices.every((at) => pieces.every((piece) => distanceToPiece(at, piece) >= CLEAR_OF_LINK));

const areClear = (one: Drawn, other: Drawn): boolean =>
  one.devices.every((at) => other.devices.every((taken) => areApart(at, taken))) &&
  isOffLinks(one, other) &&
  isOffLinks(other, one);

/** How far to move a network so that no device of it or of the document is on the other: as asked, else on below or to the right. */
export function clearOf(scenario: Scenario, part: Scenario, by: Point): Point {
  const taken = drawn(scenario);
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const moved = [
      { x: by.x, y: by.y + step * STEP },
      { x: by.x + step * STEP, y: by.y },
    ].find((candidate) => areClear(drawn(part, candidate), taken));
    if (moved !== undefined) return moved;
  }
  return by;
}
