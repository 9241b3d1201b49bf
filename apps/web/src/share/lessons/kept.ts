/** The lessons of this browser, each as it last kept every rule: what is listed and played. */
import { parseLesson } from '@lanelab/lessons';
import { keptDocuments, lazyStore } from '../kept-documents.ts';

export const keptLessons = keptDocuments(lazyStore('lanelab-lessons', 'lessons'), 'lesson', (value) => {
  const parsed = parseLesson(value);
  return parsed.ok ? parsed.lesson : null;
});
