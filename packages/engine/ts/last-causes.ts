/** Runs a scenario with its last events watched, and reads off why a flow's last data went out when they did. */

import type { Engine, ScenarioDocument } from './engine.ts';
import type { Why } from './generated/types.ts';

/** Length of the watched end of the run: several ticks of a delayed ACK, and few enough events to keep. */
const WATCHED_PS = 2_000_000_000_000;
const DEPTH = 24;

/** @returns the causes as the engine lists them, latest first */
export async function lastCauses(
  engine: Engine,
  scenario: ScenarioDocument,
  flow: number,
  signal?: AbortSignal,
): Promise<readonly Why[]> {
  const options = signal === undefined ? {} : { signal };
  const run = await engine.open(scenario);
  try {
    await run.runUntil(Math.max(0, run.durationPs - WATCHED_PS), options);
    await run.watch({ events: true });
    await run.runUntil(run.durationPs, options);
    return await run.why(flow, DEPTH);
  } finally {
    // An engine that was closed meanwhile has freed it.
    await run.free().catch(() => undefined);
  }
}
