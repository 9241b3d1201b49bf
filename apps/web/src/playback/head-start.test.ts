/** Head starts on the real engine: a run that begins at one is the run that came there from its beginning. */
import { brotliCompressSync } from 'node:zlib';
import { createWorkerEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { type Model, modelHash, type Scenario } from '@lanelab/scenario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayback } from './controller.ts';
import type { HeadStart } from './head-start.ts';
import { readHeadStart, writeHeadStart } from './head-start-file.ts';
import { makeHeadStart } from './make-head-start.ts';
import type { WorkerEngine } from './run/types.ts';
import { Session } from './session.ts';

const MS = 1e9;
const { signal } = new AbortController();

const engines: WorkerEngine[] = [];
/** One that has run nothing before. */
function freshEngine(): WorkerEngine {
  const engine = createWorkerEngine();
  engines.push(engine);
  return engine;
}
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
});

const scenario = findPreset('class-mpoa')?.build() as Scenario;
const startPs = scenario.view.start?.timePs ?? 0;
let head: HeadStart;
let file: Uint8Array;
beforeAll(async () => {
  const made = await makeHeadStart(freshEngine(), scenario, startPs);
  if (made === null) throw new Error('the preset has no head start');
  file = writeHeadStart(made);
  head = readHeadStart(file);
  expect(head).toEqual(made);
});

async function straight(timePs: number): Promise<string> {
  const run = await freshEngine().open(scenario);
  await run.runUntil(timePs);
  return run.stateHash();
}

describe('a run with a head start', () => {
  it('is where the run from the beginning is, at once, and goes on like it', async () => {
    const session = await Session.open(freshEngine(), scenario, { headStart: head });
    for (const timePs of [startPs, startPs + 40 * MS]) {
      await session.go(timePs, { signal, exactly: true, closely: { fromPs: timePs } });
      expect(session.recording.knowsCells(timePs)).toBe(true);
      expect(await session.stateHash()).toBe(await straight(timePs));
    }
    expect(session.snapshots.before(head.timePs)?.headStart).toBe(head);
  });

  it('knows the samples before it, as if it had run', async () => {
    const [jumped, ran] = await Promise.all([
      Session.open(freshEngine(), scenario, { headStart: head }),
      Session.open(freshEngine(), scenario),
    ]);
    for (const session of [jumped, ran]) await session.go(startPs + 200 * MS, { signal, exactly: true });
    expect(jumped.series.all().map(({ name, values }) => [name, [...values]])).toEqual(
      ran.series.all().map(({ name, values }) => [name, [...values]]),
    );
  });

  it('begins at its beginning where it is wanted there', async () => {
    const session = await Session.open(freshEngine(), scenario, { headStart: head });
    await session.go(startPs, { signal, exactly: true });
    await session.go(0, { signal, exactly: true });
    expect(session.positionPs).toBe(0);
    await session.go(100 * MS, { signal, exactly: true });
    expect(await session.stateHash()).toBe(await straight(100 * MS));
  });

  it('goes there without it on an engine that is not as it was', async () => {
    const engine = freshEngine();
    await Session.open(engine, findPreset('w5')?.build() as Scenario).then((session) => session.free());
    const session = await Session.open(engine, scenario, { headStart: head });
    expect(session.snapshots.count).toBe(1);
    await session.go(startPs, { signal, exactly: true });
    expect(await session.stateHash()).toBe(await straight(startPs));
  });

  it('takes no more than a page may fetch', () => expect(brotliCompressSync(file).byteLength).toBeLessThan(150 * 1024));
});

it('a document whose model was edited asks for none of the preset\u2019s', async () => {
  const asked: string[] = [];
  const findHeadStart = async (model: Model) => {
    asked.push(modelHash(model));
    return null;
  };
  const playback = createPlayback({ startEngine: async () => freshEngine(), findHeadStart });
  playback.setScenario(scenario);
  await playback.seek(MS);
  playback.setScenario({ ...scenario, model: { ...scenario.model, seed: scenario.model.seed + 1 } });
  await playback.seek(MS);
  playback.dispose();
  expect(asked[0]).toBe(modelHash(scenario.model));
  expect(asked.slice(1)).not.toContain(modelHash(scenario.model));
  expect(asked.length).toBeGreaterThan(1);
});
