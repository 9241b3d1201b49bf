/** Runs a scenario once more and has the engine account for the time of its flows. */

import { createWorkerEngine } from '@lanelab/engine/browser';
import { accounted } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { reasonOf } from '../../base/format/reason.ts';
import { EngineLoadError } from './failure.ts';
import type { TimeAccount } from './types.ts';

/** Accounts by flow; none of a flow that delivered nothing. */
export async function accountForTime(
  scenario: Scenario,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, TimeAccount>> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(reasonOf(error), { cause: error });
  });
  try {
    const run = await engine.open(accounted(scenario));
    await run.runUntil(run.durationPs, { signal });
    const { flows } = await run.result();
    return new Map(flows.flatMap(({ id, account }) => (account === undefined ? [] : [[id, account] as const])));
  } finally {
    await engine.close();
  }
}
