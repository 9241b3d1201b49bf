/** The place of a device that was added without pointing: the next free place of a grid around the drawing. */
import type { Point, Scenario } from '@lanelab/scenario';

/** Space for a device with its name, in px. */
const STEP = { x: 200, y: 160 };
const COLUMNS = 5;

/** The first place, row by row from the drawing's upper left, that is a step away from every device. */
export function freePlace({ layout }: Scenario): Point {
  const taken = Object.values(layout.nodes);
  const grid = 20;
  const snap = (value: number) => Math.round(value / grid) * grid;
  const left = snap(Math.min(...taken.map(({ x }) => x), taken.length === 0 ? 120 : Number.POSITIVE_INFINITY));
  const top = snap(Math.min(...taken.map(({ y }) => y), taken.length === 0 ? 120 : Number.POSITIVE_INFINITY));
  for (let index = 0; ; index += 1) {
    const at = { x: left + (index % COLUMNS) * STEP.x, y: top + Math.floor(index / COLUMNS) * STEP.y };
    if (taken.every(({ x, y }) => Math.abs(x - at.x) >= STEP.x * 0.75 || Math.abs(y - at.y) >= STEP.y * 0.75))
      return at;
  }
}
