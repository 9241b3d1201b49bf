/** Files that commands read and write. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Io, RunError } from './io.ts';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const exists = (path: string): boolean => existsSync(path);

export function readText(path: string | number): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new RunError(`${typeof path === 'number' ? 'standard input' : path} cannot be read: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** `-` is standard output. */
export function writeOutput(io: Io, path: string, content: string | Uint8Array): void {
  if (path === '-' && typeof content === 'string') {
    io.out(content);
    return;
  }
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new RunError(`${path} cannot be written: ${reason(error)}`, { cause: error });
  }
}
