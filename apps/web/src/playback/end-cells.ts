/** Cells of one direction of a link, as they were taken into service: the newest ones, in columns. */
import { DROP_REASONS } from '@lanelab/engine';
import { type Look, lookOfRole } from '../document/topology-view/traffic-styles.ts';
import { Column, firstAbove } from './columns.ts';
import type { TraceOf } from './run/types.ts';
import type { CellName, DropMark, EndRecords, LinkEnd, Mark, Passage } from './types.ts';

/** A PDU of which the last cell is still to come. */
interface OpenFrame extends Mark {
  toPs: number;
  cells: number;
}

export class EndCells implements EndRecords {
  readonly end: LinkEnd;
  /** Records forgotten and records here: names a place that truncation can go back to. */
  #forgotten = 0;
  readonly #left = new Column();
  readonly #arrived = new Column();
  readonly #connection = new Column();
  readonly #sequence = new Column();
  readonly #flow = new Column();
  readonly #vpi = new Column();
  readonly #vci = new Column();
  readonly #role = new Column();
  readonly #last = new Column();
  /** Places of cells that the link itself dropped as they left. */
  readonly #lost = new Set<number>();
  #drops: { readonly place: number; readonly mark: DropMark }[] = [];
  #frames: Mark[] = [];
  #open = new Map<number, OpenFrame>();
  /** Place up to which frames are put together. */
  #framed = 0;

  constructor(end: LinkEnd) {
    this.end = end;
  }

  get place(): number {
    return this.#forgotten + this.#left.length;
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  /** Cells in a row that were served are taken as a block; a dropped one is a mark of its own. */
  append({ columns }: TraceOf<'cells'>): void {
    const { dropped } = columns;
    let from = 0;
    for (const [index, reason] of dropped.entries()) {
      if (reason < 0) continue;
      this.#served(columns, from, index);
      this.#dropped(columns, index, DROP_REASONS[reason] ?? null);
      from = index + 1;
    }
    this.#served(columns, from, dropped.length);
  }

  #served(columns: TraceOf<'cells'>['columns'], from: number, to: number): void {
    this.#left.append(columns.leftPs.subarray(from, to));
    this.#arrived.append(columns.arrivedPs.subarray(from, to));
    this.#connection.append(columns.connection.subarray(from, to));
    this.#sequence.append(columns.sequence.subarray(from, to));
    this.#flow.append(columns.flow.subarray(from, to));
    this.#vpi.append(columns.vpi.subarray(from, to));
    this.#vci.append(columns.vci.subarray(from, to));
    this.#role.append(columns.role.subarray(from, to));
    this.#last.append(columns.last.subarray(from, to));
  }

