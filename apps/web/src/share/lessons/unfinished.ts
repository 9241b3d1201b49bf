/**
 * Lessons as their authors left them where a rule was broken, in IndexedDB, by the id of the lesson. The store of lessons has the
 * last version that kept every rule, which is what is played; this one has what the editor goes on with.
 */
import { type Lesson, parseLesson } from '@lanelab/lessons';
import { del, get, set } from 'idb-keyval';
import { type Kept, lazyStore } from '../kept-documents.ts';
import { rescuedWrites } from '../rescued-writes.ts';
import { keptLessons } from './kept.ts';

const store = lazyStore('lanelab-unfinished-lessons', 'lessons');

async function readUnfinished(id: string): Promise<Lesson | null> {
  const unfinished = await get<unknown>(id, store());
  if (unfinished === undefined) return null;
  const parsed = parseLesson(unfinished);
  return parsed.ok ? parsed.lesson : (parsed.loose ?? null);
}

/** The lesson to go on with: the unfinished version, else the sound one; null where this browser has neither. */
export async function readForEditing(id: string): Promise<Lesson | null> {
  await writes.recover();
  return (await readUnfinished(id)) ?? (await keptLessons.read(id));
}

/** A sound lesson takes the place of every version before it, an unsound one stands beside the last sound one. */
const writes = rescuedWrites<{ readonly lesson: Lesson; readonly isSound: boolean }>(
  'lanelab.lesson.',
  async (id, { lesson, isSound }) => {
    if (!isSound) return set(id, lesson, store());
    // Both are asked for at once, so that whoever reads next finds both done.
    await Promise.all([keptLessons.keep(id, lesson), del(id, store())]);
  },
);

/** Keeps what an author has written. */
export const keepEdited = (id: string, lesson: Lesson, isSound: boolean): Promise<void> =>
  writes.write(id, { lesson, isSound });

/** The lessons that can be played, the newest first, with what an author wrote last. */
export async function listLessons(): Promise<readonly Kept<Lesson>[]> {
  await writes.recover();
  return keptLessons.list();
}

/** Forgets both versions, and resolves to what brings them back. */
export async function forgetEdited(id: string): Promise<() => Promise<void>> {
  const [sound, unfinished] = await Promise.all([keptLessons.read(id), readUnfinished(id)]);
  writes.forget(id);
  await Promise.all([keptLessons.forget(id), del(id, store())]);
  return async () => {
    if (sound !== null) await keptLessons.keep(id, sound);
    if (unfinished !== null) await keepEdited(id, unfinished, false);
  };
}
