/** Where the teacher's clock is now, and when a follower has to be brought there. */
import type { HeardClock } from '../../share/room/room-facts.ts';

/** A follower may be so far off while the clock plays, seconds of the wall clock: less is not seen. */
const TOLERANCE_S = 0.25;
/** At speed Max every machine runs as fast as it can: it may be so far off, as a share of the run. */
const MAX_TOLERANCE = 0.05;

/** Where the clock is at `nowMs` by the server's clock. */
export function expectedPs({ clock, atMs }: HeardClock, nowMs: number, durationPs: number): number {
  const { timePs, speed, isPlaying } = clock;
  const gone = isPlaying && speed !== 'max' ? (Math.max(0, nowMs - atMs) / 1000) * speed : 0;
  return Math.min(Math.round(timePs + gone), durationPs);
}

/** Whether somebody would see that the follower is elsewhere; while the clock stands, every picosecond counts. */
export function isElsewhere({ clock }: HeardClock, expected: number, timePs: number, durationPs: number): boolean {
  const off = Math.abs(timePs - expected);
  if (!clock.isPlaying) return off > 0;
  return off > (clock.speed === 'max' ? durationPs * MAX_TOLERANCE : clock.speed * TOLERANCE_S);
}
