/** Finds the lesson that an address names: a built-in one, one in a link, one of this browser, one that the server stores. */
import { BUILT_IN, builtInLesson } from '@lanelab/lessons/built-in';
import { say } from '@lanelab/messages/lesson';
import { closest } from '@lanelab/scenario';
import { keptLessons } from '../../share/lessons/kept.ts';
import { readLessonLink } from '../../share/lessons/read.ts';
import { readStoredLesson } from '../../share/lessons/server.ts';
import { StoreError } from '../../share/links/ask-server.ts';
import { noProgress, type OpenedLesson, opened, progressKey } from './opened.ts';
import { readProgress } from './progress.ts';

/** What an address asks for. */
export type AskedLesson =
  | { readonly kind: 'built-in'; readonly id: string }
  | { readonly kind: 'link'; readonly payload: string }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'stored'; readonly id: string; readonly revision: number | null };

export type LessonOpening =
  | { readonly ok: true; readonly opened: OpenedLesson }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): LessonOpening => ({ ok: false, reason });

export async function openLesson(asked: AskedLesson): Promise<LessonOpening> {
  switch (asked.kind) {
    case 'built-in': {
      const lesson = await builtInLesson(asked.id);
      if (lesson !== null) return { ok: true, opened: opened(lesson, asked.id) };
      const ids = BUILT_IN.map(({ id }) => id);
      const near = closest(asked.id, ids);
      const id = asked.id.slice(0, 80);
      return refused(near === null ? say('open.no-such-lesson', { id }) : say('open.no-such-lesson-but', { id, near }));
    }
    case 'link': {
      const read = readLessonLink(asked.payload);
      return read.ok ? { ok: true, opened: opened(read.lesson, null) } : refused(read.reason);
    }
    case 'kept': {
      const kept = await keptLessons.read(asked.id);
      return kept === null ? refused(say('open.not-kept')) : { ok: true, opened: opened(kept, null) };
    }
    case 'stored':
      try {
        const { lesson } = await readStoredLesson(asked.id, asked.revision ?? undefined);
        return { ok: true, opened: opened(lesson, null) };
      } catch (error) {
        if (error instanceof StoreError) return refused(error.message);
        throw error;
      }
  }
}

/** Digits that nobody chose: they draw the student's own variant. */
const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** The lesson, with what the student has done of it. */
export async function openWithProgress(asked: AskedLesson) {
  const opening = await openLesson(asked);
  if (!opening.ok) return opening;
  // A browser that keeps nothing throws here; the lesson is played all the same, and says so when something should be kept.
  const kept = await readProgress(progressKey(opening.opened)).catch(() => null);
  return { ...opening, progress: kept ?? noProgress(opening.opened, newSeed()) };
}