  #dropped(
    { leftPs, connection, sequence }: TraceOf<'cells'>['columns'],
    index: number,
    reason: DropMark['reason'],
  ): void {
    this.#drops.push({ place: this.place, mark: { atPs: leftPs[index] ?? 0, reason, count: 1 } });
    // A cell that a cut link took was served before, and has a record already.
    if (reason === 'link') this.#losesOnLink(connection[index] ?? 0, sequence[index] ?? 0);
  }

  #losesOnLink(connection: number, sequence: number): void {
    for (let index = this.#left.length - 1; index >= 0; index -= 1) {
      if (this.#connection.values[index] !== connection || this.#sequence.values[index] !== sequence) continue;
      this.#lost.add(this.#forgotten + index);
      this.#frameAgain();
      return;
    }
  }

  #isLost(index: number): boolean {
    return this.#lost.has(this.#forgotten + index);
  }

  forget(most: number): number | null {
    const excess = this.#left.length - most;
    if (excess <= 0) return null;
    const lastGone = this.#left.values[excess - 1] ?? 0;
    this.#keep(excess, this.#left.length);
    this.#forgotten += excess;
    this.#drops = this.#drops.filter(({ place }) => place >= this.#forgotten);
    const known = lastGone + this.end.delayAt(lastGone);
    this.#frames = this.#frames.filter(({ toPs }) => toPs > lastGone);
    return known;
  }

  clear(): void {
    this.backTo(0);
  }

  /** Forgets what came after a place. */
  backTo(place: number): void {
    this.#keep(0, Math.max(0, place - this.#forgotten));
    this.#drops = this.#drops.filter((drop) => drop.place < place);
    this.#frameAgain();
  }

  #keep(from: number, to: number): void {
    const [first, end] = [this.#forgotten + from, this.#forgotten + to];
    for (const place of this.#lost) if (place < first || place >= end) this.#lost.delete(place);
    for (const column of [
      this.#left,
      this.#arrived,
      this.#connection,
      this.#sequence,
      this.#flow,
      this.#vpi,
      this.#vci,
      this.#role,
      this.#last,
    ])
      column.keep(from, to);
  }

  #frameAgain(): void {
    this.#frames = [];
    this.#open.clear();
    this.#framed = this.#forgotten;
  }

  startAfter(timePs: number, look?: Look): number | null {
    return this.#start(firstAbove(this.#left.values, timePs + this.end.cellPs), 1, look);
  }

  startBefore(timePs: number): number | null {
    return this.#start(firstAbove(this.#left.values, timePs + this.end.cellPs - 1) - 1, -1);
  }

  #lookAt(index: number): Look {
    return lookOfRole(this.#role.values[index] ?? 0);
  }

  #start(from: number, direction: 1 | -1, look?: Look): number | null {
    for (let index = from; index >= 0 && index < this.#left.length; index += direction) {
      if (look !== undefined && this.#lookAt(index) !== look) continue;
      if (!this.#isLost(index)) return (this.#left.values[index] ?? 0) - this.end.cellPs;
    }
    return null;
  }

  starts(fromPs: number, toPs: number, look: Look, into: number[], most: number): void {
    for (let index = firstAbove(this.#left.values, fromPs + this.end.cellPs - 1); into.length < most; index += 1) {
      const left = this.#left.values[index];
      if (left === undefined || left - this.end.cellPs > toPs) return;
      if (this.#lookAt(index) === look && !this.#isLost(index)) into.push(left - this.end.cellPs);
    }
  }

  isQuietAt(timePs: number): boolean {
    const first = this.#left.values[firstAbove(this.#left.values, timePs - this.end.delayAt(timePs))];
    return first === undefined || first - this.end.cellPs > timePs;
  }

  cellsAt(timePs: number, take: (mark: Mark) => void): void {
    const { cellPs, delayAt } = this.end;
    for (let index = firstAbove(this.#left.values, timePs - delayAt(timePs)); index < this.#left.length; index += 1) {
      const toPs = this.#left.values[index] ?? 0;
      if (toPs - cellPs > timePs) return;
      if (this.#isLost(index)) continue;
      const [flow, vpi, vci] = [
        this.#flow.values[index] ?? 0,
        this.#vpi.values[index] ?? 0,
        this.#vci.values[index] ?? 0,
      ];
      const [origin, number] = [this.#connection.values[index] ?? 0, this.#sequence.values[index] ?? 0];
      take({ fromPs: toPs - cellPs, toPs, cells: 1, flow, vpi, vci, look: this.#lookAt(index), origin, number });
    }
  }

  /** Frames of which some part is on the wire; one that goes on beyond what is recorded ends there for now. */
  framesAt(timePs: number, take: (mark: Mark) => void): void {
    this.#frame();
    const since = timePs - this.end.delayAt(timePs);
    for (let index = this.#frames.length - 1; index >= 0; index -= 1) {
      const frame = this.#frames[index];
      if (frame === undefined || frame.toPs <= since) break;
      if (frame.fromPs <= timePs) take(frame);
    }
    for (const frame of this.#open.values()) if (frame.fromPs <= timePs && frame.toPs > since) take(frame);
  }

  /** Puts cells together up to AAU = 1 of each connection. */
  #frame(): void {
    for (let index = this.#framed - this.#forgotten; index < this.#left.length; index += 1) {
      if (index < 0 || this.#isLost(index)) continue;
      const toPs = this.#left.values[index] ?? 0;
      const connection = this.#connection.values[index] ?? 0;
      const fresh: OpenFrame = {
        fromPs: toPs - this.end.cellPs,
        toPs,
        cells: 0,
        flow: this.#flow.values[index] ?? 0,
        vpi: this.#vpi.values[index] ?? 0,
        vci: this.#vci.values[index] ?? 0,
        look: this.#lookAt(index),
        origin: connection,
        number: this.#sequence.values[index] ?? 0,
      };
      const frame = this.#open.get(connection) ?? fresh;
      frame.toPs = toPs;
      frame.cells += 1;
      if (this.#last.values[index] === 1) {
        this.#frames.push(frame);
        this.#open.delete(connection);
      } else this.#open.set(connection, frame);
    }
    this.#framed = this.place;
  }

  dropsAt(timePs: number, sincePs: number): readonly DropMark[] {
    return this.#drops.map(({ mark }) => mark).filter(({ atPs }) => atPs <= timePs && atPs > timePs - sincePs);
  }

  /** Cells that have come to the queue and not left the port. */
  queueAt(timePs: number): number {
    let waiting = 0;
    for (let index = firstAbove(this.#left.values, timePs); index < this.#left.length; index += 1)
      if ((this.#arrived.values[index] ?? 0) <= timePs) waiting += 1;
    return waiting;
  }

  passageOf({ connection, sequence }: CellName): Passage | null {
    for (let index = this.#left.length - 1; index >= 0; index -= 1) {
      if (this.#connection.values[index] !== connection || this.#sequence.values[index] !== sequence) continue;
      return {
        cameAtPs: this.#arrived.values[index] ?? 0,
        leftPs: this.#left.values[index] ?? 0,
        vpi: this.#vpi.values[index] ?? 0,
        vci: this.#vci.values[index] ?? 0,
      };
    }
    return null;
  }
}
