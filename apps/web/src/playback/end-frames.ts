/**
 * Ethernet frames of one direction of a link, as they left its port: the newest ones, in columns.
 *
 * A frame is recorded when its last bit has left, so those that are being sent are known only by who has run a little further. What was
 * recorded there stays when the engine goes back: the same run brings the same frames.
 */
import type { Look } from '../document/topology-view/traffic-styles.ts';
import { Column, firstAbove } from './columns.ts';
import type { TraceOf } from './run/types.ts';
import type { DropMark, EndRecords, LinkEnd, Mark, Passage } from './types.ts';

/** On the line before a frame. */
const PREAMBLE_OCTETS = 8;
/** A frame is drawn as long as the cells that its octets would fill. */
const CELL_OCTETS = 53;
/** Whatever an Ethernet carries is drawn as data. */
const FRAME_LOOK: Look = 'data';
/** The longest frame with a VLAN tag, which none of ours is longer than, and its preamble. */
const LONGEST_OCTETS = 1522 + PREAMBLE_OCTETS;

/** How much later than its first bit the last bit of the longest frame leaves. */
export const longestFramePs = ({ bitPs }: LinkEnd): number => LONGEST_OCTETS * 8 * bitPs;

export class EndFrames implements EndRecords {
  readonly end: LinkEnd;
  #forgotten = 0;
  readonly #left = new Column();
  readonly #octets = new Column();
  readonly #flow = new Column();
  readonly #sender = new Column();
  readonly #ordinal = new Column();
  #drops: DropMark[] = [];
  /** When the last record was taken in, lost frames too. */
  #lastPs = -1;

  constructor(end: LinkEnd) {
    this.end = end;
  }

  get place(): number {
    return this.#forgotten + this.#left.length;
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  append({ columns }: TraceOf<'frames'>): void {
    const { leftPs, dropped } = columns;
    // Frames of a stretch that was run again are here already.
    let from = firstAbove(leftPs, this.#lastPs);
    for (let index = from; index < leftPs.length; index += 1) {
      if (dropped[index] !== 1) continue;
      this.#drops.push({ atPs: leftPs[index] ?? 0, reason: 'link', count: 1 });
      this.#sent(columns, from, index);
      from = index + 1;
    }
    this.#sent(columns, from, leftPs.length);
    this.#lastPs = Math.max(this.#lastPs, leftPs.at(-1) ?? 0);
  }

  #sent(columns: TraceOf<'frames'>['columns'], from: number, to: number): void {
    this.#left.append(columns.leftPs.subarray(from, to));
    this.#octets.append(columns.octets.subarray(from, to));
    this.#flow.append(columns.flow.subarray(from, to));
    this.#sender.append(columns.sender.subarray(from, to));
    this.#ordinal.append(columns.ordinal.subarray(from, to));
  }

  forget(most: number): number | null {
    const excess = this.#left.length - most;
    if (excess <= 0) return null;
    const lastGone = this.#left.values[excess - 1] ?? 0;
    this.#keep(excess, this.#left.length);
    this.#forgotten += excess;
    this.#drops = this.#drops.filter(({ atPs }) => atPs > lastGone);
    return lastGone + this.end.delayAt(lastGone);
  }

  #keep(from: number, to: number): void {
    for (const column of [this.#left, this.#octets, this.#flow, this.#sender, this.#ordinal]) column.keep(from, to);
  }

  /** What came later stays: it comes again just so. */
  backTo(): void {}

  clear(): void {
    this.#keep(0, 0);
    this.#drops = [];
    this.#lastPs = -1;
  }

  #startOf(index: number): number {
    return (this.#left.values[index] ?? 0) - ((this.#octets.values[index] ?? 0) + PREAMBLE_OCTETS) * 8 * this.end.bitPs;
  }

  startAfter(timePs: number, look: Look = FRAME_LOOK): number | null {
    if (look !== FRAME_LOOK) return null;
    for (let index = firstAbove(this.#left.values, timePs); index < this.#left.length; index += 1)
      if (this.#startOf(index) > timePs) return this.#startOf(index);
    return null;
  }

  startBefore(timePs: number): number | null {
    for (let index = Math.min(firstAbove(this.#left.values, timePs), this.#left.length - 1); index >= 0; index -= 1)
      if (this.#startOf(index) < timePs) return this.#startOf(index);
    return null;
  }

  starts(fromPs: number, toPs: number, look: Look, into: number[], most: number): void {
    if (look !== FRAME_LOOK) return;
    for (
      let index = firstAbove(this.#left.values, fromPs);
      index < this.#left.length && into.length < most;
      index += 1
    ) {
      const start = this.#startOf(index);
      if (start > toPs) return;
      if (start >= fromPs) into.push(start);
    }
  }

  isQuietAt(timePs: number): boolean {
    const first = firstAbove(this.#left.values, timePs - this.end.delayAt(timePs));
    return first === this.#left.length || this.#startOf(first) > timePs;
  }

  cellsAt(timePs: number, take: (mark: Mark) => void): void {
    for (
      let index = firstAbove(this.#left.values, timePs - this.end.delayAt(timePs));
      index < this.#left.length;
      index += 1
    ) {
      const fromPs = this.#startOf(index);
      if (fromPs > timePs) return;
      const cells = Math.max(1, Math.round((this.#octets.values[index] ?? 0) / CELL_OCTETS));
      take({
        fromPs,
        toPs: this.#left.values[index] ?? 0,
        cells,
        flow: this.#flow.values[index] ?? 0,
        vpi: 0,
        vci: 0,
        look: FRAME_LOOK,
        origin: this.#sender.values[index] ?? 0,
        number: this.#ordinal.values[index] ?? 0,
      });
    }
  }

  framesAt(timePs: number, take: (mark: Mark) => void): void {
    this.cellsAt(timePs, take);
  }

  dropsAt(timePs: number, sincePs: number): readonly DropMark[] {
    return this.#drops.filter(({ atPs }) => atPs <= timePs && atPs > timePs - sincePs);
  }

  /** When a frame came to the queue is not recorded; the counts between slices tell how many wait. */
  queueAt(): null {
    return null;
  }

  passageOf(): Passage | null {
    return null;
  }
}
