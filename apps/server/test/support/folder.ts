/** A temporary folder that one test file keeps for all its tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function testFolder(): { make: () => Promise<string>; remove: () => Promise<void> } {
  let made: string | undefined;
  return {
    make: async () => {
      made = await mkdtemp(path.join(tmpdir(), 'lanelab-server-'));
      return made;
    },
    remove: async () => {
      if (made !== undefined) await rm(made, { recursive: true, force: true });
    },
  };
}
