import { createWorkerEngine } from '@lanelab/engine/node';
import { expect, it } from 'vitest';
import { presetOf, straight } from './test/test-playback.ts';
import { Track } from './track.ts';

const MS = 1e9;
const scenario = presetOf('w1', 40 * MS);

it('answers a question when the move under way has ended, and does not stop it', async () => {
  const track = new Track({
    startEngine: async () => createWorkerEngine(),
    findHeadStart: async () => null,
    onLoading: () => undefined,
    onLost: (_track, error) => {
      throw error;
    },
  });
  track.setScenario(scenario);
  try {
    const move = track.move(async (session, signal) => {
      await session.go(30 * MS, { signal, exactly: true });
      return session.positionPs;
    });
    const question = track.ask(30 * MS, (session) => session.stateHash());
    expect(await move).toBe(30 * MS);
    expect(await question).toBe((await straight(scenario, 30 * MS)).hash);
  } finally {
    track.dispose();
  }
});
