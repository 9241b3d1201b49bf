/** Two hundred clients behind twenty switches in the built engine: all are in, and no timer had to help. */

import type { DiaryEntry } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { afterAll, expect, test } from 'vitest';

const engine = createEngine();
afterAll(() => engine.close());

/** Whether an event says that C7 (control time-out), T303 or C33 ran out. */
function isExpiry(event: DiaryEntry): boolean {
  if (event.kind === 'timer_expired') return event.timer === 'T303';
  if (event.machine !== 'lec' || event.kind !== 'failed') return false;
  return ['no_answer', 'no_bus', 'no_multicast_forward'].includes(event.reason.kind);
}

test('two hundred clients join without C7, T303 or C33 running out', async () => {
  const scenario = findPreset('campus')?.build();
  if (scenario === undefined) throw new Error('there is no preset campus');
  const run = await engine.open(scenario);
  try {
    await run.runUntil(run.durationPs);
    const states = await run.inspect({ kind: 'states' });
    const clients = states.flatMap((device) => device.states.filter(({ process }) => process === 'lec'));
    expect(clients.length).toBe(200);
    expect(clients.filter(({ phase }) => phase !== 'operational')).toEqual([]);
    const { entries } = await run.inspect({ kind: 'diary', from: 0, limit: 1_000_000 });
    // The log still has its beginning.
    expect(entries[0]?.number).toBe(0);
    expect(entries.filter(isExpiry)).toEqual([]);
    const { flows } = await run.result();
    expect(flows.filter(({ packetsSent, packetsReceived }) => packetsSent !== packetsReceived)).toEqual([]);
  } finally {
    await run.free();
  }
});
