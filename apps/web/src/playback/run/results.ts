/** Results of this page's life by model hash: a point that was run once is never run again. */

import { useSyncExternalStore } from 'react';
import type { RunResult } from './types.ts';

let results: ReadonlyMap<string, RunResult> = new Map();
const listeners = new Set<() => void>();

export function knownResults(): ReadonlyMap<string, RunResult> {
  return results;
}

export function rememberResult(key: string, result: RunResult): void {
  results = new Map(results).set(key, result);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useResults(): ReadonlyMap<string, RunResult> {
  return useSyncExternalStore(subscribe, knownResults);
}

/** Wall time per simulated second on this computer, ms, from what has run so far; null before the first run. */
export function costPerSecond(known: ReadonlyMap<string, RunResult>): number | null {
  let wallMs = 0;
  let seconds = 0;
  for (const result of known.values()) {
    wallMs += result.wallMs;
    seconds += result.simSeconds;
  }
  return seconds === 0 ? null : wallMs / seconds;
}
