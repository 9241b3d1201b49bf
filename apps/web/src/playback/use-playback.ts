/** The clock's state for React, and what the page tells of it to tests. */
import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../base/ui/page-state.ts';
import type { Playback, PlaybackState } from './types.ts';

export function usePlaybackState(playback: Playback): PlaybackState {
  return useSyncExternalStore(playback.subscribe, playback.getState);
}

/** One plain value of the playback's state: a view is drawn again only when that value changes. */
export function usePlaybackValue<Value extends string | number | boolean | null>(
  playback: Playback,
  read: (state: PlaybackState) => Value,
): Value {
  return useSyncExternalStore(playback.subscribe, () => read(playback.getState()));
}

/** Tells `window.__lab.state()`; the state's hash is of the instant beside it. */
export function usePlaybackReport(playback: Playback): void {
  useEffect(() => {
    const tell = ({ status, timePs, durationPs, isPlaying, speed, achieved, detail, gap, stateHash }: PlaybackState) =>
      report('playback', { status, timePs, durationPs, isPlaying, speed, achieved, detail, gap, stateHash });
    tell(playback.getState());
    const stop = playback.subscribe(tell);
    return () => {
      stop();
      report('playback', undefined);
    };
  }, [playback]);
}
