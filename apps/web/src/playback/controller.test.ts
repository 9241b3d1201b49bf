import { EngineCrash, EngineLost } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import { afterEach, describe, expect, it } from 'vitest';
import { bench, presetOf, straight, turns } from './test/test-playback.ts';
import type { Playback } from './types.ts';

const US = 1e6;
const MS = 1e9;
const scenario = presetOf('curitiba-fig7', 40 * MS);

let open: Playback | null = null;
/** One engine a thread: its run is given back before the next test opens one. */
afterEach(async () => {
  open?.dispose();
  await turns(50);
});

function start(options?: Parameters<typeof bench>[0], document = scenario) {
  const made = bench(options);
  open = made.playback;
  made.playback.setScenario(document);
  return made;
}

describe('the clock', () => {
  it('goes at the speed that was set, pauses, and does not jump on', async () => {
    const { clock, playback } = start();
    playback.setSpeed(20 * US);
    playback.play();
    await clock.frames(20);
    const before = playback.timePs();
    await clock.frames(50);
    expect(playback.timePs() - before).toBe(20 * US);
    expect(playback.getState()).toMatchObject({ isPlaying: true, detail: 'cells', status: 'ready' });
    expect((playback.getState().achieved ?? 0) / (20 * US)).toBeCloseTo(1, 1);
    playback.pause();
    const paused = playback.timePs();
    await clock.frames(20);
    expect(playback.timePs()).toBe(paused);
    expect(playback.getState()).toMatchObject({ isPlaying: false, achieved: null });
    playback.play();
    await clock.frames(2);
    expect(playback.timePs() - paused).toBeLessThan(US);
  });

  it('shows its cells again after a question that led the engine elsewhere, and draws them', async () => {
    const { playback } = start();
    await playback.stepCell(1);
    await playback.stepCell(1);
    const drawn: boolean[] = [];
    playback.onFrame(() => drawn.push(playback.recording.knowsCells(playback.timePs())));
    await playback.why(0, 3);
    await expect.poll(() => drawn.at(-1)).toBe(true);
    await playback.stateHash();
    await turns(50);
    expect(drawn.at(-1)).toBe(true);
  });

  it('pauses at an instant that was named while it plays, and plays on from there', async () => {
    const { clock, playback } = start();
    playback.setSpeed(20 * US);
    playback.pauseAt(3 * US + 7);
    playback.play();
    await clock.frames(60);
    expect(playback.timePs()).toBe(3 * US + 7);
    expect(playback.getState()).toMatchObject({ isPlaying: false, status: 'ready' });
    playback.play();
    await clock.frames(20);
    expect(playback.timePs()).toBeGreaterThan(3 * US + 7);
  });

  it('skips the times in which nothing moves, to the very start of the next cell, and says how long they were', async () => {
    const { clock, playback } = start({ skipsQuiet: true });
    const first = start({}).playback;
    await first.stepCell(1);
    const firstStart = first.timePs();
    first.dispose();
    expect(firstStart).toBeGreaterThan(100 * US);
    playback.setSpeed(20 * US);
    const gaps = new Set<string>();
    playback.subscribe(({ gap }) => gap !== null && gaps.add(gap));
    playback.play();
    await clock.frames(30);
    expect(playback.timePs()).toBeGreaterThanOrEqual(firstStart);
    expect(playback.timePs()).toBeLessThan(firstStart + 20 * US);
    expect(playback.getState()).toMatchObject({ isPlaying: true, status: 'ready' });
    expect([...gaps][0]).toMatch(/^\+\d/);
    playback.pause();
    playback.setSkipsQuiet(false);
    await playback.seek(0);
    playback.play();
    await clock.frames(30);
    expect(playback.timePs()).toBeLessThan(20 * US);
  });

  it('plays on to the end where nothing ever moves', async () => {
    const { clock, playback } = start(
      { skipsQuiet: true },
      {
        ...scenario,
        model: { ...scenario.model, flows: [] },
      },
    );
    playback.setSpeed(20 * US);
    playback.play();
    await clock.frames(40);
    expect(playback.getState()).toMatchObject({ isPlaying: false, status: 'ended', timePs: scenario.model.durationPs });
  });

  it('shows cells from where it stands as soon as it is slow enough', async () => {
    const { clock, playback } = start({}, presetOf('w1', 10_000 * MS));
    playback.setSpeed(100 * MS);
    playback.play();
    await clock.frames(10);
    expect(playback.getState().detail).toBe('flows');
    const rates = playback.recording.ends.map((end) => playback.recording.rateAt(end, playback.timePs()));
    expect(Math.max(...rates.map((rate) => rate ?? -1))).toBeGreaterThan(1000);
    playback.setSpeed(50 * US);
    await clock.frames(20);
    expect(playback.recording.knowsCells(playback.timePs())).toBe(true);
  });

  it('ticks twice a second where less motion is asked for', async () => {
    const { clock, playback } = start();
    playback.setReducedMotion(true);
    playback.setSpeed(50 * US);
    playback.play();
    const seen = new Set<number>();
    for (let frame = 0; frame < 100; frame += 1) {
      await clock.frames(1);
      seen.add(playback.timePs());
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(seen.size).toBeLessThanOrEqual(5);
  });

  it('plays to the end with the digest of a run without a screen', async () => {
    const { clock, playback } = start();
    const alone = await straight(scenario, scenario.model.durationPs).catch(() => null);
    playback.setSpeed(5 * MS);
    playback.play();
    await clock.frames(30);
    playback.setSpeed(20 * US);
    await clock.frames(10);
    playback.setSpeed('max');
    await clock.frames(200);
    expect(playback.getState()).toMatchObject({ status: 'ended', isPlaying: false, timePs: 40 * MS });
    expect((await playback.result())?.digest).toBe(alone?.digest);
  });
});

describe('jumps', () => {
  it.each(['curitiba-fig7', 'w1', 'w5'])(
    '%s: come to the state of a run straight there, forward and back',
    async (id) => {
      const times = [31 * MS, 7_654_321_000, 7_654_321_001, 0, 12 * MS, 39 * MS, 3 * MS];
      const hashes: string[] = [];
      const document = presetOf(id, 40 * MS);
      for (const time of times) hashes.push((await straight(document, time)).hash);
      const { playback } = start({}, document);
      for (const [index, time] of times.entries()) {
        playback.setSpeed(index % 2 === 0 ? 20 * US : 5 * MS);
        await playback.seek(time);
        expect(playback.timePs()).toBe(time);
        expect(await playback.stateHash(), `at ${time}`).toBe(hashes[index]);
      }
      await playback.seek(3 * MS + 412_600_000);
      expect(playback.getState().gap).toBe('+412.6 µs');
      await playback.seek(3 * MS);
      expect(playback.getState().gap).toBe('\u2212412.6 µs');
    },
  );

  it('step from where a seek goes, though it is still under way', async () => {
    const document = presetOf('w5', 40 * MS);
    const { playback } = start({}, document);
    const gapsAndTimes = [];
    for (const step of [() => playback.stepCell(1), () => playback.stepEvent(1), () => playback.stepCell(-1)]) {
      await playback.seek(10 * MS);
      await step();
      const awaited = [playback.timePs(), playback.getState().gap];
      await playback.seek(0);
      const seeking = playback.seek(10 * MS);
      await Promise.all([seeking, step()]);
      gapsAndTimes.push({ awaited, underWay: [playback.timePs(), playback.getState().gap] });
      expect(await playback.stateHash()).toBe((await straight(document, playback.timePs())).hash);
    }
    for (const { awaited, underWay } of gapsAndTimes) expect(underWay).toEqual(awaited);
  });

  it('step from where a seek goes, twice in a row and with another run that joins', async () => {
    const document = presetOf('w5', 40 * MS);
    const { clock, playback } = start({}, document);
    void playback.seek(10 * MS);
    void playback.stepCell(1);
    await playback.stepCell(1);
    expect(playback.timePs()).toBeGreaterThan(10 * MS);
    expect(playback.timePs()).toBeLessThan(11 * MS);
    await playback.seek(0);
    void playback.seek(10 * MS);
    void playback.stepCell(1);
    playback.setScenario({ ...document, model: { ...document.model, seed: document.model.seed + 1 } });
    await clock.frames(3);
    await turns(500);
    expect(playback.timePs()).toBeGreaterThanOrEqual(10 * MS);
    expect(playback.timePs()).toBeLessThan(11 * MS);
  });

  it('step from cell to cell and back the same way', async () => {
    const { playback } = start();
    await playback.seek(5 * MS);
    const there: number[] = [];
    for (let step = 0; step < 12; step += 1) {
      await playback.stepCell(1);
      there.push(playback.timePs());
    }
    expect(new Set(there).size).toBe(12);
    expect(there).toEqual(there.toSorted((one, other) => one - other));
    const back: number[] = [];
    for (let step = 0; step < 11; step += 1) {
      await playback.stepCell(-1);
      back.push(playback.timePs());
    }
    expect(back).toEqual(there.slice(0, -1).toReversed());
    const [cell] = playback.recording.ends.flatMap((end) => {
      const starts: number[] = [];
      playback.recording.cellsAt(end, playback.timePs(), ({ fromPs }) => starts.push(fromPs));
      return starts.filter((from) => from === playback.timePs());
    });
    expect(cell).toBe(there[0]);
  });

  it('step from event to event and back the same way', async () => {
    const { playback } = start();
    const there: number[] = [];
    for (let step = 0; step < 8; step += 1) {
      await playback.stepEvent(1);
      there.push(playback.timePs());
    }
    const back: number[] = [];
    for (let step = 0; step < 7; step += 1) {
      await playback.stepEvent(-1);
      back.push(playback.timePs());
    }
    expect(back).toEqual(there.slice(0, -1).toReversed());
  });

  it('run to the end, restart, and stop at both', async () => {
    const { playback } = start();
    await playback.runToEnd();
    expect(playback.getState()).toMatchObject({ status: 'ended', timePs: 40 * MS, gap: '+40 ms' });
    await playback.stepCell(1);
    expect(playback.getState()).toMatchObject({ status: 'ended', timePs: 40 * MS });
    await playback.restart();
    expect(playback.getState()).toMatchObject({ status: 'ready', timePs: 0 });
    await playback.stepCell(-1);
    expect(playback.timePs()).toBe(0);
  });

  it('asked for before there is an engine are made, and played on from', async () => {
    const { clock, playback } = start();
    const seek = playback.seek(12 * MS);
    playback.play();
    await clock.frames(3);
    await seek;
    expect(playback.timePs()).toBeGreaterThanOrEqual(12 * MS);
    await clock.frames(40);
    expect(playback.timePs()).toBeGreaterThan(12 * MS);
    expect(playback.timePs()).toBeLessThan(13 * MS);
  });

  it('can be stopped on their way', async () => {
    const { playback } = start({}, presetOf('curitiba-fig7', 9e15));
    const seek = playback.seek(8e15);
    await turns(60);
    expect(playback.getState().status).toBe('working');
    expect([playback.timePs(), playback.goalPs()]).toEqual([0, 8e15]);
    playback.cancel();
    await seek;
    expect(playback.getState().status).toBe('ready');
    expect(playback.timePs()).toBeLessThan(8e15);
    expect(playback.goalPs()).toBe(playback.timePs());
    const here = playback.timePs();
    expect(await playback.stateHash()).toMatch(/^[0-9a-f]{16}$/);
    expect(playback.timePs()).toBe(here);
  });
});

describe('questions', () => {
  it('of one instant are all answered, though the engine has to come back for them', async () => {
    const { clock, playback } = start();
    playback.setSpeed(20 * US);
    playback.play();
    await clock.frames(20);
    playback.pause();
    const at = playback.timePs();
    const [hash, result, again] = await Promise.all([playback.stateHash(), playback.result(), playback.stateHash()]);
    expect(playback.positionPs()).toBe(at);
    open?.dispose();
    await turns(50);
    expect(hash).toBe((await straight(scenario, at)).hash);
    expect(again).toBe(hash);
    expect(result?.stateHash).toBe(hash);
  });

  it('that wait for a seek and then take the engine elsewhere leave the clock the state where the seek has come to', async () => {
    const { playback } = start();
    await playback.seek(2 * MS);
    await Promise.all([playback.seek(5 * MS), playback.recordSince(0)]);
    expect(playback.positionPs()).not.toBe(5 * MS);
    const { timePs, stateHash } = playback.getState();
    expect(timePs).toBe(5 * MS);
    open?.dispose();
    await turns(50);
    expect(stateHash).toBe((await straight(scenario, 5 * MS)).hash);
  });
});

describe('an edit', () => {
  it('stops what waits for the engine: the old run is gone before the new one is opened', async () => {
    const { clock, playback } = start();
    await playback.seek(100 * US);
    const failures = new Set<string | null>();
    playback.subscribe(({ failure }) => failures.add(failure));
    void playback.seek(400 * US);
    void playback.seek(500 * US);
    playback.setScenario({ ...scenario, model: { ...scenario.model, seed: scenario.model.seed + 1 } });
    await clock.frames(10);
    expect(playback.getState()).toMatchObject({ status: 'ready', failure: null });
    expect([...failures]).toEqual([null]);
  });

  it('keeps the instant, and runs the new model there', async () => {
    const { clock, playback } = start();
    await playback.seek(12 * MS);
    const edited = { ...scenario, model: { ...scenario.model, seed: 7, durationPs: 30 * MS } };
    playback.setScenario(edited);
    expect(playback.getState()).toMatchObject({ timePs: 12 * MS, durationPs: 30 * MS });
    await clock.frames(20);
    const hash = await playback.stateHash();
    open?.dispose();
    await turns(50);
    expect(hash).toBe((await straight(edited, 12 * MS)).hash);
  });

  it('of the layout or the view changes nothing', async () => {
    const { playback } = start();
    await playback.seek(12 * MS);
    const { recording } = playback;
    playback.setScenario({ ...scenario, view: { ...scenario.view, title: 'Another' } });
    playback.setScenario({ ...structuredClone(scenario), view: { ...scenario.view, title: 'One more' } });
    expect(playback.recording).toBe(recording);
  });

  it('that breaks a rule says which, and the next one runs', async () => {
    const { clock, playback } = start();
    const link = { id: 99, a: { node: 77, port: 1 }, b: { node: 78, port: 1 }, delayPs: 0 };
    playback.setScenario({ ...scenario, model: { ...scenario.model, links: [...scenario.model.links, link] } });
    await clock.frames(10);
    expect(playback.getState()).toMatchObject({ status: 'empty', failure: expect.stringContaining('model.links') });
    playback.setScenario(scenario);
    await clock.frames(10);
    expect(playback.getState()).toMatchObject({ status: 'ready', failure: null });
  });

  it('while it plays goes on playing', async () => {
    const { clock, playback } = start();
    playback.setSpeed(5 * MS);
    playback.play();
    await clock.frames(30);
    const before = playback.timePs();
    playback.setScenario({ ...scenario, model: { ...scenario.model, seed: 3 } });
    await clock.frames(60);
    expect(playback.getState().isPlaying).toBe(true);
    expect(playback.timePs()).toBeGreaterThan(before);
  });
});

it('an engine that breaks down is replaced', async () => {
  let isBroken = true;
  const { playback } = start({
    startEngine: async () => {
      const engine = createEngine();
      if (!isBroken) return engine;
      return {
        ...engine,
        open: async (document) => ({
          ...(await engine.open(document)),
          runUntil: () => Promise.reject(new EngineCrash('unreachable')),
          watch: async () => undefined,
          counts: async () => ({ timePs: 0, counts: new Float64Array() }),
          snapshot: async () => ({
            timePs: 0,
            octets: 0,
            pages: new Uint32Array(),
            blocks: new Uint8Array(),
            references: 0,
          }),
        }),
      };
    },
  });
  await playback.seek(MS);
  expect(playback.getState()).toMatchObject({ status: 'broken', failure: expect.stringContaining('press Restart') });
  playback.play();
  expect(playback.getState().isPlaying).toBe(false);
  isBroken = false;
  await playback.restart();
  expect(playback.getState()).toMatchObject({ status: 'ready', failure: null });
  await playback.seek(MS);
  expect(playback.timePs()).toBe(MS);
});

describe('an engine that is lost', () => {
  function losing() {
    const losses: ((error: Error) => void)[] = [];
    const made = start({
      startEngine: async () => {
        const lost = new Promise<Error>((resolve) => losses.push(resolve));
        return { ...createEngine(), lost };
      },
    });
    const lose = async () => {
      losses.at(-1)?.(new EngineLost('gone'));
      await turns(200);
    };
    return { ...made, losses, lose };
  }

  it('is replaced by one that comes to the same instant, and the page says so', async () => {
    const { clock, playback, losses, lose } = losing();
    await playback.seek(5 * MS);
    const hash = await playback.stateHash();
    await lose();
    await expect.poll(() => playback.getState().status).toBe('ready');
    expect(losses).toHaveLength(2);
    expect(playback.timePs()).toBe(5 * MS);
    expect(playback.getState().notice).toContain('started again');
    expect(await playback.stateHash()).toBe(hash);
    playback.setSpeed(MS);
    playback.play();
    expect(playback.getState().notice).toBeNull();
    await clock.frames(30);
    expect(playback.timePs()).toBeGreaterThan(5 * MS);
  });

  it('twice within seconds is broken, and says how to go on', async () => {
    const { playback, losses, lose } = losing();
    await playback.seek(5 * MS);
    await lose();
    await expect.poll(() => playback.getState().status).toBe('ready');
    await lose();
    expect(playback.getState()).toMatchObject({
      status: 'broken',
      notice: null,
      failure: expect.stringContaining('press Restart'),
    });
    expect(losses).toHaveLength(2);
  });
});
