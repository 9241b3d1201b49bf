/** A meter of a window of the run. */
import type { Meter, Reading } from '../judge/gauge.ts';
import type { Slice } from '../run/slice.ts';
import { Ends, type Window } from '../run/window.ts';

export abstract class WindowMeter implements Meter {
  protected readonly ends: Ends;

  constructor(window: Window) {
    this.ends = new Ends(window);
  }

  async read(slice: Slice): Promise<readonly Reading[]> {
    await this.ends.take(slice);
    return this.measure(slice);
  }

  /** Called after every slice, once the window has looked for its events in it. */
  protected abstract measure(slice: Slice): Promise<readonly Reading[]>;

  awaits(endPs: number): { readonly event: string } | { readonly neededPs: number } | null {
    const { awaited } = this.ends;
    if (awaited !== null) return { event: awaited.text };
    const neededPs = Math.max(this.ends.fromPs ?? 0, this.ends.toPs(endPs) ?? 0);
    return neededPs > endPs ? { neededPs } : null;
  }

  /** The window as far as the run has come; null while its events have not occurred. */
  protected span({ endPs }: Slice): { readonly fromPs: number; readonly toPs: number } | null {
    const [fromPs, toPs] = [this.ends.fromPs, this.ends.toPs(endPs)];
    return fromPs === null || toPs === null ? null : { fromPs, toPs };
  }
}
