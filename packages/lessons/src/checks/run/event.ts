/** Events of a run that a check names, and where they are found. */
import type { LogRecord } from '@lanelab/filter';
import type { Evidence } from '../report.ts';
import type { Needs, Slice } from './slice.ts';

export interface Occurrence {
  readonly atPs: number;
  readonly evidence: Evidence;
}

/** Something that happens at instants of a run. */
export interface RunEvent {
  /** As the check has it. */
  readonly text: string;
  readonly needs: Needs;
  /** Occurrences in a slice, in the order of time. A source is asked about every slice of a run, in order. */
  occurrences(): (slice: Slice) => Promise<readonly Occurrence[]>;
}

/** What to open for a record of a log. */
export const evidenceOf = (log: 'messages' | 'packets', record: LogRecord): Evidence => ({
  timePs: record.atPs,
  device: record.node,
  ...(log === 'messages' ? { message: record.number } : { packet: record.number }),
});

/** An event at known instants: a planned change. */
export const plannedEvent = (text: string, instants: readonly number[]): RunEvent => ({
  text,
  needs: {},
  occurrences:
    () =>
    async ({ fromPs, toPs }) =>
      instants
        // A change at 0 belongs to the slice that ends there.
        .filter((ps) => (ps > fromPs || (ps === 0 && toPs === 0)) && ps <= toPs)
        .map((atPs) => ({ atPs, evidence: { timePs: atPs } })),
});
