/** The built engine itself, in this thread and in worker threads. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine, RunResult } from './engine.ts';
import { createEngine, createNodePool, createWorkerEngine } from './node.ts';
import { ENGINE_VERSION } from './version.ts';

interface Document {
  lanelab: number;
  model: { durationPs: number; seed: number };
}

/** A fixture of the scenario package, cut to half a second. */
function scenario(name: string, seed = 1): Document {
  const url = new URL(`../../scenario/fixtures/valid/${name}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(url, 'utf8')) as Document;
  return { ...document, model: { ...document.model, durationPs: 500_000_000_000, seed } };
}

async function simulate(engine: Engine, document: unknown): Promise<RunResult> {
  const run = await engine.open(document);
  try {
    await run.runUntil(run.durationPs);
    return await run.result();
  } finally {
    await run.free();
  }
}

const NAMES = ['curitiba-fig7', 'clip-pair-collapse', 'w1', 'everything'];

describe('the built engine', () => {
  let engine: Engine;
  beforeAll(() => {
    engine = createEngine();
  });
  afterAll(() => engine.close());

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, undefined, '5'])('refuses to run until %s', async (timePs) => {
    const run = await engine.open(scenario('w1'));
    await expect(run.runUntil(timePs as number)).rejects.toThrow(
      `runUntil takes a time in ps, a number from 0 on; it was called with ${timePs}.`,
    );
    await run.free();
  });

  test('opens the text of a scenario as the scenario', async () => {
    const there = await engine.open(JSON.stringify(scenario('w1')));
    expect(there.durationPs).toBe(scenario('w1').model.durationPs);
    await there.free();
  });

  test('says which argument is missing', async () => {
    await expect(engine.open(undefined)).rejects.toThrow('open takes a document; it was called with undefined.');
    const run = await engine.open(scenario('w1'));
    await expect(run.inspect(undefined as never)).rejects.toThrow('inspect takes a document');
    await expect(run.why(-1, 3)).rejects.toThrow('why takes whole numbers from 0 on; it was called with -1.');
    await run.free();
  });

  test('reads the version of scenarios that this package is for', async () => {
    expect(await engine.info()).toEqual({ version: ENGINE_VERSION, scenarioVersion: 8 });
  });

  test.each(NAMES)('%s: the same in a worker thread', async (name) => {
    const here = await simulate(engine, scenario(name));
    const worker = createWorkerEngine();
    const there = await simulate(worker, scenario(name));
    await worker.close();
    expect({ ...there, wallMs: 0 }).toEqual({ ...here, wallMs: 0 });
    expect(here.digest).toMatch(/^[0-9a-f]{16}$/);
  });

  test('back to a snapshot and forward again is the same state', async () => {
    const run = await engine.open(scenario('curitiba-fig7'));
    await run.runUntil(100_000_000_000);
    const snapshot = await run.snapshot();
    await run.runUntil(run.durationPs);
    const first = await run.stateHash();
    await run.restore(snapshot);
    await run.runUntil(run.durationPs);
    expect(await run.stateHash()).toBe(first);
    await run.free();
  });

  test('refuses with the path of what is wrong', async () => {
    const document = scenario('w1');
    await expect(engine.open({ ...document, model: { ...document.model, durationPs: 0 } })).rejects.toMatchObject({
      name: 'ScenarioError',
      code: 'out-of-range',
      path: 'model.durationPs',
      value: 0,
    });
  });
});

test('a pool of worker threads returns every result once', async () => {
  const pool = createNodePool(2);
  const tasks = [1, 2, 3, 4].map((seed) => ({ key: String(seed), scenario: scenario('w1', seed) }));
  const { results, failures } = await pool.run(tasks);
  await pool.close();
  expect([results.size, failures.size]).toEqual([4, 0]);
  expect(new Set([...results.values()].map(({ digest }) => digest)).size).toBe(4);
});
