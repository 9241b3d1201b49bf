/** What the admin commands share: their surroundings, their errors, their exit codes. */
import type { Config } from '../config.ts';

export interface Io {
  readonly config: Config;
  readonly out: (text: string) => void;
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** The command line itself is wrong; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was right, but could not be done; nothing was changed. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
