/** Hundreds of sources on permanent circuits behind a tree of switches, in the built engine: all that they send arrives. */

import { createEngine } from '@lanelab/engine/node';
import { afterAll, expect, test } from 'vitest';
import { circuits } from './large.ts';

const engine = createEngine();
afterAll(() => engine.close());

test('six hundred on/off sources lose nothing', async () => {
  const run = await engine.open(circuits('generator', 600, 20, 10));
  try {
    await run.runUntil(run.durationPs);
    const { flows, queues } = await run.result();
    expect(flows.length).toBe(600);
    expect(flows.filter(({ packetsSent }) => packetsSent === 0)).toEqual([]);
    // One PDU at most is under way at the end.
    expect(flows.filter(({ packetsSent, packetsReceived }) => packetsSent - packetsReceived > 1)).toEqual([]);
    expect(queues.filter(({ drops }) => Object.keys(drops).length > 0)).toEqual([]);
  } finally {
    await run.free();
  }
});
