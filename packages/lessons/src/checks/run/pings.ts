/** Replies to pings, from the log of their flow. */
import type { Flow } from '@lanelab/scenario';
import { logOf } from '../gauges/flow-log.ts';
import type { Occurrence, RunEvent } from './event.ts';

/** Arrivals of replies at the device that pings, to requests that left at `sincePs` or later. */
export const repliesEvent = (text: string, flows: readonly Flow[], sincePs: number): RunEvent => ({
  text,
  needs: { flowLogs: flows.map(({ id }) => id) },
  occurrences: () => {
    /** Arrivals of each flow that have been reported. */
    const seen = new Map<number, number>();
    return async (slice) => {
      const result = await slice.result();
      return flows
        .flatMap(({ id, from }): readonly Occurrence[] => {
          const { sentPs, arrivals } = logOf(result, id);
          const before = seen.get(id) ?? 0;
          seen.set(id, arrivals.ps.length);
          return arrivals.ps
            .map((atPs, index) => ({ atPs, leftPs: sentPs[arrivals.seq[index] ?? -1] ?? 0 }))
            .slice(before)
            .filter(({ leftPs }) => leftPs >= sincePs)
            .map(({ atPs }) => ({ atPs, evidence: { timePs: atPs, device: from } }));
        })
        .toSorted((one, other) => one.atPs - other.atPs);
    };
  },
});
