declare const LESSON_LANGUAGES: readonly ['en', 'pt-BR'];
type LessonLanguage = (typeof LESSON_LANGUAGES)[number];
type LocalText =
  | string
  | {
      readonly en: string;
      readonly 'pt-BR'?: string;
    };
declare function textIn(language: LessonLanguage, written: LocalText): string;
declare function languagesOf(written: LocalText): readonly LessonLanguage[];
export { LESSON_LANGUAGES, LessonLanguage, LocalText, languagesOf, textIn };
