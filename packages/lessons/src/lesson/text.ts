/**
 * Texts of a lesson: plain, or one for each language. Both are ICU messages, as in the catalogue of the page, so that `{goodput}`
 * is filled in from a run; what stands between is Markdown.
 */

/** Languages that a lesson can have, by their tags (BCP 47). */
export const LESSON_LANGUAGES = ['en', 'pt-BR'] as const;
export type LessonLanguage = (typeof LESSON_LANGUAGES)[number];

export type LocalText = string | { readonly en: string; readonly 'pt-BR'?: string };

/** The text in a language, or in English where it has not been translated. */
export function textIn(language: LessonLanguage, written: LocalText): string {
  if (typeof written === 'string') return written;
  return written[language] ?? written.en;
}

/** The languages that a text is written in; a plain text is of no language in particular. */
export function languagesOf(written: LocalText): readonly LessonLanguage[] {
  if (typeof written === 'string') return LESSON_LANGUAGES;
  return LESSON_LANGUAGES.filter((language) => written[language] !== undefined);
}
