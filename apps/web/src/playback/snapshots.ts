/** States of a run to go back to, within a bound of memory: dense near the newest, thinner further back. */

import type { StorePlace } from './cell-store.ts';
import type { HeadStart } from './head-start.ts';
import type { LinkCounts, Snapshot } from './run/types.ts';

/** All of them together, octets. */
const MOST_OCTETS = 64 * 2 ** 20;
/** The newest ones are not thinned out. */
const KEPT_DENSE = 8;

export interface Kept {
  readonly timePs: number;
  readonly snapshot: Snapshot;
  /** Whether cells and events were being recorded. */
  readonly isRecording: boolean;
  /** From when on data packets had been kept; null where none were. */
  readonly packetsFromPs: number | null;
  readonly place: StorePlace;
  readonly counts: LinkCounts;
  /** How long after it everything on the wires has come to the queues after it, ps. */
  readonly settlePs: number;
  /** Wall time that the engine took from the beginning to here, ms. */
  readonly costMs: number;
  /** Where the page brought the state along: the samples up to it are there, too. */
  readonly headStart?: HeadStart;
}

export class Snapshots {
  #kept: Kept[] = [];
  #octets = 0;

  get count(): number {
    return this.#kept.length;
  }

  get octets(): number {
    return this.#octets;
  }

  /** The last one that `allows` and is not after an instant. */
  before(timePs: number, allows: (kept: Kept) => boolean = () => true): Kept | null {
    return this.#kept.findLast((kept) => kept.timePs <= timePs && allows(kept)) ?? null;
  }

  /** Whether a state at a time, which it cost so much to reach, is at least so far from its neighbours. */
  isWorth(timePs: number, costMs: number, least: number): boolean {
    const after = this.#kept.findIndex((kept) => kept.timePs > timePs);
    const before = this.#kept[(after === -1 ? this.#kept.length : after) - 1];
    const next = after === -1 ? undefined : this.#kept[after];
    return (
      (before === undefined || costMs - before.costMs >= least) && (next === undefined || next.costMs - costMs >= least)
    );
  }

  add(kept: Kept): void {
    const after = this.#kept.findIndex((other) => other.timePs > kept.timePs);
    this.#kept.splice(after === -1 ? this.#kept.length : after, 0, kept);
    this.#octets += kept.snapshot.blocks.byteLength;
    while (this.#octets > MOST_OCTETS && this.#kept.length > KEPT_DENSE + 2) this.#thin();
  }

  /** Takes out the one whose loss costs least for how far back it is; never the first. */
  #thin(): void {
    const newest = this.#kept.at(-1)?.costMs ?? 0;
    let least = Number.POSITIVE_INFINITY;
    let at = 1;
    for (let index = 1; index < this.#kept.length - KEPT_DENSE; index += 1) {
      const [one, here, other] = [this.#kept[index - 1], this.#kept[index], this.#kept[index + 1]];
      if (one === undefined || here === undefined || other === undefined) continue;
      const loss = (other.costMs - one.costMs + 1) / (newest - here.costMs + 1);
      if (loss < least) [least, at] = [loss, index];
    }
    const [gone] = this.#kept.splice(at, 1);
    this.#octets -= gone?.snapshot.blocks.byteLength ?? 0;
  }
}
