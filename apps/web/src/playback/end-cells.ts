/** Cells of one direction of a link, as they were taken into service: the newest ones, in columns. */
import { type Look, lookOfRole } from '../document/topology-view/traffic-styles.ts';
import { firstAbove, picoseconds } from './columns.ts';
import type { DropMark, EndRecords, LinkEnd, Mark, RecordColumns } from './types.ts';

/** As the engine numbers them. */
const reasons = ['buffer full', 'CLP', 'EPD', 'PPD', 'policed', 'no route', 'link'];
const lostOnLink = 6;

interface OpenFrame {
  fromPs: number;
  toPs: number;
  cells: number;
}

export class EndCells implements EndRecords {
  readonly end: LinkEnd;
  /** Records forgotten and records here: names a place that truncation can go back to. */
  #forgotten = 0;
  #left: number[] = [];
  #arrived: number[] = [];
  #connection: number[] = [];
  #sequence: number[] = [];
  #flow: number[] = [];
  #vpi: number[] = [];
  #vci: number[] = [];
  #look: Look[] = [];
  #last: boolean[] = [];
  /** The link itself dropped it as it left. */
  #lost: boolean[] = [];
  #drops: { readonly place: number; readonly mark: DropMark }[] = [];
  #frames: (Mark & { readonly connection: number })[] = [];
  #open = new Map<number, OpenFrame & { flow: number; vpi: number; vci: number; look: Look }>();
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

  append(columns: RecordColumns): void {
    const column = (name: string) => columns[name] ?? new Float64Array();
    const [arrived, left, dropped] = [column('arrivedS'), column('leftS'), column('dropped')];
    const [connection, sequence, last] = [column('connection'), column('sequence'), column('last')];
    const [vpi, vci, flow, role] = [column('vpi'), column('vci'), column('flow'), column('role')];
    for (let index = 0; index < left.length; index += 1) {
      const reason = dropped[index] ?? -1;
      const at = picoseconds(left[index] ?? 0);
      if (reason >= 0) {
        const mark = { atPs: at, reason: reasons[reason] ?? 'dropped', flow: flow[index] ?? 0 };
        this.#drops.push({ place: this.place, mark });
        if (reason === lostOnLink) this.#losesOnLink(connection[index] ?? 0, sequence[index] ?? 0);
        continue;
      }
      this.#left.push(at);
      this.#arrived.push(picoseconds(arrived[index] ?? 0));
      this.#connection.push(connection[index] ?? 0);
      this.#sequence.push(sequence[index] ?? 0);
      this.#flow.push(flow[index] ?? 0);
      this.#vpi.push(vpi[index] ?? 0);
      this.#vci.push(vci[index] ?? 0);
      this.#look.push(lookOfRole(role[index] ?? 0));
      this.#last.push(last[index] === 1);
      this.#lost.push(false);
    }
  }

  #losesOnLink(connection: number, sequence: number): void {
    for (let index = this.#left.length - 1; index >= 0; index -= 1) {
      if (this.#connection[index] !== connection || this.#sequence[index] !== sequence) continue;
      this.#lost[index] = true;
      this.#frameAnew();
      return;
    }
  }

  forget(most: number): number | null {
    const excess = this.#left.length - most;
    if (excess <= 0) return null;
    const lastGone = this.#left[excess - 1] ?? 0;
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
    this.#frameAnew();
  }

  #keep(from: number, to: number): void {
    const cut = <Value>(values: Value[]) => values.slice(from, to);
    this.#left = cut(this.#left);
    this.#arrived = cut(this.#arrived);
    this.#connection = cut(this.#connection);
    this.#sequence = cut(this.#sequence);
    this.#flow = cut(this.#flow);
    this.#vpi = cut(this.#vpi);
    this.#vci = cut(this.#vci);
    this.#look = cut(this.#look);
    this.#last = cut(this.#last);
    this.#lost = cut(this.#lost);
  }

  #frameAnew(): void {
    this.#frames = [];
    this.#open.clear();
    this.#framed = this.#forgotten;
  }

  startAfter(timePs: number): number | null {
    return this.#start(firstAbove(this.#left, timePs + this.end.cellPs), 1);
  }

  startBefore(timePs: number): number | null {
    return this.#start(firstAbove(this.#left, timePs + this.end.cellPs - 1) - 1, -1);
  }

  #start(from: number, direction: 1 | -1): number | null {
    for (let index = from; index >= 0 && index < this.#left.length; index += direction)
      if (this.#lost[index] === false) return (this.#left[index] ?? 0) - this.end.cellPs;
    return null;
  }

  starts(fromPs: number, toPs: number, into: number[], most: number): void {
    for (let index = firstAbove(this.#left, fromPs + this.end.cellPs - 1); into.length < most; index += 1) {
      const left = this.#left[index];
      if (left === undefined || left - this.end.cellPs > toPs) return;
      if (this.#lost[index] === false) into.push(left - this.end.cellPs);
    }
  }

  isQuietAt(timePs: number): boolean {
    const first = this.#left[firstAbove(this.#left, timePs - this.end.delayAt(timePs))];
    return first === undefined || first - this.end.cellPs > timePs;
  }

  cellsAt(timePs: number, take: (mark: Mark) => void): void {
    const { cellPs, delayAt } = this.end;
    for (let index = firstAbove(this.#left, timePs - delayAt(timePs)); index < this.#left.length; index += 1) {
      const toPs = this.#left[index] ?? 0;
      if (toPs - cellPs > timePs) return;
      if (this.#lost[index]) continue;
      const [flow, vpi, vci] = [this.#flow[index] ?? 0, this.#vpi[index] ?? 0, this.#vci[index] ?? 0];
      take({ fromPs: toPs - cellPs, toPs, cells: 1, flow, vpi, vci, look: this.#look[index] ?? 'data' });
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
      if (index < 0 || this.#lost[index]) continue;
      const toPs = this.#left[index] ?? 0;
      const connection = this.#connection[index] ?? 0;
      const fresh = {
        fromPs: toPs - this.end.cellPs,
        toPs,
        cells: 0,
        flow: this.#flow[index] ?? 0,
        vpi: this.#vpi[index] ?? 0,
        vci: this.#vci[index] ?? 0,
        look: this.#look[index] ?? 'data',
      };
      const frame = this.#open.get(connection) ?? fresh;
      frame.toPs = toPs;
      frame.cells += 1;
      if (this.#last[index]) {
        this.#frames.push({ ...frame, connection });
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
    for (let index = firstAbove(this.#left, timePs); index < this.#left.length; index += 1)
      if ((this.#arrived[index] ?? 0) <= timePs) waiting += 1;
    return waiting;
  }
}
