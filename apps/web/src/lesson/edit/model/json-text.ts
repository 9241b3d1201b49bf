/** Reads the text of a lesson’s document: the lesson, and every fault with its range in the text. */
import { type Lesson, MAX_LESSON_OCTETS, parseLesson } from '@lanelab/lessons';
import { lessonSentence } from '@lanelab/lessons/words';
import { say } from '@lanelab/messages/lesson-edit';
import { formatMegabytes } from '../../../base/format/number.ts';
import { rangeOf, syntaxFault, treeOf } from '../../../lab/text/positions.ts';
import { jsonFault, type TextIssue } from '../../../lab/text/reading.ts';

export interface LessonReading {
  /** The lesson to go on with, sound or not; null where the text has none. */
  readonly lesson: Lesson | null;
  readonly issues: readonly TextIssue[];
}

/** The document as it is shown. */
export const lessonText = (lesson: Lesson): string => `${JSON.stringify(lesson, null, 2)}\n`;

const refused = (sentence: string, from = 0, to = 0): LessonReading => ({
  lesson: null,
  issues: [{ from, to, sentence, record: null }],
});

export function readLessonJson(text: string): LessonReading {
  const octets = new TextEncoder().encode(text).length;
  if (octets > MAX_LESSON_OCTETS)
    return refused(say('text.too-large', { size: formatMegabytes(octets), most: formatMegabytes(MAX_LESSON_OCTETS) }));
  const tree = treeOf(text);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const fault = syntaxFault(text, tree);
    // The tree and the parser of the browser differ in what they forgive, such as a number that begins with 0.
    return fault === null ? refused(say('text.no-json')) : refused(jsonFault(text, fault), fault.from, fault.to);
  }
  const parsed = parseLesson(document);
  if (parsed.ok) return { lesson: parsed.lesson, issues: [] };
  return {
    lesson: parsed.loose ?? null,
    issues: parsed.faults.map((fault) => ({
      ...rangeOf(text, tree, fault.path),
      sentence: lessonSentence(fault),
      record: null,
    })),
  };
}
