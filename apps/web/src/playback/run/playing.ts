/** The engine that plays a scenario on the page: a worker of its own beside the pool. */

import type { WorkerEngine } from '@lanelab/engine';
import { createWorkerEngine } from '@lanelab/engine/browser';
import { reasonOf } from '../../base/format/reason.ts';
import { EngineLoadError, hasWebAssembly } from './failure.ts';

export async function startPlayingEngine(): Promise<WorkerEngine> {
  if (!hasWebAssembly()) throw new EngineLoadError('WebAssembly is missing');
  return createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(reasonOf(error), { cause: error });
  });
}
