/** The engines of this machine. */

import type { Engine, EnginePool } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import { type Engines, RunError } from './io.ts';

interface NodeEngines {
  createEngine(): Engine;
  createNodePool(size?: number): EnginePool;
}

async function load(): Promise<NodeEngines> {
  try {
    return await import('@lanelab/engine/node');
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_MODULE_NOT_FOUND' &&
      error.message.includes('/pkg/')
    )
      throw new RunError(say('error.no-engine'), { cause: error });
    throw error;
  }
}

export const nodeEngines: Engines = {
  single: async () => (await load()).createEngine(),
  pool: async (size) => (await load()).createNodePool(size),
};
