import { expect, it } from 'vitest';
import { expectedPs, isElsewhere } from './room-time.ts';

const heard = (change: object = {}) => ({
  clock: { kind: 'clock', timePs: 1e6, speed: 2e7, isPlaying: true, ...change } as const,
  atMs: 10_000,
});

it('goes on from what was heard, at the speed of the teacher, as far as the run goes', () => {
  expect(expectedPs(heard(), 10_500, 1e12)).toBe(1e6 + 1e7);
  expect(expectedPs(heard({ isPlaying: false }), 99_000, 1e12)).toBe(1e6);
  expect(expectedPs(heard({ speed: 'max' }), 99_000, 1e12)).toBe(1e6);
  expect(expectedPs(heard(), 99_000, 5e6)).toBe(5e6);
  // A clock that was estimated a little early.
  expect(expectedPs(heard(), 9990, 1e12)).toBe(1e6);
});

it('brings a follower back who is visibly elsewhere: at once where the clock stands', () => {
  expect(isElsewhere(heard(), 1e6, 1e6 + 4e6, 1e12)).toBe(false);
  expect(isElsewhere(heard(), 1e6, 1e6 + 6e6, 1e12)).toBe(true);
  expect(isElsewhere(heard({ isPlaying: false }), 1e6, 1e6 + 1, 1e12)).toBe(true);
  expect(isElsewhere(heard({ isPlaying: false }), 1e6, 1e6, 1e12)).toBe(false);
  expect(isElsewhere(heard({ speed: 'max' }), 0, 4e10, 1e12)).toBe(false);
  expect(isElsewhere(heard({ speed: 'max' }), 0, 6e10, 1e12)).toBe(true);
});
