/** Opens what somebody chose, dropped or pasted as a lesson: a lesson, a link to one, or what a student did in one. */

import { parsedJson } from '../parsed-json.ts';
import { handIn, isResult } from './handed-in.ts';
import { keptLessons } from './kept.ts';
import { keptLessonAddress, storedIdIn, storedLessonAddress } from './links.ts';
import { readLessonText } from './read.ts';

export type OpenedText =
  /** The address at which it is shown. */
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly reason: string };

/**
 * `name` stands for the text in sentences. A lesson is kept in this browser, and its address plays it.
 * @throws DOMException where this browser keeps nothing
 */
export async function openLessonText(text: string, name: string): Promise<OpenedText> {
  const isJson = text.trimStart().startsWith('{');
  if (isJson && isResult(parsedJson(text))) {
    handIn({ name, text });
    return { ok: true, address: '/result' };
  }
  const stored = isJson ? null : storedIdIn(text);
  if (stored !== null) return { ok: true, address: storedLessonAddress(stored) };
  const read = readLessonText(text, name);
  if (!read.ok) return read;
  const id = crypto.randomUUID();
  await keptLessons.keep(id, read.lesson);
  return { ok: true, address: keptLessonAddress(id) };
}
