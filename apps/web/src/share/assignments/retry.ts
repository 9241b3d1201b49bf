/** Tries something again that could not reach the server: after a pause that grows, and as soon as the connection is back. */

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

export interface Retry {
  /** The work could not be done now, and is tried again after a pause. */
  readonly later: () => void;
  /** The work is done, or will never be: the next pause is a short one again. */
  readonly over: () => void;
}

export function createRetry(work: () => void): Retry {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    removeEventListener('online', again);
  };
  function again(): void {
    stop();
    work();
  }
  return {
    later: () => {
      stop();
      timer = setTimeout(again, pauseMs);
      addEventListener('online', again);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    },
    over: () => {
      stop();
      pauseMs = FIRST_PAUSE_MS;
    },
  };
}
