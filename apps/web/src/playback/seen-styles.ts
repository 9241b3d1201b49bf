/** Styles that a picture shows, for a legend that names these and no others. */
import type { Style } from './traffic-draw.ts';

/** A style stays in the legend for so long after it was last seen, so that the legend can be read while cells come and go; ms. */
const STAYS_MS = 2000;
const ORDER: readonly Style[] = ['data', 'control', 'shortcut', 'bus', 'queue', 'lost'];

export class SeenStyles {
  readonly #lastSeen = new Map<Style, number>();
  #shown: readonly Style[] = [];

  /**
   * Takes in what one picture shows. A picture at rest is explained exactly.
   *
   * @param now of the wall clock, ms; null while the clock of the run stands
   * @returns the same list as long as nothing changes
   */
  after(styles: readonly Style[], now: number | null): readonly Style[] {
    if (now === null) this.#lastSeen.clear();
    for (const style of styles) this.#lastSeen.set(style, now ?? Number.NEGATIVE_INFINITY);
    const shown = ORDER.filter((style) => {
      const lastSeen = this.#lastSeen.get(style);
      return styles.includes(style) || (lastSeen !== undefined && now !== null && now - lastSeen < STAYS_MS);
    });
    if (shown.join() !== this.#shown.join()) this.#shown = shown;
    return this.#shown;
  }
}
