/** What a server stores of the lessons of this browser: the id, the revision and the key of each. The key allows further revisions. */

import * as z from 'zod/mini';
import { keep, recall } from '../../base/ui/storage.ts';
import { parsedJson } from '../parsed-json.ts';

const copySchema = z.object({
  id: z.string(),
  revision: z.number(),
  etag: z.string(),
  /** Hash of the lesson that was stored. */
  hash: z.string(),
  editKey: z.string(),
});
export type StoredCopy = z.output<typeof copySchema>;

const nameOf = (id: string): string => `lanelab.stored-lesson.${id}`;

/** The stored copy of a lesson of this browser; null where there is none, or where nothing can be kept. */
export function storedCopyOf(id: string): StoredCopy | null {
  const text = recall(nameOf(id));
  const parsed = text === null ? null : z.safeParse(copySchema, parsedJson(text));
  return parsed?.success === true ? parsed.data : null;
}

/** False where this browser keeps nothing: the key then holds for this page only. */
export const keepStoredCopy = (id: string, copy: StoredCopy | null): boolean =>
  keep(nameOf(id), copy === null ? null : JSON.stringify(copy));
