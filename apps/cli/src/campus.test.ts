/** Two hundred clients behind twenty switches in the built engine: all are in, and no timer had to help. */

import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { afterAll, expect, test } from 'vitest';

const engine = createEngine();
afterAll(() => engine.close());

/** Sentences of who waited in vain: C7, T303 and C33 among them. */
const EXPIRY = /C7|T303|C33|time-?out|timed out|no answer|expired/;

test('two hundred clients join without C7, T303 or C33 running out', async () => {
  const scenario = findPreset('campus')?.build();
  if (scenario === undefined) throw new Error('there is no preset campus');
  const run = await engine.open(scenario);
  try {
    await run.runUntil(run.durationPs);
    const states = await run.inspect({ kind: 'states' });
    const clients = states.flatMap((device) => device.states.filter(({ part }) => part === 'LEC'));
    expect(clients.length).toBe(200);
    expect(clients.filter(({ state }) => state !== 'Operational')).toEqual([]);
    const { entries } = await run.inspect({ kind: 'diary', from: 0, limit: 1_000_000 });
    // The log has not let go of its beginning.
    expect(entries[0]?.number).toBe(0);
    expect(entries.filter(({ what }) => EXPIRY.test(what))).toEqual([]);
    const { flows } = await run.result();
    expect(flows.filter(({ packetsSent, packetsReceived }) => packetsSent !== packetsReceived)).toEqual([]);
  } finally {
    await run.free();
  }
});
