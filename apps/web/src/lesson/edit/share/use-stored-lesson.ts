/** Storing a lesson on the server: what stands there now, and what became of the last attempt. */
import { type Lesson, lessonHash } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { useState } from 'react';
import { announce } from '../../../base/ui/announce.ts';
import { createStoredLesson, readStoredLesson, updateStoredLesson } from '../../../share/lessons/server.ts';
import { keepStoredCopy, type StoredCopy, storedCopyOf } from '../../../share/lessons/stored-copies.ts';
import { StoreError } from '../../../share/links/ask-server.ts';

export type StoringState =
  | { readonly state: 'idle' | 'working' }
  | { readonly state: 'failed'; readonly problem: string }
  /** Somebody stored this revision since this browser did. */
  | { readonly state: 'conflict'; readonly revision: number; readonly etag: string };

export interface StoredLessonState {
  readonly state: StoringState;
  /** Null before the lesson is stored. */
  readonly copy: StoredCopy | null;
  /** Whether the server has the lesson as it is here. */
  readonly isSaved: boolean;
  readonly create: () => Promise<void>;
  /** Stores a revision after the one that this browser stored last, or after the one that `etag` names. */
  readonly save: (etag?: string) => Promise<void>;
}

export function useStoredLesson(id: string, lesson: Lesson): StoredLessonState {
  const [copy, setCopy] = useState(() => storedCopyOf(id));
  const [state, setState] = useState<StoringState>({ state: 'idle' });
  const hash = lessonHash(lesson);
  const attempt = async (work: () => Promise<StoringState>) => {
    setState({ state: 'working' });
    try {
      setState(await work());
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setState({ state: 'failed', problem: error.message });
    }
  };
  const remember = (next: StoredCopy, words: string): StoringState => {
    setCopy(next);
    announce(words);
    return keepStoredCopy(id, next) ? { state: 'idle' } : { state: 'failed', problem: say('stored.key-not-kept') };
  };
  const create = () =>
    attempt(async () => {
      const { editKey, ...stored } = await createStoredLesson(lesson);
      const { id: storedId, revision, etag } = stored;
      return remember({ id: storedId, revision, etag, hash, editKey }, say('stored.created'));
    });
  const save = async (etag?: string) => {
    if (copy === null) return;
    await attempt(async () => {
      try {
        const saved = await updateStoredLesson(copy.id, lesson, etag ?? copy.etag, copy.editKey);
        const next = { ...copy, revision: saved.revision, etag: saved.etag, hash };
        return remember(next, say('stored.saved', { revision: saved.revision }));
      } catch (error) {
        if (!(error instanceof StoreError) || error.kind !== 'conflict') throw error;
        const theirs = await readStoredLesson(copy.id);
        return { state: 'conflict', revision: theirs.revision, etag: theirs.etag };
      }
    });
  };
  return { state, copy, isSaved: copy?.hash === hash, create, save };
}
