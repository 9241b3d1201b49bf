/** Runs a scenario once more with its events watched, and reads off why its last data went out when they did. */
import { createWorkerEngine } from '@lanelab/engine/browser';
import type { Scenario } from '@lanelab/scenario';
import { EngineLoadError } from './failure.ts';
import type { Why } from './types.ts';

/** Length of the watched end of the run: several ticks of a delayed ACK, and few enough events to keep. */
const WATCHED_PS = 2_000_000_000_000;
const DEPTH = 24;

/** @returns the causes as the engine lists them, latest first */
export async function whyLastData(scenario: Scenario, flow: number, signal: AbortSignal): Promise<readonly Why[]> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  try {
    const run = await engine.open(scenario);
    await run.runUntil(Math.max(0, run.durationPs - WATCHED_PS), { signal });
    await run.watch({ events: true });
    await run.runUntil(run.durationPs, { signal });
    return await run.why(flow, DEPTH);
  } finally {
    await engine.close();
  }
}
