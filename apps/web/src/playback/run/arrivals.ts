/** When something of each flow arrived last: a result has totals alone, so the run counts arrivals as it goes. */
import type { Trace, WatchRequest } from '@lanelab/engine';
import type { Flow, Scenario } from '@lanelab/scenario';

/** By flow the end of the last interval in which something of it arrived, ps; absent where nothing has. */
export type LastArrivals = ReadonlyMap<number, number>;

/** Arrivals are counted by the second, ps, and in longer steps where a run is long. */
const LEAST_INTERVAL_PS = 1_000_000_000_000;
/** Samples over a whole run, at most: of one flow, and of all together, which take 16 octets each. */
const MOST_SAMPLES = 1_000;
const MOST_OF_ALL = 1_000_000;

const nameOf = (flow: number): string => `packets:${flow}`;

/** What a run records so that `lastArrivals` can read it. */
export function watchArrivals({ model: { flows, durationPs } }: Scenario): WatchRequest {
  const samples = Math.min(MOST_SAMPLES, MOST_OF_ALL / Math.max(1, flows.length));
  return {
    series: flows.map(({ id }) => nameOf(id)),
    intervalPs: Math.max(LEAST_INTERVAL_PS, Math.ceil(durationPs / samples)),
  };
}

export function lastArrivals(traces: readonly Trace[], flows: readonly Flow[]): LastArrivals {
  const ids = new Map(flows.map(({ id }) => [nameOf(id), id]));
  const last = new Map<number, number>();
  for (const trace of traces) {
    const id = ids.get(trace.name);
    if (trace.kind !== 'series' || id === undefined) continue;
    const { timePs, value } = trace.columns;
    const at = value.findLastIndex((count) => count > 0);
    if (at >= 0) last.set(id, timePs[at] ?? 0);
  }
  return last;
}
