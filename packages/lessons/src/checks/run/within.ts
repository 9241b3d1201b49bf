/** Which of the things that happen in a run lie within a window. */
import type { Ends } from './window.ts';

/** Keeps what happened since the beginning of a window until the event occurs that the window ends with. */
export class Within<Item extends { readonly atPs: number }> {
  readonly #ends: Ends;
  readonly #waiting: Item[] = [];

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Takes what happened in the next slice, in the order of time, once `ends` has taken it; what lies in the window, as far as that is known. */
  take(items: readonly Item[], endPs: number): readonly Item[] {
    const [fromPs, toPs] = [this.#ends.fromPs, this.#ends.toPs(endPs)];
    if (fromPs === null) return [];
    this.#waiting.push(...items.filter(({ atPs }) => atPs >= fromPs));
    return toPs === null ? [] : this.#waiting.splice(0).filter(({ atPs }) => atPs <= toPs);
  }
}
