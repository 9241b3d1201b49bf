/** The page's engines: one pool of workers, started with the first run and kept. */

import type { EnginePool } from '@lanelab/engine';
import { createBrowserPool, loadEngine } from '@lanelab/engine/browser';
import type { Scenario } from '@lanelab/scenario';
import { EngineLoadError, hasWebAssembly } from './failure.ts';
import type { OverheadRow, RunResult } from './types.ts';

let pool: Promise<EnginePool> | null = null;

/** Runs that go on at the same time: all cores but the one that draws. */
export function laneCount(): number {
  return Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
}

function loadError(error: unknown): EngineLoadError {
  return new EngineLoadError(error instanceof Error ? error.message : String(error), { cause: error });
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

const onlyKey = 'run';

export async function runScenario(scenario: Scenario, { signal, onShare }: RunScenarioOptions): Promise<RunResult> {
  signal.throwIfAborted();
  const lanes = await engines();
  const outcome = await lanes.run([{ key: onlyKey, scenario }], {
    signal,
    ...(onShare === undefined ? {} : { onProgress: onShare }),
  });
  const result = outcome.results.get(onlyKey);
  if (result === undefined)
    throw outcome.failures.get(onlyKey) ?? new Error('the engine gave neither result nor reason');
  return result;
}

export async function overheadRows(mtus: readonly number[]): Promise<readonly OverheadRow[]> {
  return (await engines()).overhead({ mtus });
}

export async function engineVersion(): Promise<string> {
  return (await engines()).version();
}
