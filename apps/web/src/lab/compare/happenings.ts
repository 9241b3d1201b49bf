/** What happens in a run, as two runs are compared by it: cells, frames, what stations did, messages and events of protocols. */
import { DROP_REASONS, EVENT_NOTES, type EventNote } from '@lanelab/engine';
import type { DiaryEntry, MessageRecord, Trace, TraceOf } from '../../playback/run/types.ts';

export type Happening = { readonly atPs: number } & (
  | { readonly of: 'event'; readonly entry: DiaryEntry }
  | { readonly of: 'message'; readonly record: MessageRecord }
  | { readonly of: 'station'; readonly node: number; readonly note: EventNote; readonly value: number }
  /** `end` is the direction of a link. */
  | {
      readonly of: 'cell';
      readonly end: string;
      readonly vpi: number;
      readonly vci: number;
      readonly isDropped: boolean;
    }
  | { readonly of: 'frame'; readonly end: string; readonly isDropped: boolean }
);

/** A happening with the text that is the same for the same happening in another run. */
export interface Keyed {
  readonly key: string;
  readonly happening: Happening;
}

const SERVED = -1;
const handled = EVENT_NOTES.indexOf('handled');

/** Columns that say what a cell, a frame or a station did; the others number connections and events, which may differ where nothing else does. */
const COMPARED = {
  cells: ['arrivedPs', 'leftPs', 'last', 'clp', 'dropped', 'vpi', 'vci'],
  frames: ['leftPs', 'octets', 'dropped'],
  events: ['timePs', 'node', 'flow', 'note', 'value'],
} as const;

type Compared = Exclude<Trace, { readonly kind: 'series' }>;

/** The columns that are compared, of one trace. */
export function comparedColumns(trace: Compared): readonly Float64Array[] {
  switch (trace.kind) {
    case 'cells':
      return COMPARED.cells.map((name) => trace.columns[name]);
    case 'frames':
      return COMPARED.frames.map((name) => trace.columns[name]);
    case 'events':
      return COMPARED.events.map((name) => trace.columns[name]);
  }
}

/** A cell happens when its first bit leaves; one that is dropped, when it is dropped. */
function cellAt({ name, columns }: TraceOf<'cells'>, index: number, cellPs: number): Happening {
  const dropped = columns.dropped[index] ?? SERVED;
  const left = columns.leftPs[index] ?? 0;
  return {
    of: 'cell',
    atPs: dropped === SERVED ? left - cellPs : left,
    end: name,
    vpi: columns.vpi[index] ?? 0,
    vci: columns.vci[index] ?? 0,
    isDropped: DROP_REASONS[dropped] !== undefined,
  };
}

/** The records of a trace, in the order in which the engine made them. `cellPs`: how long a cell is on that link. */
export function happeningsOf(trace: Compared, cellPs: number): readonly Keyed[] {
  const compared = comparedColumns(trace);
  const rows: Keyed[] = [];
  for (let index = 0; index < (compared[0]?.length ?? 0); index += 1) {
    const key = compared.map((column) => column[index]).join(' ');
    if (trace.kind === 'cells') rows.push({ key, happening: cellAt(trace, index, cellPs) });
    else if (trace.kind === 'frames') {
      const { leftPs, dropped } = trace.columns;
      const isDropped = dropped[index] === 1;
      rows.push({ key, happening: { of: 'frame', atPs: leftPs[index] ?? 0, end: trace.name, isDropped } });
    } else {
      const { timePs, node, note, value } = trace.columns;
      const name = EVENT_NOTES[note[index] ?? handled];
      // An event that says nothing of itself is no difference that anybody could see.
      if (name === undefined || name === 'handled') continue;
      const at = { atPs: timePs[index] ?? 0, node: node[index] ?? 0, value: value[index] ?? 0 };
      rows.push({ key, happening: { of: 'station', note: name, ...at } });
    }
  }
  return rows;
}

/** Numbers in a log count what came before, so that they are left out. */
const keyOf = ({ number: _number, ...rest }: DiaryEntry | MessageRecord): string => JSON.stringify(rest);

export const eventOf = (entry: DiaryEntry): Keyed => ({
  key: keyOf(entry),
  happening: { of: 'event', atPs: entry.atPs, entry },
});

export const messageOf = (record: MessageRecord): Keyed => ({
  key: keyOf(record),
  happening: { of: 'message', atPs: record.atPs, record },
});
