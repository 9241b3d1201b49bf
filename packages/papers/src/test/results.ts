/** Results for tests, made up: no engine has run. */

import type { RunResult } from '@lanelab/engine';

const EMPTY: RunResult = {
  engine: '1.2.3',
  digest: '0123456789abcdef',
  stateHash: '',
  seed: 1,
  simSeconds: 1,
  wallMs: 1,
  cellHops: 1,
  events: 0,
  flows: [],
  links: [],
  queues: [],
  cpus: [],
};

/** A result with these parts. A test names what its figure reads, so flows and links may lack the rest of their values. */
export function resultWith(parts: Readonly<Partial<Record<keyof RunResult, unknown>>>): RunResult {
  return Object.assign(structuredClone(EMPTY), parts);
}
