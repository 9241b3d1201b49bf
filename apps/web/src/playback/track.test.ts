import { createWorkerEngine } from '@lanelab/engine/node';
import { afterEach, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { presetOf, straight } from './test/test-playback.ts';
import { Track } from './track.ts';

const MS = 1e9;
const scenario = presetOf('w1', 40 * MS);

let open: Track | null = null;
afterEach(() => open?.dispose());

function track(): Track {
  open = new Track({
    startEngine: async () => createWorkerEngine(),
    findHeadStart: async () => null,
    isSameRun: () => false,
    onLoading: () => undefined,
    onLost: (_track, error) => {
      throw error;
    },
  });
  open.setScenario(scenario);
  return open;
}

/** A move to an instant. */
const to =
  (timePs: number) =>
  async (session: Session, signal: AbortSignal): Promise<number> => {
    await session.go(timePs, { signal, exactly: true });
    return session.positionPs;
  };

it('answers a question when the move under way has ended, and does not stop it', async () => {
  const run = track();
  const move = run.move(to(30 * MS));
  const question = run.ask(30 * MS, (session) => session.stateHash());
  expect(await move).toBe(30 * MS);
  expect(await question).toBe((await straight(scenario, 30 * MS)).hash);
});

it('answers a question about protocols though a move stops it on its way to the play head', async () => {
  const run = track();
  await run.move(to(30 * MS));
  let headPs = 20 * MS;
  const question = run.afterwards(
    () => ({ timePs: headPs, isClose: false }),
    async (session) => session.positionPs,
  );
  const move = run.move(to(10 * MS));
  headPs = 10 * MS;
  expect(await question).toBe(10 * MS);
  expect(await move).toBe(10 * MS);
});

it('answers no question about protocols where there is no run', async () => {
  expect(
    await track().afterwards(
      () => null,
      async () => 'asked',
    ),
  ).toBeNull();
});
