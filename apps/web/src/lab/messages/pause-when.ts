/** Pauses the clock where the next message that a filter shows is there. */
import { HAPPENED_PS } from '../../playback/steps.ts';
import type { Playback } from '../../playback/types.ts';
import type { ProtocolLog } from './log.ts';
import { instantsOf } from './message-target.ts';
import type { Sending } from './sendings.ts';

/**
 * Watches a clock that plays until the returned function is called. The log is ahead of the play head, so that the clock as a rule
 * stops at the message; where it has already passed it, it goes back there.
 */
export function pauseWhen(
  log: Pick<ProtocolLog, 'known' | 'subscribe'>,
  playback: Pick<Playback, 'getState' | 'subscribe' | 'timePs' | 'pause' | 'pauseAt' | 'seek'>,
  shows: (sendings: readonly Sending[]) => readonly Sending[],
): () => void {
  /** The play head when it began to play; null while it stands. */
  let fromPs: number | null = null;
  const look = () => {
    if (fromPs === null) return;
    const since = fromPs;
    const later = log.known().filter(({ atPs, received }) => (received.at(-1)?.atPs ?? atPs) + HAPPENED_PS > since);
    const next = instantsOf(later, shows).find((atPs) => atPs + HAPPENED_PS > since);
    if (next === undefined) return;
    const stopPs = next + HAPPENED_PS;
    if (stopPs > playback.timePs()) return playback.pauseAt(stopPs);
    playback.pause();
    void playback.seek(stopPs);
  };
  const follow = () => {
    const { isPlaying } = playback.getState();
    if (isPlaying === (fromPs !== null)) return;
    fromPs = isPlaying ? playback.timePs() : null;
    playback.pauseAt(null);
    look();
  };
  const stops = [playback.subscribe(follow), log.subscribe(look)];
  follow();
  return () => {
    for (const stop of stops) stop();
    playback.pauseAt(null);
  };
}
