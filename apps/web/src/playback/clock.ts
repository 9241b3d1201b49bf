/** The wall clock of a controller: the page's frames, or a test's. */

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back once, at the next frame; returns how to take that back. */
  frame(callback: () => void): () => void;
  /** Calls back once, after so many milliseconds. */
  later(callback: () => void, ms: number): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  frame: (callback) => {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
  later: (callback, ms) => {
    const id = setTimeout(callback, ms);
    return () => clearTimeout(id);
  },
};
