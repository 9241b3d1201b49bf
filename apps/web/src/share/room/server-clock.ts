/** The clock of the server, as this machine can tell it: estimated from the shortest of a few round trips, again and again. */
import { probePolling } from '../live/probe-polling.ts';
import { onWake } from './on-wake.ts';

const EVERY_MS = 60_000;

export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly stop: () => void;
}

export function followServerClock(): ServerClock {
  const ending = new AbortController();
  let aheadMs = 0;
  const look = async () => {
    const { clockAheadMs } = await probePolling(ending.signal);
    if (clockAheadMs !== null) aheadMs = clockAheadMs;
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  const stopWaking = onWake(() => void look());
  return {
    nowMs: () => Date.now() - aheadMs,
    stop() {
      clearInterval(timer);
      stopWaking();
      ending.abort();
    },
  };
}
