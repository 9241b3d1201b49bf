/**
 * The lessons of the server, call by call. Every failure is a `StoreError` with a sentence for people. Whoever stores a lesson keeps
 * its edit key: these functions keep none.
 */
import { type Lesson, parseLesson } from '@lanelab/lessons';
import { fewLessonSentences } from '@lanelab/lessons/words';
import * as z from 'zod/mini';
import { type CreatedInfo, createdAnswer, type StoredInfo, storedAnswer } from '../links/answers.ts';
import { call, StoreError } from '../links/ask-server.ts';

const readAnswer = z.extend(storedAnswer, { lesson: z.unknown() });

export interface StoredLesson extends StoredInfo {
  readonly lesson: Lesson;
}

const of = (id: string) => `/api/lessons/${encodeURIComponent(id)}`;

/** Stores a lesson under a new id; the edit key is in this answer and in no other. */
export function createStoredLesson(lesson: Lesson): Promise<CreatedInfo> {
  return call(createdAnswer, '/api/lessons', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lesson),
  });
}

/** The newest revision, or the one asked for. `refused` where it was stored by a newer lab that this one cannot read. */
export async function readStoredLesson(id: string, revision?: number): Promise<StoredLesson> {
  const { lesson: document, ...stored } = await call(
    readAnswer,
    of(id) + (revision === undefined ? '' : `?revision=${revision}`),
  );
  const parsed = parseLesson(document);
  if (!parsed.ok) throw new StoreError('refused', fewLessonSentences(parsed.faults));
  return { ...stored, lesson: parsed.lesson };
}

/** Stores another revision of the one that `etag` names; `conflict` where that is no longer the newest. */
export function updateStoredLesson(id: string, lesson: Lesson, etag: string, editKey: string): Promise<StoredInfo> {
  return call(storedAnswer, of(id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': etag, 'x-edit-key': editKey },
    body: JSON.stringify(lesson),
  });
}

export async function deleteStoredLesson(id: string, editKey: string): Promise<void> {
  await call(z.unknown(), of(id), { method: 'DELETE', headers: { 'x-edit-key': editKey } });
}
