/** Code that comes late and could not be fetched: when it is asked for again. */

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

let attempt = 0;
const listeners = new Set<() => void>();

/** How often everything that is missing has been asked for again. */
export const fetchAttempt = (): number => attempt;

/** Everything that is missing is asked for again: a reader says so, or the connection is back. */
export function fetchAgain(): void {
  attempt += 1;
  for (const listener of [...listeners]) listener();
}

/** The returned function ends it. */
export function onFetchAgain(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('online', fetchAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('online', fetchAgain);
  };
}

/** A chunk of an older build that the server no longer has, or a lost connection, by the words of Chromium, Firefox, Safari and Vite. */
export function isMissingCode(error: unknown): boolean {
  const words = /dynamically imported module|module script failed|error loading|unable to preload css/i;
  return error instanceof Error && words.test(error.message);
}

/**
 * Fetches what nobody sees come, and asks again until it is there: after a pause that grows, when the connection is back, or
 * when a reader asks for a part. The returned function ends it.
 */
export function fetchPatiently<Module>(load: () => Promise<Module>, use: (module: Module) => void): () => void {
  let isOver = false;
  let pauseMs = FIRST_WAIT_MS;
  let endWaiting = () => {};
  const wait = (): void => {
    const again = () => {
      endWaiting();
      ask();
    };
    const timer = setTimeout(again, pauseMs);
    const deafen = onFetchAgain(again);
    pauseMs = Math.min(2 * pauseMs, LONGEST_WAIT_MS);
    endWaiting = () => {
      clearTimeout(timer);
      deafen();
    };
  };
  const ask = (): void => {
    load().then(
      (module) => {
        if (!isOver) use(module);
      },
      (error: unknown) => {
        if (!isMissingCode(error)) throw error;
        if (!isOver) wait();
      },
    );
  };
  ask();
  return () => {
    isOver = true;
    endWaiting();
  };
}
