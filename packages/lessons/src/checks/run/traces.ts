/** What a run traces for checks: samples of series, and the cells and frames that are dropped. */
import { LINK_DIRECTIONS, linkEndName, type Run, type Trace } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import type { Drop, Sample } from './slice.ts';

/** What has been traced since the last time. */
export interface Traced {
  readonly samples: ReadonlyMap<string, readonly Sample[]>;
  /** In the order of time. */
  readonly drops: readonly Drop[];
}

/** What the column `dropped` has for a cell and a frame that goes on its way. */
const ON_ITS_WAY = { cells: -1, frames: 0 } as const;

/** One end of a link: the link, and the device there. */
type LinkEnd = Pick<Drop, 'link' | 'node'>;

function dropsOf(trace: Trace, { link, node }: LinkEnd): readonly Drop[] {
  if (trace.kind !== 'cells' && trace.kind !== 'frames') return [];
  const { leftPs, dropped } = trace.columns;
  const queryOf = (index: number): Drop['query'] =>
    trace.kind === 'cells'
      ? {
          kind: 'pdu',
          connection: trace.columns.connection[index] ?? 0,
          sequence: trace.columns.sequence[index] ?? 0,
        }
      : { kind: 'frame', sender: trace.columns.sender[index] ?? 0, ordinal: trace.columns.ordinal[index] ?? 0 };
  return Array.from(dropped.keys())
    .filter((index) => dropped[index] !== ON_ITS_WAY[trace.kind])
    .map((index) => ({ atPs: leftPs[index] ?? 0, link, node, query: queryOf(index) }));
}

/** Reads what a run has traced since the last call. */
export function tracesOf(run: Run, { model }: Scenario): () => Promise<Traced> {
  const ends = new Map(
    model.links.flatMap(({ id, a, b }) =>
      LINK_DIRECTIONS.map((direction): [string, LinkEnd] => [
        linkEndName(id, direction),
        { link: id, node: direction === 'ab' ? a.node : b.node },
      ]),
    ),
  );
  return async () => {
    const traces = await run.drain();
    const samples = traces.flatMap((trace): readonly [string, readonly Sample[]][] => {
      if (trace.kind !== 'series') return [];
      const { timePs, value } = trace.columns;
      return [[trace.name, Array.from(timePs, (ps, index) => ({ timePs: ps, value: value[index] ?? 0 }))]];
    });
    const drops = traces.flatMap((trace) => {
      const end = ends.get(trace.name);
      return end === undefined ? [] : dropsOf(trace, end);
    });
    return { samples: new Map(samples), drops: drops.toSorted((one, other) => one.atPs - other.atPs) };
  };
}
