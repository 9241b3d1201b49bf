/** Addresses of lessons. */
import { encodeLesson, type Lesson } from '@lanelab/lessons';

/** `/lesson#…`: the whole lesson is in it. */
export const linkToLesson = (lesson: Lesson): string => `/lesson#${encodeLesson(lesson)}`;

/** `/lesson?s=<id>`: what a server stores, the newest revision. */
export const storedLessonAddress = (id: string): string => `/lesson?s=${encodeURIComponent(id)}`;

/** `/lesson?id=<id>`: a lesson of this browser, to be played. */
export const keptLessonAddress = (id: string): string => `/lesson?id=${encodeURIComponent(id)}`;

/** `/lesson?edit=<id>`: a lesson of this browser in its editor. */
export const lessonEditAddress = (id: string): string => `/lesson?edit=${encodeURIComponent(id)}`;

/** The id of the stored lesson that a pasted link names; null where it names none. */
export const storedIdIn = (text: string): string | null => /\/lesson\?(?:[^#\s]*&)?s=([\w-]+)/.exec(text)?.[1] ?? null;
