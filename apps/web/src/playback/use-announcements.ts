/** What the clock says to those who hear it. */
import { say } from '@lanelab/messages/playback';
import { useEffect } from 'react';
import { announce } from '../base/ui/announce.ts';
import { clockWords } from './gap-words.ts';
import { speedWords } from './speed-words.ts';
import type { Playback, PlaybackState } from './types.ts';

/** What happened at an instant, in words; null where nothing did. */
type WhatHappened = ((timePs: number) => Promise<string | null>) | undefined;

/** A network that plays may skip quiet times many times a second; one of them is heard in so long. */
const SKIP_HEARD_MS = 10_000;

const placeWords = ({ isPlaying, speed, gap, timePs }: PlaybackState): string =>
  isPlaying || gap === null
    ? say('time-bar.playing-at-speed', { speed: speedWords(speed) })
    : say('time-bar.gap-at-time-ps', { gap, timePs: clockWords(timePs) });

/** What changed, for those who hear it; the announcer keeps to one message a second. */
export function useAnnouncements(playback: Playback, whatHappened: WhatHappened): void {
  // The instant at which a document opens may have been reached before anybody listened.
  useEffect(() => {
    const state = playback.getState();
    if (state.gap !== null || state.isPlaying) announce(placeWords(state));
  }, [playback]);
  useEffect(() => {
    let before = playback.getState();
    let skippedAt = Number.NEGATIVE_INFINITY;
    return playback.subscribe((state) => {
      const isSkip = state.isPlaying && before.isPlaying && state.gap !== before.gap;
      if (isStep(state, before)) void announceStep(playback, state, whatHappened);
      else if (!isSkip) announceChange(state, before);
      else if (performance.now() - skippedAt >= SKIP_HEARD_MS) {
        announceChange(state, before);
        skippedAt = performance.now();
      }
      before = state;
    });
  }, [playback, whatHappened]);
}

const isStep = ({ gap, isPlaying, status, failure }: PlaybackState, before: PlaybackState): boolean =>
  gap !== null && gap !== before.gap && !isPlaying && !before.isPlaying && status === 'ready' && failure === null;

/** What happened there and how far the step was, unless the clock has gone on meanwhile. */
async function announceStep(
  playback: Playback,
  { gap, timePs }: PlaybackState,
  whatHappened: WhatHappened,
): Promise<void> {
  const what = (await whatHappened?.(timePs)) ?? null;
  if (gap === null || playback.timePs() !== timePs) return;
  const words = { gap, timePs: clockWords(timePs) };
  announce(
    what === null ? say('time-bar.gap-at-time-ps', words) : say('time-bar.happened-gap-at-time-ps', { ...words, what }),
  );
}

function announceChange(state: PlaybackState, { isPlaying, speed, status, gap, failure, notice }: PlaybackState): void {
  if (state.failure !== null && state.failure !== failure && state.status === 'broken') announce(state.failure);
  else if (state.notice !== null && state.notice !== notice) announce(state.notice);
  else if (state.status === 'ended' && status !== 'ended') announce(say('time-bar.end-of-the-run-2'));
  else if (state.isPlaying !== isPlaying)
    announce(
      state.isPlaying
        ? say('time-bar.playing-at-speed', { speed: speedWords(state.speed) })
        : say('time-bar.paused-at-time-ps', { timePs: clockWords(state.timePs) }),
    );
  else if (state.speed !== speed) announce(say('time-bar.speed-speed', { speed: speedWords(state.speed) }));
  else if (state.gap !== gap && state.gap !== null)
    announce(say('time-bar.gap-at-time-ps', { gap: state.gap, timePs: clockWords(state.timePs) }));
}
