/** The formats of lessons and their results as JSON Schema (draft 2020-12). Whether names, checks and networks of a lesson fit each other no schema can check: `parseLesson` does. */
import { type DocumentJsonSchema, documentJsonSchema } from '@lanelab/scenario/json-schema';
import { lessonSchema } from './document.ts';
import { resultSchema } from './result.ts';

/** `refer` makes the reference to a part out of its name. */
export const lessonJsonSchema = (refer: (name: string) => string): DocumentJsonSchema =>
  documentJsonSchema(lessonSchema, 'LessonPart', refer);

/** The same of what a student hands in. */
export const resultJsonSchema = (refer: (name: string) => string): DocumentJsonSchema =>
  documentJsonSchema(resultSchema, 'ResultPart', refer);
