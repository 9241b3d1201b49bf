import type { RunSpec } from '@lanelab/papers';
import { describe, expect, it } from 'vitest';
import type { RunResult } from '../../playback/run/types.ts';
import { type SweepProgress, sweep, sweepWhole } from './sweep.ts';

const result = { digest: 'd' } as RunResult;
const specs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `k${index}`, coords: {} }) as RunSpec);

function recorder() {
  const progress: SweepProgress[] = [];
  const keys: string[] = [];
  return {
    progress,
    keys,
    onProgress: (entry: SweepProgress) => progress.push(entry),
    onResult: (key: string) => keys.push(key),
  };
}

describe('sweep', () => {
  it('runs what is not known, as many at a time as it may', async () => {
    const { progress, keys, onProgress, onResult } = recorder();
    let active = 0;
    let most = 0;
    await sweep({
      runs: specs(7),
      lanes: 2,
      known: new Map([['k1', result]]),
      run: async () => {
        active += 1;
        most = Math.max(most, active);
        await Promise.resolve();
        active -= 1;
        return result;
      },
      onProgress,
      onResult,
      signal: new AbortController().signal,
    });
    expect(most).toBe(2);
    expect(keys.toSorted()).toEqual(['k0', 'k2', 'k3', 'k4', 'k5', 'k6']);
    expect(progress[0]).toMatchObject({ done: 1, known: 1, total: 7, leftMs: null });
    expect(progress.at(-1)).toMatchObject({ done: 7, share: 1 });
  });

  it('says how long it will take once three runs are done', async () => {
    const { progress, onProgress, onResult } = recorder();
    let clock = 0;
    await sweep({
      runs: specs(10),
      lanes: 1,
      known: new Map(),
      now: () => clock,
      run: () => {
        clock += 100;
        return Promise.resolve(result);
      },
      onProgress,
      onResult,
      signal: new AbortController().signal,
    });
    expect(progress.map((entry) => entry.leftMs)).toEqual([null, null, null, 700, 600, 500, 400, 300, 200, 100, 0]);
  });

  it('keeps what it has when cancelled', async () => {
    const { keys, onProgress, onResult } = recorder();
    const abort = new AbortController();
    const running = sweep({
      runs: specs(5),
      lanes: 1,
      known: new Map(),
      run: (spec) => {
        if (spec.key === 'k2') abort.abort();
        return abort.signal.aborted ? Promise.reject(abort.signal.reason) : Promise.resolve(result);
      },
      onProgress,
      onResult,
      signal: abort.signal,
    });
    await expect(running).rejects.toThrow(/abort/i);
    expect(keys).toEqual(['k0', 'k1']);
  });

  it('passes on the error of a run', async () => {
    const { onProgress, onResult } = recorder();
    const running = sweep({
      runs: specs(2),
      lanes: 1,
      known: new Map(),
      run: () => Promise.reject(new Error('no path to Negro')),
      onProgress,
      onResult,
      signal: new AbortController().signal,
    });
    await expect(running).rejects.toThrow('no path to Negro');
  });
});

describe('a sweep whose results ask for more', () => {
  const whole = async (rounds: readonly number[]) => {
    const { progress, keys, onProgress, onResult } = recorder();
    let known: ReadonlyMap<string, RunResult> = new Map([['k1', result]]);
    const asked: number[] = [];
    await sweepWhole({
      runs: specs(rounds[0] ?? 0),
      lanes: 2,
      known: () => known,
      more: (now) => {
        asked.push(now.size);
        return specs(rounds[Math.min(asked.length, rounds.length - 1)] ?? 0);
      },
      run: async () => result,
      onProgress,
      onResult: (key) => {
        known = new Map(known).set(key, result);
        onResult(key);
      },
      signal: new AbortController().signal,
    });
    return { progress, keys, asked };
  };

  it('goes on until they ask for nothing, and counts all of it as one', async () => {
    const { progress, keys, asked } = await whole([3, 5, 6]);
    expect(keys.toSorted()).toEqual(['k0', 'k2', 'k3', 'k4', 'k5']);
    expect(asked).toEqual([3, 5, 6]);
    expect(progress.at(-1)).toMatchObject({ total: 6, done: 6, known: 1, share: 1 });
  });

  it('ends with its own runs where they ask for none', async () => {
    const { keys, asked } = await whole([3]);
    expect(keys).toHaveLength(2);
    expect(asked).toEqual([3]);
  });
});
