/** What the engine has recorded cell by cell, frame by frame and event by event over one stretch of time. */

import type { Look } from '../document/topology-view/traffic-styles.ts';
import { EndCells } from './end-cells.ts';
import { EndFrames, longestFramePs } from './end-frames.ts';
import { EventStore } from './event-store.ts';
import type { Trace } from './run/types.ts';
import type { BusyParts, EndRecords, LinkEnd } from './types.ts';

/** Records of all links together; about 20 MB. */
const MOST_RECORDS = 300_000;

/** A place in the store that a snapshot can go back to. */
export interface StorePlace {
  readonly generation: number;
  readonly cells: readonly number[];
  readonly events: number;
}

export class CellStore {
  readonly ends: readonly EndRecords[];
  /** How far the engine must be past an instant so that all frames under way then are known, ps; 0 without Ethernet. */
  readonly aheadPs: number;
  readonly #endPs: number;
  readonly #byName: ReadonlyMap<string, EndRecords>;
  /** Everything on the wires from here on is known. */
  fromPs = Number.POSITIVE_INFINITY;
  /** Up to here the engine has recorded. */
  toPs = Number.NEGATIVE_INFINITY;
  /** … and to here at most: frames of that stretch are kept. */
  #furthestPs = Number.NEGATIVE_INFINITY;
  #generation = 0;
  readonly events = new EventStore();

  /** `endPs`: the end of the run, beyond which nothing is sent. */
  constructor(ends: readonly LinkEnd[], endPs: number) {
    this.ends = ends.map((end) => (end.bitPs > 0 ? new EndFrames(end) : new EndCells(end)));
    this.aheadPs = ends.reduce((most, end) => Math.max(most, longestFramePs(end)), 0);
    this.#endPs = endPs;
    this.#byName = new Map(this.ends.map((records) => [records.end.key, records]));
  }

  of(end: LinkEnd): EndRecords | null {
    return this.#byName.get(end.key) ?? null;
  }

  /** Up to here everything on the wires is known. */
  get knownPs(): number {
    const frames = this.#furthestPs >= this.#endPs ? this.#endPs : this.#furthestPs - this.aheadPs;
    return Math.min(this.toPs, frames);
  }

  covers(fromPs: number, toPs: number): boolean {
    return this.fromPs <= fromPs && toPs <= this.knownPs;
  }

  /** Begins a new stretch at `atPs`, in which everything on the wires is known from `fromPs` on. */
  begin(atPs: number, fromPs: number): void {
    this.#generation += 1;
    this.fromPs = fromPs;
    this.toPs = atPs;
    this.#furthestPs = atPs;
    for (const records of this.ends) records.clear();
    this.events.clear();
  }

  /** Takes in what was drained at `atPs`, the end of what is recorded. */
  take(traces: readonly Trace[], atPs: number): void {
    const most = Math.max(512, Math.floor(MOST_RECORDS / Math.max(1, this.ends.length)));
    for (const trace of traces) {
      if (trace.kind === 'events')
        this.fromPs = Math.max(this.fromPs, this.events.append(trace.columns) ?? this.fromPs);
      if (trace.kind !== 'cells' && trace.kind !== 'frames') continue;
      const records = this.#byName.get(trace.name);
      if (records === undefined) continue;
      records.append(trace);
      if (records.place - records.forgotten > 2 * most) this.fromPs = Math.max(this.fromPs, records.forget(most) ?? 0);
    }
    this.toPs = Math.max(this.toPs, atPs);
    this.#furthestPs = Math.max(this.#furthestPs, atPs);
  }

  place(): StorePlace {
    return { generation: this.#generation, cells: this.ends.map((cells) => cells.place), events: this.events.place };
  }

  /** Back to a place, as of `atPs`; false where what was recorded since then does not follow on it. */
  backTo(place: StorePlace, atPs: number): boolean {
    const isHere =
      place.generation === this.#generation &&
      place.events >= this.events.forgotten &&
      this.ends.every((cells, index) => (place.cells[index] ?? 0) >= cells.forgotten);
    if (!isHere) return false;
    for (const [index, cells] of this.ends.entries()) cells.backTo(place.cells[index] ?? 0);
    this.events.backTo(place.events);
    this.toPs = atPs;
    return true;
  }

  /** The nearest start of a cell after or before an instant, on any link. */
  nextStart(timePs: number): number | null {
    return nearest(this.ends, (cells) => cells.startAfter(timePs), Math.min);
  }

  previousStart(timePs: number): number | null {
    return nearest(this.ends, (cells) => cells.startBefore(timePs), Math.max);
  }

  /** Until when no cell is on any wire, as far as is recorded; the instant itself where one is. */
  quietUntil(timePs: number): number {
    if (!this.ends.every((cells) => cells.isQuietAt(timePs))) return timePs;
    return Math.min(this.knownPs, this.nextStart(timePs) ?? this.knownPs);
  }

  /** Parts of a stretch in which a cell of a look starts, on any link. Each link is asked for the parts that no other has filled. */
  busyParts(fromPs: number, toPs: number, look: Look, count: number): BusyParts {
    const parts = new Uint8Array(count);
    const partPs = (toPs - fromPs) / count;
    const [knownFromPs, knownToPs] = [Math.max(fromPs, this.fromPs), Math.min(toPs, this.knownPs)];
    for (const cells of this.ends) {
      let at = knownFromPs - 1;
      while (at < knownToPs) {
        const start = cells.startAfter(at, look);
        if (start === null || start > knownToPs) break;
        let part = Math.min(count - 1, Math.floor((start - fromPs) / partPs));
        parts[part] = 1;
        while (parts[part + 1] === 1) part += 1;
        at = Math.max(start, fromPs + (part + 1) * partPs - 1);
      }
    }
    return { knownFromPs, knownToPs, parts };
  }
}

function nearest(
  ends: readonly EndRecords[],
  read: (records: EndRecords) => number | null,
  choose: (one: number, other: number) => number,
): number | null {
  let best: number | null = null;
  for (const cells of ends) {
    const at = read(cells);
    if (at !== null) best = best === null ? at : choose(best, at);
  }
  return best;
}
