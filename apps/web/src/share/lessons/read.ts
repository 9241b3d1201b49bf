/** Reads lessons out of files and links, and says of everything else what is wrong with it and what helps. */
import { decodeLesson, type Lesson, MAX_LESSON_OCTETS, parseLesson } from '@lanelab/lessons';
import { fewLessonSentences, lessonLinkSentence } from '@lanelab/lessons/words';
import { say } from '@lanelab/messages/lesson-faults';
import { formatMegabytes } from '../../base/format/number.ts';

export type ReadLesson =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): ReadLesson => ({ ok: false, reason });

/** Opens the text of a link, which is what stands behind its number sign. */
export function readLessonLink(payload: string): ReadLesson {
  const result = decodeLesson(payload);
  return result.ok ? result : refuse(lessonLinkSentence(result.fault));
}

/** Other kinds of documents of the lab, by the key that each begins with. */
function otherKind(document: unknown): 'file.of-a-scenario' | 'file.of-a-lecture' | 'file.of-a-result' | null {
  if (typeof document !== 'object' || document === null || 'lanelabLesson' in document) return null;
  if ('lanelab' in document) return 'file.of-a-scenario';
  if ('lanelabLecture' in document) return 'file.of-a-lecture';
  return 'lanelabResult' in document ? 'file.of-a-result' : null;
}

/** Text of a file, or what somebody pasted: a document, or a link to a lesson. `name` stands for it in sentences. */
export function readLessonText(text: string, name: string): ReadLesson {
  const octets = new TextEncoder().encode(text).length;
  if (octets > MAX_LESSON_OCTETS)
    return refuse(
      say('file.too-large', { name, size: formatMegabytes(octets), most: formatMegabytes(MAX_LESSON_OCTETS) }),
    );
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const payload = /#([\w-]+)/.exec(trimmed)?.[1];
    return payload === undefined ? refuse(say('file.not-a-lesson', { name })) : readLessonLink(payload);
  }
  let document: unknown;
  try {
    document = JSON.parse(trimmed);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse(say('file.broken-json', { name, problem: error.message }));
  }
  const other = otherKind(document);
  if (other !== null) return refuse(say(other, { name }));
  const parsed = parseLesson(document);
  return parsed.ok ? parsed : refuse(say('file.refused', { name, reason: fewLessonSentences(parsed.faults) }));
}
