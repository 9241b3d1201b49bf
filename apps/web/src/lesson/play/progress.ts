/** What a student has done in the lessons of this browser, in IndexedDB: one result a lesson. Nothing here is on any server. */
import { type LessonProgress, parseResult } from '@lanelab/lessons';
import { del, entries, get, set } from 'idb-keyval';
import { lazyStore } from '../../share/kept-documents.ts';
import { rescuedWrites } from '../../share/rescued-writes.ts';

const store = lazyStore('lanelab-progress', 'lessons');

const writes = rescuedWrites<LessonProgress>('lanelab.progress.', (key, progress) => set(key, progress, store()));

/** What another version of the lab wrote differently is left alone, and null here. */
function readResult(value: unknown): LessonProgress | null {
  const read = parseResult(value);
  return read.ok ? read.result : null;
}

/** `key` is the name of a built-in lesson, or the hash of another. */
export async function readProgress(key: string): Promise<LessonProgress | null> {
  await writes.recover();
  const value = await get<unknown>(key, store());
  return value === undefined ? null : readResult(value);
}

export const keepProgress = (key: string, progress: LessonProgress): Promise<void> => writes.write(key, progress);

export async function forgetProgress(key: string): Promise<void> {
  writes.forget(key);
  await del(key, store());
}

/** Every kept result by the key of its lesson. */
export async function allProgress(): Promise<ReadonlyMap<string, LessonProgress>> {
  await writes.recover();
  const found = await entries<string, unknown>(store());
  return new Map(
    found.flatMap(([key, value]) => {
      const result = readResult(value);
      return result === null ? [] : [[key, result] as const];
    }),
  );
}
