import { describe, expect, test } from 'vitest';
import { createPool } from './pool.ts';
import { type FakeOptions, fakeModule } from './test/fake-module.ts';
import { type FakeWorker, fakeWorker } from './test/fake-worker.ts';

function pool(size: number, options: (index: number) => FakeOptions = () => ({})) {
  const workers: FakeWorker[] = [];
  const made = createPool(size, () => {
    const index = workers.length;
    const worker = fakeWorker(() => fakeModule(options(index)));
    workers.push(worker);
    return worker.engine;
  });
  return { pool: made, workers };
}

const tasks = (count: number, durationPs = 1e5) =>
  Array.from({ length: count }, (_, index) => ({ key: `k${index}`, scenario: { durationPs } }));

/** Long enough to be stopped, short enough not to outlive the tests: a fake worker has no thread to end. */
const LONG = 5e13;

describe('a pool', () => {
  test('does every task, with no more workers than allowed', async () => {
    const { pool: runs, workers } = pool(3);
    const finished: string[] = [];
    let share = 0;
    const { results, failures } = await runs.run(tasks(10), {
      onResult: (key) => finished.push(key),
      onProgress: (now) => {
        share = now;
      },
    });
    expect([results.size, failures.size, workers.length, share]).toEqual([10, 0, 3, 1]);
    expect(finished.toSorted()).toEqual([...results.keys()].toSorted());
    await runs.close();
  });

  test('hears how far its runs are only where somebody asks', async () => {
    const { pool: runs, workers } = pool(1);
    await runs.run(tasks(2));
    expect(workers[0]?.sent).not.toContain('progress');
    await runs.run(tasks(2), { onProgress: () => undefined });
    expect(workers[0]?.sent.filter((kind) => kind === 'progress').length).toBeGreaterThanOrEqual(2);
    await runs.close();
  });

  test('hands out what was recorded of the runs that asked for it', async () => {
    const { pool: runs } = pool(2);
    const [first, second] = tasks(2);
    if (first === undefined || second === undefined) throw new Error('two tasks');
    const { results, traces } = await runs.run([first, { ...second, watch: { series: ['queue'] } }]);
    expect([results.size, [...traces.keys()]]).toEqual([2, ['k1']]);
    expect(traces.get('k1')?.map(({ name }) => name)).toEqual(['queue']);
    await runs.close();
  });

  test('starts workers only when they are needed', async () => {
    const { pool: runs, workers } = pool(8);
    await runs.run(tasks(2));
    expect(await runs.version()).toBe('fake');
    expect(await runs.overhead({ mtus: [9_180] })).toEqual([{ mtu: 9_180 }]);
    expect(workers.length).toBe(2);
    await runs.close();
  });

  test('goes on when a task fails', async () => {
    const { pool: runs } = pool(2);
    const failed: string[] = [];
    const outcome = await runs.run([...tasks(3), { key: 'bad', scenario: {} }], {
      onFailure: (key) => failed.push(key),
    });
    expect([...outcome.failures.keys(), ...failed]).toEqual(['bad', 'bad']);
    expect(outcome.results.size).toBe(3);
    await runs.close();
  });

  test('replaces a worker whose engine broke down', async () => {
    const trap = {
      onSlice: () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
    };
    const { pool: runs, workers } = pool(1, (index) => (index === 0 ? trap : {}));
    const { results, failures } = await runs.run(tasks(3));
    expect([results.size, failures.size, workers.length]).toEqual([2, 1, 2]);
    await runs.close();
  });

  test('replaces a worker that died', async () => {
    const { pool: runs, workers } = pool(1);
    const work = runs.run([
      ...tasks(1, LONG),
      ...tasks(2).map(({ scenario }, index) => ({ key: `later${index}`, scenario })),
    ]);
    setTimeout(() => workers[0]?.crash('killed'), 30);
    const { results, failures } = await work;
    expect([[...results.keys()].toSorted(), [...failures.keys()]]).toEqual([['later0', 'later1'], ['k0']]);
    await runs.close();
  });

  test('cancelled keeps what was handed out, and can be used again', async () => {
    const { pool: runs } = pool(2);
    const cancel = new AbortController();
    const done: string[] = [];
    const work = runs.run(
      [...tasks(2), ...tasks(4, LONG).map(({ scenario }, index) => ({ key: `long${index}`, scenario }))],
      {
        signal: cancel.signal,
        onResult: (key) => {
          done.push(key);
          if (done.length === 2) cancel.abort();
        },
      },
    );
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(done.toSorted()).toEqual(['k0', 'k1']);
    expect((await runs.run(tasks(3))).results.size).toBe(3);
    await runs.close();
  });

  test('closed lets nobody wait', async () => {
    const { pool: runs } = pool(1);
    const work = runs.run(tasks(3, LONG));
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    await runs.close();
    const { failures } = await work;
    expect(failures.size).toBe(3);
    await expect(runs.version()).rejects.toThrow('closed');
  });
});
