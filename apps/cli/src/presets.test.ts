/** Every preset in the built engine: it opens, runs, and notices a single cell, or frame where there are no cells. */

import { createEngine } from '@lanelab/engine/node';
import { isEthernet, type Scenario } from '@lanelab/scenario';
import { afterAll, describe, expect, test } from 'vitest';
import { presetsOfLevel } from './test/presets.ts';

/** From the first flow on: long enough for slow starts, heartbeats and bursts; short enough for all presets. */
const DURATION_PS = 600_000_000_000;
const GLITCH_PS = 400_000_000_000;
/** The last ones come before queues are full and before one station of an Ethernet has captured it: later, such a cell or frame leaves no trace, or never comes. */
const TRIES_PS = [0, 7, 19, 31, 47, 61, 83, 107, 131, 151, -397, -390, -350].map((ms) => ms * 1_000_000_000);

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

/** When the first flow begins; emulated LANs and circuits are up by then. */
function startOf({ model }: Scenario): number {
  const [first] = model.flows;
  return first === undefined || first.kind === 'cells' ? 0 : first.startPs;
}

function shortened(scenario: Scenario): Scenario {
  const durationPs = startOf(scenario) + DURATION_PS;
  return { ...scenario, model: { ...scenario.model, durationPs, measure: { flows: 'all', warmupPs: 0 } } };
}

/** Where the first flow's cells begin: at its sender, or at the edge device that its sender's Ethernet leads to. Without ATM: its sender. */
function firstAtmNode({ model }: Scenario): number {
  const from = model.flows[0]?.from ?? 0;
  if (model.nodes.every(({ ports }) => ports.every(({ phy }) => isEthernet(phy)))) return from;
  const port = model.nodes.find(({ id }) => id === from)?.ports.find(({ id }) => id === 1);
  if (port === undefined || !isEthernet(port.phy)) return from;
  const link = model.links.find(({ a, b }) => [a, b].some((end) => end.node === from && end.port === 1));
  return (link?.a.node === from ? link.b.node : link?.a.node) ?? from;
}

/** The next cell of the first flow that leaves for the network comes so much later, or never. */
function disturbed(scenario: Scenario, extraPs: number | null, afterPs: number): Scenario {
  const node = firstAtmNode(scenario);
  const atPs = startOf(scenario) + GLITCH_PS + afterPs;
  const glitch = { atPs, kind: 'glitch' as const, node, port: 1, extraPs };
  return { ...scenario, model: { ...scenario.model, changes: [glitch] } };
}

/** A cell of a PDU that is lost further on in any case leaves no trace by being late: several are tried. */
async function noticed(scenario: Scenario, extraPs: number | null, straight: string): Promise<boolean> {
  for (const afterPs of TRIES_PS)
    if ((await digest(disturbed(scenario, extraPs, afterPs))).digest !== straight) return true;
  return false;
}

describe.each(presetsOfLevel())('$id', ({ build }) => {
  test('runs, and a cell 1 ps late or dropped changes its digest', async () => {
    const scenario = shortened(build());
    const straight = await digest(scenario);
    expect(straight).toEqual(await digest(scenario));
    if (straight.cells === 0) {
      if (scenario.model.flows.every((flow) => flow.kind !== 'cells' && flow.from === flow.to)) return;
      // Frames alone: processes that look at their sockets at turns of a loop take up 1 ps, but not a frame that is lost.
      expect(scenario.model.nodes.every((node) => node.ports.every(({ phy }) => isEthernet(phy)))).toBe(true);
      expect(await noticed(scenario, null, straight.digest)).toBe(true);
      return;
    }
    expect(await noticed(scenario, 1, straight.digest)).toBe(true);
    expect(await noticed(scenario, null, straight.digest)).toBe(true);
  });
});
