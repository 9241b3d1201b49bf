/** The engine that plays a scenario on the page: a worker of its own beside the pool. */

import type { WorkerEngine } from '@lanelab/engine';
import { createWorkerEngine } from '@lanelab/engine/browser';
import { EngineLoadError, hasWebAssembly } from './failure.ts';

export async function startPlayingEngine(): Promise<WorkerEngine> {
  if (!hasWebAssembly()) throw new EngineLoadError('WebAssembly is missing');
  return createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(error instanceof Error ? error.message : String(error), { cause: error });
  });
}
