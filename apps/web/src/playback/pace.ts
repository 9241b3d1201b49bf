/** How fast the play head has gone of late: what the engine could not do shows here. */

/** Shorter stretches of the wall clock say nothing. */
const LEAST_MS = 200;

export class Pace {
  #from = { wallMs: 0, timePs: 0 };

  /** From here on it is measured. */
  begin(wallMs: number, timePs: number): void {
    this.#from = { wallMs, timePs };
  }

  /** Simulated ps a second of the wall clock, evened out with the rate before; that one while too little time has passed. */
  rate(wallMs: number, timePs: number, before: number | null): number | null {
    const from = this.#from;
    if (wallMs - from.wallMs < LEAST_MS) return before;
    this.begin(wallMs, timePs);
    const rate = ((timePs - from.timePs) / (wallMs - from.wallMs)) * 1000;
    return before === null ? rate : 0.5 * before + 0.5 * rate;
  }
}
