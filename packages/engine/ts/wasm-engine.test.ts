import { describe, expect, test } from 'vitest';
import { EngineCrash } from './errors.ts';
import { fakeModule } from './test/fake-module.ts';
import { createWasmEngine } from './wasm-engine.ts';

const LONG = 1e15;

describe('a run', () => {
  test('goes to its end in slices and reports the last of them', async () => {
    const engine = createWasmEngine(fakeModule());
    const run = await engine.open({ durationPs: 1e6 });
    const seen: number[] = [];
    const last = await run.runUntil(run.durationPs, { onProgress: ({ timePs }) => seen.push(timePs) });
    expect(last).toMatchObject({ timePs: 1e6, targetPs: 1e6 });
    expect(seen.at(-1)).toBe(1e6);
    expect(await run.result()).toMatchObject({ engine: 'fake', simSeconds: 1e-6, wallMs: expect.any(Number) });
  });

  test('yields: other work goes on, and a cancel takes effect', async () => {
    const run = await createWasmEngine(fakeModule()).open({ durationPs: LONG });
    const cancel = new AbortController();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns === 3) cancel.abort();
    }, 5);
    await expect(run.runUntil(LONG, { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
    clearInterval(timer);
    expect(turns).toBe(3);
    expect((await run.runUntil(10)).timePs).toBeGreaterThan(0);
  });

  test('cancelled before it starts does nothing', async () => {
    const run = await createWasmEngine(fakeModule()).open({ durationPs: LONG });
    await expect(run.runUntil(LONG, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await run.stateHash()).toBe('0');
  });

  test('reports at most about 20 times a second', async () => {
    const run = await createWasmEngine(fakeModule()).open({ durationPs: LONG });
    const cancel = new AbortController();
    const reportedMs: number[] = [];
    const onProgress = () => {
      reportedMs.push(performance.now());
      if (reportedMs.length === 5) cancel.abort();
    };
    await expect(run.runUntil(LONG, { signal: cancel.signal, onProgress })).rejects.toThrow();
    expect(reportedMs).toHaveLength(5);
    // A busy machine makes them rarer, never more frequent.
    expect((reportedMs[4] ?? 0) - (reportedMs[0] ?? 0)).toBeGreaterThanOrEqual(4 * 45);
  });

  test.each([
    ['cellHops', 10_000, 'cell-hops'],
    ['wallMs', 20, 'ms of computing time'],
    ['memoryBytes', 100, 'octets of memory'],
  ])('keeps to its bound of %s', async (bound, limit, words) => {
    const slow = {
      onSlice: () => {
        for (const end = performance.now() + 2; performance.now() < end; );
      },
    };
    const run = await createWasmEngine(fakeModule(slow)).open({ durationPs: LONG });
    const work = run.runUntil(LONG, { bounds: { [bound]: limit } });
    await expect(work).rejects.toMatchObject({ name: 'BoundError', message: expect.stringContaining(words) });
  });

  test('goes back to a snapshot, memory grown since or not', async () => {
    const loaded = fakeModule();
    const run = await createWasmEngine(loaded).open({ durationPs: LONG });
    await run.runUntil(500);
    const [snapshot, hash] = [await run.snapshot(), await run.stateHash()];
    await run.runUntil(9_000);
    loaded.memory.grow(2);
    await run.restore(snapshot);
    expect([snapshot.timePs, await run.stateHash()]).toEqual([500, hash]);
    expect((await run.runUntil(9_000)).timePs).toBe(9_000);
  });

  test('does one thing at a time', async () => {
    const run = await createWasmEngine(fakeModule()).open({ durationPs: LONG });
    const cancel = new AbortController();
    const first = run.runUntil(LONG, { signal: cancel.signal });
    await expect(run.runUntil(LONG)).rejects.toThrow('under way');
    await expect(run.snapshot()).rejects.toThrow('under way');
    cancel.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('is of no use once freed', async () => {
    const run = await createWasmEngine(fakeModule()).open({ durationPs: 10 });
    await run.free();
    await run.free();
    await expect(run.result()).rejects.toThrow('has been freed');
  });
});

describe('an engine', () => {
  test('names its versions and calculates overhead', async () => {
    const engine = createWasmEngine(fakeModule());
    expect(await engine.info()).toEqual({ version: 'fake', scenarioVersion: 1 });
    expect(await engine.overhead({ mtus: [1_500] })).toEqual([{ mtu: 1_500 }]);
  });

  test('refuses with a path what it cannot read', async () => {
    const engine = createWasmEngine(fakeModule());
    await expect(engine.open({})).rejects.toMatchObject({
      name: 'ScenarioError',
      code: 'missing',
      path: 'model.durationPs',
    });
    await expect(engine.overhead({ mtus: [1] })).rejects.toMatchObject({ name: 'ScenarioError', path: 'mtus' });
    const run = await engine.open({ durationPs: 10 });
    await expect(run.apply({ kind: 'storm' })).rejects.toMatchObject({ path: 'kind' });
  });

  test('has one run open at a time', async () => {
    const engine = createWasmEngine(fakeModule());
    const run = await engine.open({ durationPs: 10 });
    await expect(engine.open({ durationPs: 10 })).rejects.toThrow('one scenario at a time');
    await run.free();
    await expect(engine.open({ durationPs: 10 })).resolves.toBeDefined();
    await engine.close();
    await expect(engine.open({ durationPs: 10 })).resolves.toBeDefined();
  });

  test('takes no further calls after a breakdown', async () => {
    const trap = {
      onSlice: () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
    };
    const engine = createWasmEngine(fakeModule(trap));
    const run = await engine.open({ durationPs: 10 });
    await expect(run.runUntil(10)).rejects.toBeInstanceOf(EngineCrash);
    await expect(run.result()).rejects.toBeInstanceOf(EngineCrash);
    await expect(engine.info()).rejects.toBeInstanceOf(EngineCrash);
    await engine.close();
  });
});
