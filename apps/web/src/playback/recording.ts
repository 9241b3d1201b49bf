/** What views read of a session: marks, queues and rates around an instant, from whatever was recorded there. */
import type { Look } from '../document/topology-view/traffic-styles.ts';
import type { Session } from './session.ts';
import type { BusyParts, CellName, DropMark, EventMark, LinkEnd, Mark, Passage, Recording, Series } from './types.ts';

export class SessionRecording implements Recording {
  readonly ends: readonly LinkEnd[];
  readonly intervalPs: number;
  readonly #session: Session;

  constructor(session: Session, ends: readonly LinkEnd[], intervalPs: number) {
    this.#session = session;
    this.ends = ends;
    this.intervalPs = intervalPs;
  }

  cellsAt(end: LinkEnd, timePs: number, take: (mark: Mark) => void): void {
    if (this.knowsCells(timePs)) this.#session.cells.of(end)?.cellsAt(timePs, take);
  }

  framesAt(end: LinkEnd, timePs: number, take: (mark: Mark) => void): void {
    if (this.knowsCells(timePs)) this.#session.cells.of(end)?.framesAt(timePs, take);
  }

  dropsAt(end: LinkEnd, timePs: number, sincePs: number): readonly DropMark[] {
    if (this.knowsCells(timePs)) return this.#session.cells.of(end)?.dropsAt(timePs, sincePs) ?? [];
    const dropped = this.#session.counts.droppedAt(end, timePs);
    return dropped > 0 ? [{ atPs: timePs, reason: null, count: dropped }] : [];
  }

  queueAt(end: LinkEnd, timePs: number): number | null {
    const recorded = this.knowsCells(timePs) ? this.#session.cells.of(end)?.queueAt(timePs) : null;
    if (recorded !== null && recorded !== undefined) return recorded;
    return this.#session.counts.queueAt(end, timePs);
  }

  passageOf(end: LinkEnd, cell: CellName): Passage | null {
    return this.#session.cells.of(end)?.passageOf(cell) ?? null;
  }

  rateAt(end: LinkEnd, timePs: number): number | null {
    return this.#session.counts.rateAt(end, timePs);
  }

  knowsCells(timePs: number): boolean {
    return this.#session.cells.covers(timePs, timePs);
  }

  startsBetween(fromPs: number, toPs: number, look: Look, most: number): readonly number[] | null {
    const { cells } = this.#session;
    if (cells.fromPs > fromPs) return null;
    const starts: number[] = [];
    for (const one of cells.ends) one.starts(fromPs, toPs, look, starts, most);
    return starts;
  }

  busyParts(fromPs: number, toPs: number, look: Look, parts: number): BusyParts {
    return this.#session.cells.busyParts(fromPs, toPs, look, parts);
  }

  eventsAt(timePs: number): readonly EventMark[] {
    return this.#session.cells.events.at(timePs);
  }

  series(): readonly Series[] {
    return this.#session.series.all();
  }
}

/** Before there is a run. */
export const nothingRecorded: Recording = {
  ends: [],
  intervalPs: 1e12,
  cellsAt: () => undefined,
  framesAt: () => undefined,
  dropsAt: () => [],
  queueAt: () => null,
  passageOf: () => null,
  rateAt: () => null,
  knowsCells: () => false,
  startsBetween: () => null,
  busyParts: (_fromPs, _toPs, _look, parts) => ({ knownFromPs: 0, knownToPs: 0, parts: new Uint8Array(parts) }),
  eventsAt: () => [],
  series: () => [],
};
