/** Sentences about what is wrong with a lesson, apart from lessons themselves: a page that plays one needs none of these words. */
export { placeInWords } from './place.ts';
export { fewLessonSentences, lessonLinkSentence, lessonSentence } from './sentences.ts';
