/** Files that commands read and write. */

import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { say } from '@lanelab/messages/cli';
import { type Io, RunError } from './io.ts';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const exists = (path: string): boolean => existsSync(path);

export function readText(path: string | number): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const file = typeof path === 'number' ? say('file.standard-input') : path;
    throw new RunError(say('file.cannot-read', { file, reason: reason(error) }), { cause: error });
  }
}

/** A file that is written piece by piece. */
export interface Output {
  write(octets: Uint8Array): void;
  close(): void;
}

/** Makes or empties a file. */
export function openOutput(path: string): Output {
  const explained = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new RunError(say('file.cannot-write', { file: path, reason: reason(error) }), { cause: error });
    }
  };
  const file = explained(() => openSync(path, 'w'));
  return {
    write: (octets) => {
      for (let done = 0; done < octets.byteLength; ) done += explained(() => writeSync(file, octets, done));
    },
    close: () => closeSync(file),
  };
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
    throw new RunError(say('file.cannot-write', { file: path, reason: reason(error) }), { cause: error });
  }
}
