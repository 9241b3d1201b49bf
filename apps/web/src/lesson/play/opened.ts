/** A lesson that has been opened for playing: its document, where it comes from, and the key of its progress. */
import { type Lesson, type LessonProgress, lessonHash, RESULT_VERSION } from '@lanelab/lessons';

export interface OpenedLesson {
  readonly lesson: Lesson;
  /** The name of a built-in lesson; null for a document. */
  readonly id: string | null;
  readonly hash: string;
}

export const opened = (lesson: Lesson, id: string | null): OpenedLesson => ({ lesson, id, hash: lessonHash(lesson) });

/** A built-in lesson keeps its progress when its texts are mended; another document is another lesson. */
export const progressKey = ({ id, hash }: OpenedLesson): string => id ?? hash;

export function noProgress({ lesson, id, hash }: OpenedLesson, seed: string): LessonProgress {
  return {
    lanelabResult: RESULT_VERSION,
    lesson: id === null ? { kind: 'document', document: { ...lesson }, hash } : { kind: 'built-in', id, hash },
    seed,
    name: '',
    steps: [],
  };
}
