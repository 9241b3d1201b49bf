/** A place for a network clear of the devices that are there. */

import type { Point, Scenario } from '@lanelab/scenario';

/** Between the middles of two devices, so that neither they nor their names lie on each other, in px. */
const CLEAR = { x: 120, y: 100 };
/** Where no device may be known to stand closer than this, the network is moved on by a step of the grid. */
const STEP = 40;
const MOST_STEPS = 500;

const placesOf = ({ layout, model }: Scenario): readonly Point[] =>
  model.nodes.map(({ id }) => layout.nodes[String(id)] ?? { x: 0, y: 0 });

/** How far to move a network so that none of its devices is on one of the document: as asked, else on to the right or below. */
export function clearOf(scenario: Scenario, part: Scenario, by: Point): Point {
  const taken = placesOf(scenario);
  const own = placesOf(part);
  const isClear = ({ x, y }: Point): boolean =>
    own.every((place) =>
      taken.every((other) => Math.abs(place.x + x - other.x) >= CLEAR.x || Math.abs(place.y + y - other.y) >= CLEAR.y),
    );
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const moved = [
      { x: by.x, y: by.y + step * STEP },
      { x: by.x + step * STEP, y: by.y },
    ].find(isClear);
    if (moved !== undefined) return moved;
  }
  return by;
}
