/** The clock of an embedded scenario: started when the frame comes into sight, halted while it is out of it. */
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPlayback } from '../../playback/controller.ts';
import { documentRuns } from '../../playback/document-runs.ts';
import { findHeadStart } from '../../playback/find-head-start.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import type { Playback, PlaybackState } from '../../playback/types.ts';
import { beginningOf, type LinkOptions } from '../../share/links/link-options.ts';

/** Null until the frame has been in sight once: a course page may hold many frames, and their engines wait. */
export function useEmbedPlayback(scenario: Scenario, options: LinkOptions, isInSight: boolean): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState(false);
  if (isInSight && !hasBeenSeen) setHasBeenSeen(true);
  const { speed, timePs, isPlaying } = beginningOf(options, scenario.view.start);
  useEffect(() => {
    if (!hasBeenSeen) return;
    const made = createPlayback({
      startEngine: startPlayingEngine,
      findHeadStart,
      ...documentRuns,
      skipsQuiet: true,
      ...(speed === null ? {} : { speed }),
    });
    made.setScenario(scenario);
    if (timePs > 0) void made.seek(timePs);
    if (isPlaying) made.play();
    setPlayback(made);
    return () => made.dispose();
  }, [scenario, speed, timePs, isPlaying, hasBeenSeen]);

  /** Whether the run played when it went out of sight, so that it goes on when it comes back. */
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (playback === null) return;
    if (!isInSight) {
      wasPlaying.current = playback.getState().isPlaying;
      playback.pause();
    } else if (wasPlaying.current) {
      wasPlaying.current = false;
      playback.play();
    }
  }, [playback, isInSight]);
  return playback;
}

export function usePlaybackState(playback: Playback | null): PlaybackState | null {
  const subscribe = useCallback(
    (listener: () => void) => playback?.subscribe(listener) ?? (() => undefined),
    [playback],
  );
  return useSyncExternalStore(subscribe, () => playback?.getState() ?? null);
}
