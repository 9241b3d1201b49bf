/** What a command may touch of its surroundings; tests give their own. */

import type { Engine, EnginePool } from '@lanelab/engine';

export interface Engines {
  /** An engine in this thread. */
  single(): Promise<Engine>;
  pool(size: number): Promise<EnginePool>;
}

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Progress redraws its line on a terminal; elsewhere it says little. */
  readonly errIsTerminal: boolean;
  readonly signal: AbortSignal;
  readonly engines: Engines;
}

/** Exit codes, as the help states them. */
export const EXIT = { ok: 0, failed: 1, usage: 2, cancelled: 130 } as const;

/** The command line itself is wrong; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was right, but could not be done. */
export class RunError extends Error {
  override readonly name = 'RunError';
}
