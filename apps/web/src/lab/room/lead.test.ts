import type { Said, SaidOf } from '@lanelab/lessons/room';
import { documentHash } from '@lanelab/scenario';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreError } from '../../share/links/ask-server.ts';
import { leadBench } from './lead.ts';
import { testBench, testScenario } from './test-bench.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function leading(title?: string) {
  const bench = testBench();
  const said: Said[] = [];
  const stored: string[] = [];
  const troubles: unknown[] = [];
  const refusing: { by: Error | null } = { by: null };
  const stop = leadBench({
    bench,
    title,
    storeNetwork: async (hash) => {
      if (refusing.by !== null) throw refusing.by;
      stored.push(hash);
    },
    say: (says) => said.push(says),
    onTrouble: (why) => troubles.push(why),
  });
  const of = <Kind extends Said['kind']>(kind: Kind) =>
    said.filter((says): says is SaidOf<Kind> & Said => says.kind === kind);
  return { bench, said, of, stored, troubles, refusing, stop };
}

it('stores a network before it shows it, once for each document', async () => {
  const { bench, of, stored, stop } = leading();
  await vi.advanceTimersByTimeAsync(0);
  const first = documentHash(bench.store.getState().scenario);
  expect([stored, of('scene').map(({ hash }) => hash)]).toEqual([[first], [first]]);
  const next = testScenario('Another');
  bench.store.open(testScenario('In between'));
  bench.store.open(next);
  await vi.advanceTimersByTimeAsync(500);
  // Edits that follow each other at once are one.
  expect([stored.length, of('scene').at(-1)]).toEqual([
    2,
    { kind: 'scene', hash: documentHash(next), title: 'Another' },
  ]);
  stop();
  bench.store.open(testScenario('Afterwards'));
  await vi.advanceTimersByTimeAsync(500);
  expect(stored.length).toBe(2);
});

it('says why a network cannot be shown, and that it is shown at last', async () => {
  const { bench, troubles, refusing, stop } = leading();
  await vi.advanceTimersByTimeAsync(0);
  refusing.by = new Error('no');
  bench.store.open(testScenario('Refused'));
  await vi.advanceTimersByTimeAsync(500);
  expect(troubles.at(-1)).toEqual(new Error('no'));
  // The server refuses this network for good, so it is not stored again.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(troubles.length).toBe(2);
  refusing.by = null;
  bench.store.open(testScenario('Taken'));
  await vi.advanceTimersByTimeAsync(500);
  expect(troubles.at(-1)).toBeNull();
  stop();
});

it('stores a network once more that the server could not take', async () => {
  const { bench, of, troubles, refusing, stop } = leading();
  await vi.advanceTimersByTimeAsync(0);
  refusing.by = new StoreError('offline', 'no connection');
  bench.store.open(testScenario('Waits'));
  await vi.advanceTimersByTimeAsync(4000);
  expect([troubles.at(-1), of('scene').length]).toEqual([refusing.by, 1]);
  refusing.by = null;
  await vi.advanceTimersByTimeAsync(4000);
  expect([troubles.at(-1), of('scene').at(-1)?.title]).toEqual([null, 'Waits']);
  stop();
});

it('says what students read above a network, and no clock before it is shown', async () => {
  const { bench, said, of, stop } = leading('Who asks whom?');
  bench.clockIs({ isPlaying: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(said.flatMap((says) => (says.kind === 'view' ? [] : [says.kind]))).toEqual(['scene', 'clock']);
  expect(of('scene').map((scene) => scene.title)).toEqual(['Who asks whom?']);
  stop();
});

it('leaves the clock standing where it ends', async () => {
  const { bench, of, stop } = leading();
  await vi.advanceTimersByTimeAsync(0);
  bench.clockIs({ isPlaying: true });
  bench.clockIs({ timePs: 1e6 });
  stop();
  expect(of('clock').at(-1)).toEqual({ kind: 'clock', timePs: 1e6, speed: 2e7, isPlaying: false });
});

it('is silent while the clock goes as it said, and speaks when it is elsewhere', async () => {
  const { bench, of, stop } = leading();
  await vi.advanceTimersByTimeAsync(0);
  bench.clockIs({ isPlaying: true });
  expect(of('clock').at(-1)).toEqual({ kind: 'clock', timePs: 0, speed: 2e7, isPlaying: true });
  for (let tenths = 1; tenths <= 20; tenths += 1) {
    await vi.advanceTimersByTimeAsync(100);
    bench.clockIs({ timePs: tenths * 2e6 });
  }
  expect(of('clock').length).toBe(2);
  // A stretch of quiet was skipped.
  bench.clockIs({ timePs: 9e9 });
  await vi.advanceTimersByTimeAsync(250);
  expect(of('clock').at(-1)?.timePs).toBe(9e9);
  bench.clockIs({ isPlaying: false, timePs: 9e9 + 1 });
  expect(of('clock').at(-1)).toEqual({ kind: 'clock', timePs: 9e9 + 1, speed: 2e7, isPlaying: false });
  await vi.advanceTimersByTimeAsync(5000);
  expect(of('clock').length).toBe(4);
  stop();
});

it('says the layer and the selection once when they change', async () => {
  const { bench, of, stop } = leading();
  const before = of('view').length;
  bench.layers.setState({ layer: 'ip' });
  bench.store.select({ nodes: new Set([1]) });
  bench.store.select({ nodes: new Set([1]) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(
    of('view')
      .slice(before)
      .map(({ layer, selection }) => [layer, selection.nodes]),
  ).toEqual([
    ['ip', []],
    ['ip', [1]],
  ]);
  stop();
});
