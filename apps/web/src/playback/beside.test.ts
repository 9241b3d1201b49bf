/** Two runs on one clock. */
import type { Run } from '@lanelab/engine';
import { createWorkerEngine } from '@lanelab/engine/node';
import { afterEach, expect, it } from 'vitest';
import { createPlayback } from './controller.ts';
import { presetOf, straight, WoundClock } from './test/test-playback.ts';
import type { StartEngine } from './track.ts';
import type { Playback } from './types.ts';

const US = 1e6;
const MS = 1e9;
const here = presetOf('w1', 40 * MS);
/** The same with other bursts. */
const elsewhere = { ...here, model: { ...here.model, seed: 7 } };

let open: Playback | null = null;
afterEach(() => open?.dispose());

function pair(startEngine: StartEngine = async () => createWorkerEngine()) {
  const clock = new WoundClock();
  const one = createPlayback({ startEngine, clock, skipsQuiet: true });
  open = one;
  const other = one.beside();
  one.setScenario(here);
  other.setScenario(elsewhere);
  return { clock, one, other };
}

/** Workers answer in their own time. */
const wait = (wallMs: number) => new Promise((resolve) => setTimeout(resolve, wallMs));

it('are at the same instant, and in the state of a run straight there, however they came', async () => {
  const { one, other } = pair();
  const check = async () => {
    const at = one.timePs();
    expect(await one.stateHash()).toBe((await straight(here, at)).hash);
    expect(await other.stateHash()).toBe((await straight(elsewhere, at)).hash);
    expect([one.positionPs(), other.positionPs()]).toEqual([at, at]);
  };
  for (const time of [7 * MS, 31 * MS, 2 * MS + 1]) {
    await one.seek(time);
    await check();
  }
  for (let step = 0; step < 4; step += 1) {
    await other.stepCell(1);
    await check();
  }
  await one.stepEvent(-1);
  await check();
});

it('go on to the instant sought, though the other joins on the way there', async () => {
  const clock = new WoundClock();
  const one = createPlayback({ startEngine: async () => createWorkerEngine(), clock });
  open = one;
  one.setScenario(here);
  const sought = one.seek(30 * MS);
  const other = one.beside();
  other.setScenario(elsewhere);
  await clock.frames(1);
  await sought;
  await expect.poll(() => other.getState().status).toBe('ready');
  expect([one.timePs(), one.positionPs(), other.positionPs()]).toEqual([30 * MS, 30 * MS, 30 * MS]);
  expect(await other.stateHash()).toBe((await straight(elsewhere, 30 * MS)).hash);
});

it('step to the next cell of either, and back the same way', async () => {
  const { one, other } = pair();
  await one.seek(20 * MS);
  const there: number[] = [];
  const of: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await one.stepCell(1);
    const at = one.timePs();
    there.push(at);
    for (const [name, view] of Object.entries({ one, other })) {
      const starts = view.recording.ends.some((end) => {
        let isStart = false;
        view.recording.cellsAt(end, at, ({ fromPs }) => {
          isStart ||= fromPs === at;
        });
        return isStart;
      });
      if (starts) of.push(name);
    }
  }
  expect(there).toEqual(there.toSorted((a, b) => a - b));
  expect(of.length).toBeGreaterThanOrEqual(30);
  expect(new Set(of).size).toBe(2);
  const back: number[] = [];
  for (let step = 0; step < 29; step += 1) {
    await one.stepCell(-1);
    back.push(one.timePs());
  }
  expect(back).toEqual(there.slice(0, -1).toReversed());
});

it('play at one speed, and stop at the same instant', async () => {
  const { clock, one, other } = pair();
  one.setSpeed(20 * US);
  one.play();
  while (one.timePs() < 20 * US) {
    await clock.frames(1);
    await wait(5);
  }
  expect(one.getState()).toMatchObject({ isPlaying: true });
  expect(other.getState()).toBe(one.getState());
  one.pause();
  const at = other.timePs();
  expect(at).toBeGreaterThan(0);
  expect(await other.stateHash()).toBe((await straight(elsewhere, at)).hash);
  expect(await one.stateHash()).toBe((await straight(here, at)).hash);
});

it('end with the shorter one, and go on alone once the other is taken off', async () => {
  const { one, other } = pair();
  other.setScenario({ ...elsewhere, model: { ...elsewhere.model, durationPs: 10 * MS } });
  await one.seek(30 * MS);
  expect(one.getState()).toMatchObject({ timePs: 10 * MS, durationPs: 10 * MS, status: 'ended' });
  other.dispose();
  expect(one.getState().durationPs).toBe(40 * MS);
  await one.seek(30 * MS);
  expect(await one.stateHash()).toBe((await straight(here, 30 * MS)).hash);
});

it('play on where they were asked something, though the engine has gone back for it', async () => {
  const { clock, one, other } = pair();
  one.setSpeed(20 * US);
  const playTo = async (timePs: number) => {
    one.play();
    while (one.timePs() < timePs) {
      await clock.frames(1);
      await wait(2);
    }
    one.pause();
  };
  await one.seek(20 * MS);
  for (let pause = 1; pause <= 4; pause += 1) {
    await playTo(20 * MS + pause * US);
    await Promise.all([one.stateHash(), other.stateHash()]);
  }
});

it('answer both where a pause falls into a skip', async () => {
  let delayMs = 0;
  const startEngine = async () => {
    const engine = createWorkerEngine();
    const opened = async (document: unknown) => {
      const run = await engine.open(document);
      const runUntil: Run['runUntil'] = async (timePs, options) => {
        await wait(delayMs);
        return run.runUntil(timePs, options);
      };
      return { ...run, runUntil };
    };
    return { ...engine, open: opened };
  };
  const { clock, one, other } = pair(startEngine);
  one.setSpeed(US);
  for (let pause = 1; pause <= 8; pause += 1) {
    delayMs = 0;
    await one.seek(0);
    delayMs = 20;
    one.play();
    for (let frame = 0; frame < pause; frame += 1) {
      await clock.frames(1);
      await wait(10);
    }
    one.pause();
    const at = one.timePs();
    expect(await Promise.all([one.stateHash(), other.stateHash()])).not.toContain(null);
    // Both record the cells there after the answers, and stand there again.
    await expect.poll(() => [one.positionPs(), other.positionPs()]).toEqual([at, at]);
  }
});
