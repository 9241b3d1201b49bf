/** Series of a run that checks add up between instants. */
import type { WatchRequest } from '@lanelab/engine';
import type { Needs } from './slice.ts';

/** Shortest time between samples, ps. */
export const FINEST_STEP_PS = 1e9;
/** Time between samples where nothing asks for less, ps. */
const USUAL_STEP_PS = 100e9;

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other));

/** The request for series, and how far past the scenario’s end its last samples lie; null where no series is needed. */
export function watchedSeries({ series, sampledPs }: Required<Needs>, endPs: number) {
  if (series.length === 0) return null;
  // Times of checks are whole milliseconds; the end of a scenario need not be, and is left with what was sampled before it.
  const instants = [...sampledPs, endPs].filter((ps) => ps % FINEST_STEP_PS === 0);
  const stepPs = instants.reduce(greatestCommon, USUAL_STEP_PS);
  const request: Pick<WatchRequest, 'series' | 'intervalPs'> = { series, intervalPs: stepPs };
  return {
    request,
    // A sample of an instant is there once the run has gone past it.
    endPs: endPs + 1,
  };
}
