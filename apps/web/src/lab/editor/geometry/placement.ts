/**
 * Puts every label at the place that costs least among its candidates, one label after the other.
 *
 * The choice depends on nothing but the candidates and their order, so a drawing looks the same whenever it is laid out.
 * The libraries for this either move labels at random until they part (and so differ from run to run), or know boxes alone
 * and would lay labels across slanted pipes.
 */
import type { Box } from './box.ts';
import type { Room } from './room.ts';

export interface Candidate {
  readonly box: Box;
  /** What is worse about this place than about the best one. */
  readonly cost: number;
}

/** For each px of a pipe that a label covers. */
const PIPE_COST = 0.5;
/** For a label that has to be shown and finds no free place. */
const TAKEN_COST = 1000;

/**
 * The cost of a place; infinite where another label or a device has it, unless the label has to be shown, and where it would not be
 * below `least` even off every pipe.
 */
function costOf(room: Room, { box, cost }: Candidate, isNeeded: boolean, least: number): number {
  const taken = room.taken(box);
  if (taken > 0 && !isNeeded) return Number.POSITIVE_INFINITY;
  const takenCost = taken > 0 ? TAKEN_COST + taken : 0;
  return cost + takenCost >= least ? Number.POSITIVE_INFINITY : cost + PIPE_COST * room.covered(box) + takenCost;
}

function best<Place extends Candidate>(room: Room, candidates: readonly Place[], isNeeded: boolean): Place | null {
  let found: { readonly place: Place; readonly cost: number } | null = null;
  for (const place of candidates) {
    const least: number = found?.cost ?? Number.POSITIVE_INFINITY;
    if (place.cost >= least) continue;
    const cost = costOf(room, place, isNeeded, least);
    if (cost < least) found = { place, cost };
  }
  return found?.place ?? null;
}

/** Places labels where there is room, and takes that room; null for a label without any. */
export function placeWhereFree<Place extends Candidate>(
  room: Room,
  labels: readonly (readonly Place[])[],
): readonly (Place | null)[] {
  return labels.map((candidates) => {
    const place = best(room, candidates, false);
    if (place !== null) room.add(place.box);
    return place;
  });
}

/** Labels that lie on nothing; null for the others, whose room is given back. */
export function withoutOverlaps<Place extends Candidate>(
  room: Room,
  places: readonly (Place | null)[],
): readonly (Place | null)[] {
  return places.map((place) => {
    if (place === null) return null;
    room.remove(place.box);
    if (room.taken(place.box) > 0) return null;
    room.add(place.box);
    return place;
  });
}

/** Places labels that have to be shown: each one once more when all the others have a place, and so off those that came later. */
export function placeAll<Place extends Candidate>(
  room: Room,
  labels: readonly (readonly Place[])[],
): readonly (Place | null)[] {
  const places: (Place | null)[] = labels.map(() => null);
  for (let round = 0; round < 2; round += 1)
    for (const [index, candidates] of labels.entries()) {
      const before = places[index];
      if (before !== null && before !== undefined) room.remove(before.box);
      const place = best(room, candidates, true);
      if (place !== null) room.add(place.box);
      places[index] = place;
    }
  return places;
}
