/** Every preset in the built engine: it opens, runs, and notices a single cell. */

import { createEngine } from '@lanelab/engine/node';
import { PRESETS, type Scenario } from '@lanelab/scenario';
import { afterAll, describe, expect, test } from 'vitest';

/** Long enough for slow starts, heartbeats and bursts; short enough for all presets. */
const DURATION_PS = 600_000_000_000;
const GLITCH_PS = 400_000_000_000;

const engine = createEngine();
afterAll(() => engine.close());

async function digest(scenario: Scenario): Promise<{ digest: string; cells: number }> {
  const run = await engine.open(scenario);
  try {
    await run.runUntil(run.durationPs);
    const result = await run.result();
    return { digest: result.digest, cells: result.cellHops };
  } finally {
    await run.free();
  }
}

function shortened(scenario: Scenario): Scenario {
  return { ...scenario, model: { ...scenario.model, durationPs: DURATION_PS, measure: { flows: 'all', warmupPs: 0 } } };
}

/** The next cell that leaves the first flow's sender comes so much later, or never. */
function disturbed(scenario: Scenario, extraPs: number | null): Scenario {
  const node = scenario.model.flows[0]?.from ?? 0;
  const glitch = { atPs: GLITCH_PS, kind: 'glitch' as const, node, port: 1, extraPs };
  return { ...scenario, model: { ...scenario.model, changes: [glitch] } };
}

describe.each(PRESETS)('$id', ({ build }) => {
  test('runs, and a cell 1 ps late or dropped changes its digest', { timeout: 60_000 }, async () => {
    const scenario = shortened(build());
    const straight = await digest(scenario);
    expect(straight).toEqual(await digest(scenario));
    if (straight.cells === 0) {
      expect(scenario.model.flows.every((flow) => flow.kind !== 'cells' && flow.from === flow.to)).toBe(true);
      return;
    }
    expect((await digest(disturbed(scenario, 1))).digest).not.toBe(straight.digest);
    expect((await digest(disturbed(scenario, null))).digest).not.toBe(straight.digest);
  });
});
