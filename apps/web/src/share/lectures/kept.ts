/** The lectures of this browser. */
import { LECTURE_VERSION, type Lecture, parseLecture } from '@lanelab/scenario/lecture';
import { keptDocuments, lazyStore } from '../kept-documents.ts';

export const emptyLecture: Lecture = { lanelabLecture: LECTURE_VERSION, title: '', beats: [] };

export const keptLectures = keptDocuments(lazyStore('lanelab-lectures', 'lectures'), 'lecture', (value) => {
  const parsed = parseLecture(value);
  return parsed.ok ? parsed.lecture : null;
});
