/** Playing a scenario: one clock for every view. No React, no DOM. */

/** Simulated picoseconds a second of the wall clock; `max`: as fast as the engine can. */
export type Speed = number | 'max';

/** What a view can honestly show at this speed (marks for cells, frames, ribbons, counters). */
export type Detail = 'cells' | 'frames' | 'flows' | 'max';

export interface PlaybackState {
  /** `empty`: nothing to run yet; `working`: the engine is on its way to the instant shown; `broken`: see `failure`. */
  readonly status: 'empty' | 'loading' | 'ready' | 'working' | 'ended' | 'broken';
  /** The play head. Integer picoseconds. */
  readonly timePs: number;
  readonly durationPs: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Simulated picoseconds a second really reached; null while paused. */
  readonly achieved: number | null;
  readonly detail: Detail;
  /** The last jump in words: “+412.6 µs”; null after ordinary play. */
  readonly gap: string | null;
  /** How far the engine is towards `timePs` while working, 0..1. */
  readonly share: number;
  /** Why there is nothing to run, or what broke, with the way out. */
  readonly failure: string | null;
}

export interface Playback {
  getState(): PlaybackState;
  subscribe(listener: (state: PlaybackState) => void): () => void;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** To the next or previous instant at which a cell starts on a link that is shown. */
  stepCell(direction: 1 | -1): Promise<void>;
  /** To the next or previous protocol or application event. */
  stepEvent(direction: 1 | -1): Promise<void>;
  /** To any instant: restores the snapshot before it and runs again. */
  seek(timePs: number): Promise<void>;
  runToEnd(): Promise<void>;
  restart(): Promise<void>;
  /** Stops a long seek or run where it is. */
  cancel(): void;
}
