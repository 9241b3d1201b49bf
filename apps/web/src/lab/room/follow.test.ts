import type { RoomClock } from '@lanelab/lessons/room';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFacts } from '../../share/room/room-facts.ts';
import { fixedCamera } from '../editor/environment.ts';
import type { Box } from '../editor/geometry/box.ts';
import { followBench } from './follow.ts';
import { testBench } from './test-bench.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const START_MS = 1_000_000;

function following() {
  const bench = testBench();
  const fits: (Box | null)[] = [];
  bench.drawing.showOn({ ...fixedCamera, fit: (boxOf) => fits.push(boxOf()) }, () => undefined);
  const facts = createFacts();
  const begun = Date.now();
  const stop = followBench({ bench, facts, nowMs: () => START_MS + Date.now() - begun });
  const hear = (clock: Partial<RoomClock>) =>
    facts.setState({
      clock: {
        clock: { kind: 'clock', timePs: 0, speed: 2e7, isPlaying: false, ...clock },
        atMs: START_MS + Date.now() - begun,
      },
    });
  return { bench, facts, fits, hear, stop };
}

it('goes to the picosecond where the clock stands, and stays there', async () => {
  const { bench, hear, stop } = following();
  hear({ timePs: 123_456 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(bench.asked).toEqual(['skips false', 'seek 123456']);
  stop();
});

it('plays at the teacher’s speed and seeks only where somebody would see that it is elsewhere', async () => {
  const { bench, hear, stop } = following();
  hear({ isPlaying: true, speed: 1e8 });
  expect(bench.asked).toEqual(['skips false', 'speed 100000000', 'play']);
  await vi.advanceTimersByTimeAsync(200);
  bench.clockIs({ timePs: 1e7 });
  await vi.advanceTimersByTimeAsync(100);
  expect(bench.asked.length).toBe(3);
  // This machine stands still for a while.
  await vi.advanceTimersByTimeAsync(2000);
  expect(bench.asked.filter((what) => what.startsWith('seek')).length).toBeGreaterThan(0);
  expect(bench.asked.filter((what) => what.startsWith('seek')).length).toBeLessThan(3);
  stop();
});

it('takes back what the student does to the clock, and lets go of it in the end', async () => {
  const { bench, hear, stop } = following();
  hear({ timePs: 5 });
  bench.clockIs({ isPlaying: true, timePs: 900 });
  await vi.advanceTimersByTimeAsync(300);
  expect(bench.asked.slice(-2)).toEqual(['pause', 'seek 5']);
  stop();
  const { length } = bench.asked;
  bench.clockIs({ isPlaying: true });
  await vi.advanceTimersByTimeAsync(300);
  expect(bench.asked.length).toBe(length);
});

it('does not start a run that has come to its end', async () => {
  const { bench, hear, stop } = following();
  bench.clockIs({ status: 'ended', timePs: 1e12 });
  hear({ isPlaying: true, timePs: 1e12 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(bench.asked).toEqual(['skips false']);
  stop();
});

it('shows the teacher’s layer, selection and sight, and leaves the sight alone until it changes', () => {
  const { bench, facts, fits, stop } = following();
  const sight = { left: 0, top: 0, right: 10, bottom: 5 };
  const view = { kind: 'view', layer: 'ip', sight, selection: { nodes: [1], links: [7], flows: [] } } as const;
  const see = (change: object) => facts.setState({ view: structuredClone({ ...view, ...change }) as never });
  see({});
  expect(bench.layers.getState().layer).toBe('ip');
  // What the document does not have is not selected.
  const { nodes, links } = bench.store.getState().selection;
  expect([[...nodes], [...links]]).toEqual([[1], []]);
  see({ layer: 'of-a-newer-lab' });
  expect([bench.layers.getState().layer, fits.length]).toEqual(['ip', 1]);
  see({ sight: { ...sight, right: 20 } });
  expect(fits.at(-1)).toEqual({ ...sight, right: 20 });
  stop();
});
