/** Runs a scenario once more with its events watched, and reads off why its last data went out when they did. */
import { createWorkerEngine } from '@lanelab/engine/browser';
import type { Scenario } from '@lanelab/scenario';
import { EngineLoadError } from './failure.ts';
import type { Why } from './types.ts';

/** How far back the events are watched: several beats of a delayed ACK, and little enough to keep. */
const watchedPs = 2_000_000_000_000;
const depth = 24;

/** Latest first, as the engine tells it. */
export async function whyLastData(scenario: Scenario, flow: number, signal: AbortSignal): Promise<readonly Why[]> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  try {
    const run = await engine.open(scenario);
    await run.runUntil(Math.max(0, run.durationPs - watchedPs), { signal });
    await run.watch({ events: true });
    await run.runUntil(run.durationPs, { signal });
    return await run.why(flow, depth);
  } finally {
    await engine.close();
  }
}
