/** Runs a scenario once more with its events watched, and reads off why its last data went out when they did. */

import { lastCauses } from '@lanelab/engine';
import { createWorkerEngine } from '@lanelab/engine/browser';
import type { Scenario } from '@lanelab/scenario';
import { reasonOf } from '../../base/format/reason.ts';
import { EngineLoadError } from './failure.ts';
import type { Why } from './types.ts';

/** @returns the causes as the engine lists them, latest first */
export async function whyLastData(scenario: Scenario, flow: number, signal: AbortSignal): Promise<readonly Why[]> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(reasonOf(error), { cause: error });
  });
  try {
    return await lastCauses(engine, scenario, flow, signal);
  } finally {
    await engine.close();
  }
}
