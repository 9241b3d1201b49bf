/** What a student handed in or has saved, opened: the lesson, the result, and what the server found. */
import { type Lesson, type LessonProgress, parseLesson, parseResult } from '@lanelab/lessons';
import { fewLessonSentences } from '@lanelab/lessons/words';
import type { Submission, Verdict } from '../../share/assignments/answers.ts';
import { readHanded, readStudentWork } from '../../share/assignments/server.ts';
import { attempted } from '../attempted.ts';

export interface Handed {
  readonly lesson: Lesson;
  readonly result: LessonProgress;
  readonly verdict: Verdict | null;
  /** Null for work that is only saved. */
  readonly submission: Submission | null;
  /** When it was saved; null for what was handed in. */
  readonly savedAtMs: number | null;
}

export type HandedOpening =
  | { readonly ok: true; readonly handed: Handed | null }
  | { readonly ok: false; readonly reason: string };

/** The lesson travels in the result. */
function opened(result: unknown, rest: Omit<Handed, 'lesson' | 'result'>): HandedOpening {
  const read = parseResult(result);
  if (!read.ok) return { ok: false, reason: fewLessonSentences(read.faults) };
  const { lesson } = read.result;
  const parsed = parseLesson(lesson.kind === 'document' ? lesson.document : null);
  if (!parsed.ok) return { ok: false, reason: fewLessonSentences(parsed.faults) };
  return { ok: true, handed: { lesson: parsed.lesson, result: read.result, ...rest } };
}

export interface HandedPlace {
  readonly code: string;
  readonly key: string;
  readonly student: string;
  /** The number of a submission; null: the work as last saved. */
  readonly number: number | null;
}

/** `handed` is null where the student has saved nothing yet. */
export async function openHanded({ code, key, student, number }: HandedPlace): Promise<HandedOpening> {
  if (number === null) {
    const asked = await attempted(() => readStudentWork(code, key, student));
    if (!asked.ok) return { ok: false, reason: asked.error.message };
    const work = asked.value;
    if (work === null) return { ok: true, handed: null };
    return opened(work.result, { verdict: null, submission: null, savedAtMs: work.savedAtMs });
  }
  const asked = await attempted(() => readHanded(code, key, student, number));
  if (!asked.ok) return { ok: false, reason: asked.error.message };
  const { result, verdict, submission } = asked.value;
  return opened(result, { verdict: verdict ?? null, submission, savedAtMs: null });
}
