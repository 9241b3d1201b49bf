import { describe, expect, test } from 'vitest';
import { BoundError, ScenarioError } from './engine.ts';
import { EngineCrash, EngineLost } from './errors.ts';
import { type FakeOptions, fakeModule } from './test/fake-module.ts';
import { fakeWorker } from './test/fake-worker.ts';

/** Long enough to be stopped, short enough not to outlive the tests. */
const LONG = 5e13;

const worker = (options?: FakeOptions) => fakeWorker(() => fakeModule(options));

describe('an engine in a worker', () => {
  test('has the same shape as one in this thread', async () => {
    const { engine } = worker();
    expect(await engine.info()).toEqual({ version: 'fake', scenarioVersion: 1 });
    expect(await engine.overhead({ mtus: [576] })).toEqual([{ mtu: 576 }]);
    const run = await engine.open({ durationPs: 1e6 });
    expect(run.durationPs).toBe(1e6);
    await run.watch({ series: ['cpu:1'] });
    await run.apply({ kind: 'flow' });
    const reports: number[] = [];
    expect(await run.runUntil(1e6, { onProgress: ({ timePs }) => reports.push(timePs) })).toMatchObject({
      timePs: 1e6,
    });
    expect(reports.at(-1)).toBe(1e6);
    const [trace] = await run.drain();
    expect(trace).toEqual({
      kind: 'series',
      name: 'queue',
      columns: { timePs: Float64Array.of(1, 2, 3), value: Float64Array.of(1, 2, 3) },
    });
    expect(await run.why(3, 5)).toEqual([{ atPs: 1, node: 3, what: 'nagle' }]);
    await expect(run.capture({ at: [] })).rejects.toMatchObject({ code: 'out-of-range', path: 'at', value: 0 });
    await run.capture({ at: [{ link: 1 }] });
    expect([await run.takeCapture(), await run.endCapture()]).toEqual([Uint8Array.of(1, 2), Uint8Array.of(3)]);
    expect(await run.captureCounts()).toEqual({ records: 2, damaged: 0, missed: 0 });
    expect(await run.result()).toMatchObject({ simSeconds: 1e-6 });
    const snapshot = await run.snapshot();
    await run.runUntil(2e6);
    await run.restore(snapshot);
    await run.restore(snapshot);
    expect(await run.stateHash()).toBe((1e6).toString(16));
    await run.free();
    await expect(run.result()).rejects.toThrow('has been freed');
    await engine.close();
    await expect(engine.info()).rejects.toThrow('closed');
  });

  test('sends errors over as what they are', async () => {
    const { engine } = worker();
    const refused = engine.open({});
    await expect(refused).rejects.toBeInstanceOf(ScenarioError);
    await expect(refused).rejects.toMatchObject({ code: 'missing', path: 'model.durationPs' });
    const run = await engine.open({ durationPs: LONG });
    await expect(run.runUntil(LONG, { bounds: { cellHops: 5 } })).rejects.toBeInstanceOf(BoundError);
    const cancel = new AbortController();
    const work = run.runUntil(LONG, { signal: cancel.signal });
    setTimeout(() => cancel.abort(), 20);
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    await expect(run.runUntil(LONG, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    await engine.close();
  });

  test('that cannot load its module says so with every call', async () => {
    const { engine } = fakeWorker(() => {
      throw new Error('no memory');
    });
    await expect(engine.info()).rejects.toThrow('no memory');
    await engine.close();
  });

  test('that dies lets nobody wait', async () => {
    const fake = worker();
    const { engine } = fake;
    const run = await engine.open({ durationPs: LONG });
    const work = run.runUntil(LONG);
    fake.crash('out of memory');
    await expect(work).rejects.toBeInstanceOf(EngineCrash);
    await expect(engine.info()).rejects.toThrow('out of memory');
    expect(await engine.lost).toBeInstanceOf(EngineCrash);
    expect(await engine.lost).not.toBeInstanceOf(EngineLost);
  });

  test('that is gone without a word is not taken for one that broke down', async () => {
    const fake = worker();
    const run = await fake.engine.open({ durationPs: LONG });
    const work = run.runUntil(LONG);
    fake.crash(null);
    await expect(work).rejects.toBeInstanceOf(EngineLost);
    expect(await fake.engine.lost).toBeInstanceOf(EngineLost);
  });
});
