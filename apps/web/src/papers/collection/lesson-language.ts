/** The language of a lesson's texts: that of the page, where lessons have it. */
import { LESSON_LANGUAGES, type LessonLanguage, type LocalText, textIn } from '@lanelab/lessons/text';
import { language } from '@lanelab/messages';

export const lessonLanguage: LessonLanguage = LESSON_LANGUAGES.find((one) => one === language) ?? 'en';

/** A text without values, such as a title. */
export const plainText = (text: LocalText): string => textIn(lessonLanguage, text);
