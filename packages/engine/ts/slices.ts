/** Runs a simulation in slices: yields between them, reports, cancels, keeps bounds. */

import { BoundError, type Progress, type RunOptions } from './engine.ts';
import { abortError, fromRust } from './errors.ts';
import type { RustRun } from './wasm-engine.ts';

/** A slice's aim: short enough to cancel at once, long enough not to notice the yielding. */
const SLICE_MS = 12;
/** At most 20 reports a second. */
const REPORT_MS = 50;
const FIRST_WORK_UNITS = 4_096;
const MAX_WORK_UNITS = 1 << 26;
/** Bound for callers that name none: below the 4 GiB at which WebAssembly's memory ends, and with it the worker. */
const MOST_MEMORY_BYTES = 2 * 2 ** 30;

/** Lets the event loop turn once. A message port is not throttled as nested timers are. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Time spent inside the engine, for `wallMs`. */
export interface Meter {
  wallMs: number;
}

function over(what: string, value: number, limit: number | undefined): void {
  if (limit !== undefined && value > limit)
    throw new BoundError(`The run needs more than ${limit} ${what}; shorten it or make it smaller.`);
}

function keepBounds(bounds: RunOptions['bounds'], meter: Meter, cellHops: number, memoryBytes: number): void {
  over('cell-hops', cellHops, bounds?.cellHops);
  over('ms of computing time', meter.wallMs, bounds?.wallMs);
  over('octets of memory', memoryBytes, bounds?.memoryBytes ?? MOST_MEMORY_BYTES);
}

/** Simulates up to `targetPs`. */
export async function inSlices(
  simulation: Omit<RustRun, 'drain'>,
  targetPs: number,
  meter: Meter,
  memoryBytes: () => number,
  options: RunOptions = {},
): Promise<Progress> {
  const progress = (): Progress => ({ timePs: simulation.timePs(), targetPs, cellHops: simulation.cellHops() });
  let workUnits = FIRST_WORK_UNITS;
  let reported = performance.now();
  for (;;) {
    if (options.signal?.aborted) throw abortError();
    const started = performance.now();
    let reached: boolean;
    try {
      reached = simulation.runUntil(targetPs, workUnits);
    } catch (error) {
      throw fromRust(error);
    }
    const now = performance.now();
    meter.wallMs += now - started;
    keepBounds(options.bounds, meter, simulation.cellHops(), memoryBytes());
    if (reached) break;
    const ratio = SLICE_MS / Math.max(now - started, 0.1);
    workUnits = Math.round(Math.min(MAX_WORK_UNITS, Math.max(1, workUnits * Math.min(4, Math.max(0.25, ratio)))));
    if (options.onProgress !== undefined && now - reported >= REPORT_MS) {
      reported = now;
      options.onProgress(progress());
    }
    await nextTurn();
  }
  const last = progress();
  options.onProgress?.(last);
  return last;
}
