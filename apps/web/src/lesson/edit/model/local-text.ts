/** Texts of a lesson while they are written: one language at a time, with what is written in the other left as it is. */
import { type Lesson, type LessonLanguage, type LocalText, textsOf } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { lessonLanguage } from '../../../papers/collection/lesson-language.ts';
import type { ReadLines } from './lines.ts';

/** What stands in one language, without the English that a reader gets where it is missing. A plain text counts as English. */
export function writtenIn(language: LessonLanguage, text: LocalText | undefined): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return language === 'en' ? text : '';
  return text[language] ?? '';
}

/** The text rewritten in one language. It is plain until a translation is written, and again when that is emptied. */
export function rewritten(before: LocalText | undefined, language: LessonLanguage, text: string): LocalText {
  if (language === 'en') return before === undefined || typeof before === 'string' ? text : { ...before, en: text };
  const en = writtenIn('en', before);
  return text.trim() === '' ? en : { en, [language]: text };
}

/** Texts from their lines, one a line; a line keeps the translations of the text that stood at its place. */
const englishOfLines = (lines: string, before: readonly LocalText[]): LocalText[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => rewritten(before[index], 'en', line));

/** Texts from lines in one language. A translation has a line for each text, an empty one where it has none. */
export function textsOfLines(
  lines: string,
  before: readonly LocalText[],
  language: LessonLanguage,
): ReadLines<LocalText> {
  if (language === 'en') return { ok: true, entries: englishOfLines(lines, before) };
  const translations = lines.trimEnd().split('\n');
  const count = lines.trim() === '' ? 0 : translations.length;
  if (count > before.length) return { ok: false, problem: say('translation.lines', { count, most: before.length }) };
  return {
    ok: true,
    entries: before.map((text, index) => rewritten(text, language, translations[index] ?? '')),
  };
}

/** Places of the texts that have no translation into Portuguese, in the order of the document. */
export const untranslated = (lesson: Lesson): readonly string[] =>
  textsOf(lesson)
    .filter(({ text }) => writtenIn('en', text).trim() !== '' && writtenIn('pt-BR', text).trim() === '')
    .map(({ path }) => path);

/** The language to begin with: that of the page where the lesson has been translated into it, else the texts for everybody. */
export const firstLanguage = (lesson: Lesson): LessonLanguage =>
  textsOf(lesson).some(({ text }) => typeof text !== 'string' && text[lessonLanguage] !== undefined)
    ? lessonLanguage
    : 'en';
