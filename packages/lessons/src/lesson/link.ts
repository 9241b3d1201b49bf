/** A whole lesson as text for a URL's fragment. */
import type { LinkFault } from '@lanelab/scenario';
import { sealJson, unsealJson } from '@lanelab/scenario/documents';
import type { Lesson } from './document.ts';
import type { LessonFault } from './faults.ts';
import { parseLesson } from './read.ts';

/** Scenarios have the kinds 0x00 to 0x1f, lectures 0x20 to 0x2f, lessons 0x30 to 0x3f. */
const LESSON_V1 = 0x30;

export type LessonLinkResult =
  | { readonly ok: true; readonly lesson: Lesson }
  | {
      readonly ok: false;
      readonly fault:
        | LinkFault
        | { readonly code: 'no-lesson' }
        | { readonly code: 'broken-lesson'; readonly faults: readonly LessonFault[] };
    };

export const encodeLesson = (lesson: Lesson): string => sealJson(LESSON_V1, lesson);

/** Opens link text, or reports why it cannot be opened. Never throws, whatever the text. */
export function decodeLesson(text: string): LessonLinkResult {
  const unsealed = unsealJson(text, LESSON_V1);
  if (!unsealed.ok) {
    const { fault } = unsealed;
    return { ok: false, fault: fault.code === 'other-kind' ? { code: 'no-lesson' } : fault };
  }
  const parsed = parseLesson(unsealed.document);
  return parsed.ok ? parsed : { ok: false, fault: { code: 'broken-lesson', faults: parsed.faults } };
}
