/** The page's engines: one pool of workers, started with the first run and kept. */

import type { EnginePool, Trace, WatchRequest } from '@lanelab/engine';
import { createBrowserPool, loadEngine } from '@lanelab/engine/browser';
import type { Scenario } from '@lanelab/scenario';
import { reasonOf } from '../../base/format/reason.ts';
import { EngineLoadError, hasWebAssembly } from './failure.ts';
import type { OverheadRow, RunResult } from './types.ts';

let pool: Promise<EnginePool> | null = null;

/** The number of runs at the same time: one for each core but the one that draws. */
export function laneCount(): number {
  return Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
}

function loadError(error: unknown): EngineLoadError {
  return new EngineLoadError(reasonOf(error), { cause: error });
}

function engines(): Promise<EnginePool> {
  if (!hasWebAssembly()) return Promise.reject(new EngineLoadError('WebAssembly is missing'));
  pool ??= createBrowserPool(laneCount()).catch((error: unknown) => {
    pool = null;
    throw loadError(error);
  });
  return pool;
}

/** Fetches and compiles the engine ahead of the first run. A failure shows when something is run. */
export function warmUp(): void {
  if (hasWebAssembly()) loadEngine().catch(() => undefined);
}

export interface RunScenarioOptions {
  readonly signal: AbortSignal;
  /** Share of the simulated time done, 0..1. */
  readonly onShare?: (share: number) => void;
}

const ONLY_KEY = 'run';

/** The result of a run, and what was recorded of it meanwhile. */
export async function runWatched(
  scenario: Scenario,
  watch: WatchRequest,
  { signal, onShare }: RunScenarioOptions,
): Promise<{ readonly result: RunResult; readonly traces: readonly Trace[] }> {
  signal.throwIfAborted();
  const lanes = await engines();
  const outcome = await lanes.run([{ key: ONLY_KEY, scenario, watch }], {
    signal,
    ...(onShare === undefined ? {} : { onProgress: onShare }),
  });
  const result = outcome.results.get(ONLY_KEY);
  if (result === undefined)
    throw outcome.failures.get(ONLY_KEY) ?? new Error('the engine returned neither a result nor a reason');
  return { result, traces: outcome.traces.get(ONLY_KEY) ?? [] };
}

export const runScenario = async (scenario: Scenario, options: RunScenarioOptions): Promise<RunResult> =>
  (await runWatched(scenario, {}, options)).result;

export async function overheadRows(mtus: readonly number[]): Promise<readonly OverheadRow[]> {
  return (await engines()).overhead({ mtus });
}

export async function engineVersion(): Promise<string> {
  return (await engines()).version();
}
