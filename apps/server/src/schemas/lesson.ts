/** What the lesson routes take and give besides what every stored document has. */
import { z } from 'zod';
import { storedAnswers } from './stored.ts';

export const LESSON_RULE = 'must be a lesson, a JSON object as docs/lessons.md describes';

/** Any JSON object here; the schema of `docs/lessons.md` is applied where the body is read (`documents/`), with its own messages. The OpenAPI document has it, too. */
export const lessonBody = z.looseObject({}, LESSON_RULE).meta({ id: 'Lesson' });

export const lessonAnswers = storedAnswers('Lesson', lessonBody, {});
