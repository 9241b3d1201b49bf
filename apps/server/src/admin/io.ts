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

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** `1536` as `1.5 KiB`. */
export function bytesInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power] ?? 'B'}`;
}
