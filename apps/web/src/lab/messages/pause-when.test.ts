import { expect, it } from 'vitest';
import type { PlaybackState } from '../../playback/types.ts';
import { pauseWhen } from './pause-when.ts';
import { type Sending, sendingsOf } from './sendings.ts';
import { recordsOf } from './test/records.ts';

const SETUPS = (sendings: readonly Sending[]) => sendings.filter(({ term }) => term === 'SETUP');

/** A clock at 50 ps with a log up to `knownPs`; `calls` has what was asked of it, in order. */
function bench(knownPs: number) {
  const records = recordsOf([
    { from: 1, to: [2], atPs: 20 },
    { from: 1, to: [2], atPs: 60, name: 'POLL' },
    { from: 1, to: [2], atPs: 100 },
    { from: 1, to: [2], atPs: 200 },
  ]);
  const calls: string[] = [];
  const state = { isPlaying: true, timePs: 50, knownPs };
  const listeners: ((clock: PlaybackState) => void)[] = [];
  const subscribe = (listener: (clock: PlaybackState) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const playback = {
    getState: () => ({ isPlaying: state.isPlaying }) as PlaybackState,
    subscribe,
    timePs: () => state.timePs,
    pause: () => calls.push('pause'),
    pauseAt: (timePs: number | null) => calls.push(`pause at ${timePs}`),
    seek: async (timePs: number) => {
      calls.push(`seek ${timePs}`);
    },
  };
  const log = { known: () => sendingsOf(records.filter(({ atPs }) => atPs <= state.knownPs)), subscribe };
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    for (const listener of listeners) listener(playback.getState());
  };
  return { calls, change, stop: pauseWhen(log, playback, SETUPS) };
}

it('pauses at the next message that the filter shows, just after it has left', () => {
  const { calls, stop } = bench(150);
  expect(calls).toEqual(['pause at null', 'pause at 101']);
  stop();
  expect(calls.at(-1)).toBe('pause at null');
});

it('waits until the log has one', () => {
  const { calls, change } = bench(70);
  expect(calls).toEqual(['pause at null']);
  change({ knownPs: 120 });
  expect(calls.at(-1)).toBe('pause at 101');
});

it('goes back to a message that the play head has already passed', () => {
  const { calls, change } = bench(70);
  change({ timePs: 160, knownPs: 160 });
  expect(calls.slice(1, 3)).toEqual(['pause', 'seek 101']);
});

it('begins again when the clock plays on', () => {
  const { calls, change } = bench(150);
  change({ isPlaying: false, timePs: 101 });
  change({ isPlaying: true, knownPs: 300 });
  expect(calls.at(-1)).toBe('pause at 201');
});
