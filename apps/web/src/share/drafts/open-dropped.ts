/** Opens a dropped file, or adds it where it was dropped. What reads and opens files comes with the first one, and so do the names of its scripts. */
import type { Point } from '@lanelab/scenario';
import type { DropTaker } from './drop-taker.ts';

/** Returns why not, in words; null where it was done. */
export async function openDropped(file: File, taker: DropTaker | null, at: Point): Promise<string | null> {
  const [{ readFile }, { openImported }] = await Promise.all([import('./read-file.ts'), import('./open-imported.ts')]);
  const imported = await readFile(file);
  // What a newer lab wrote can be looked at, and not be a part of a drawing.
  if (taker === null || imported.kind !== 'document' || imported.opening.isReadOnly) return openImported(imported);
  taker.take(imported.opening.scenario, at);
  return null;
}
