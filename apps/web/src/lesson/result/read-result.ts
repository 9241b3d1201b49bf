/** Reads a result file: what a student did, and the lesson that it was done in. */
import { type Lesson, type LessonProgress, lessonHash, parseLesson, parseResult } from '@lanelab/lessons';
import { builtInLesson } from '@lanelab/lessons/built-in';
import type { HandedResult as Handed } from '@lanelab/lessons/judge';
import { fewLessonSentences } from '@lanelab/lessons/words';
import { say } from '@lanelab/messages/lesson-result';
import { formatMegabytes } from '../../base/format/number.ts';
import { isResult } from '../../share/lessons/handed-in.ts';
import { parsedJson } from '../../share/parsed-json.ts';

/** Characters of a file; thirty networks of students are far below. */
const MOST = 8 << 20;

export interface HandedResult extends Handed {
  /** The hash of this lab’s lesson, where that is another one than the student played; null where it is the same. */
  readonly otherHash: string | null;
}

export type ReadResult =
  | { readonly ok: true; readonly read: HandedResult }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): ReadResult => ({ ok: false, reason });

/** `name` stands for the file in sentences. */
export async function readResult(text: string, name: string): Promise<ReadResult> {
  if (text.length > MOST)
    return refused(say('file.too-large', { name, size: formatMegabytes(text.length), most: formatMegabytes(MOST) }));
  const document = parsedJson(text);
  if (document === undefined) return refused(say('file.no-json', { name }));
  if (!isResult(document)) return refused(say('file.no-result', { name }));
  const parsed = parseResult(document);
  if (!parsed.ok) return refused(say('file.refused', { name, reason: fewLessonSentences(parsed.faults) }));
  const { result } = parsed;
  const lesson = await lessonOf(result);
  if (typeof lesson === 'string') return refused(lesson);
  const hash = lessonHash(lesson);
  return { ok: true, read: { result, lesson, otherHash: hash === result.lesson.hash ? null : hash } };
}

/** The lesson of a result, or why there is none. */
async function lessonOf({ lesson }: LessonProgress): Promise<Lesson | string> {
  if (lesson.kind === 'built-in') return (await builtInLesson(lesson.id)) ?? say('file.no-lesson', { id: lesson.id });
  const parsed = parseLesson(lesson.document);
  return parsed.ok ? parsed.lesson : say('file.broken-lesson', { reason: fewLessonSentences(parsed.faults) });
}
