/** Students of an assignment: how they join, and what they save. */
import { z } from 'zod';
import { plainLine } from '../lib/html.ts';
import { ID_PATTERN } from '../lib/secrets.ts';
import { assignmentSchema, classCode } from './assignment.ts';
import { lessonBody } from './lesson.ts';
import { submissionSchema } from './submission.ts';
import { resultBody } from './verdict-question.ts';

export const LONGEST_NAME = 100;
const MOST_PLACES = 300;

const LONG_RULE = `must be a name of at most ${LONGEST_NAME} characters; write a shorter one`;
const EMPTY_RULE = 'must be a name with at least one letter or digit, by which the teacher knows the student';

const oneLine = (text: string): string => plainLine(text, text.length);

/** A name as one plain line. */
const name = z
  .string('must be a name, a text')
  .refine((text) => text.trim().length <= LONGEST_NAME, { error: LONG_RULE, abort: true })
  .transform(oneLine);

const joiningName = name.refine((text) => /[\p{L}\p{N}]/u.test(text), EMPTY_RULE);

const JOIN_RULE = 'must be an object with either "name" or "code", and with nothing else';

export const joinBody = z
  .strictObject({ name: joiningName.optional(), code: classCode.optional() }, JOIN_RULE)
  .refine((given) => (given.name === undefined) !== (given.code === undefined), JOIN_RULE)
  .meta({ id: 'Joining' });

export const placesBody = z
  .strictObject(
    {
      names: z
        .array(name, 'must be a list of names; a place without a name has an empty text')
        .min(1, 'must have at least one name, or an empty text for a place without a name')
        .max(MOST_PLACES, `must have at most ${MOST_PLACES} names; ask for the others in another request`),
    },
    'must be an object with "names" alone',
  )
  .meta({ id: 'NewPlaces' });

export const placesResponse = z
  .object({
    codes: z.array(z.object({ code: z.string().describe('Shown only here'), name: z.string(), studentId: z.string() })),
  })
  .meta({ id: 'Places' });

export const studentId = z.string().regex(ID_PATTERN, 'must be the id of a student: 12 letters and digits');

export const studentSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    joinedAtMs: z.number().nullable().describe('Null for a place that nobody has taken yet'),
    seed: z.string().describe('What the draws of the lesson are drawn from'),
  })
  .meta({ id: 'Student' });

export const joinedResponse = z
  .object({
    student: studentSchema,
    studentKey: z.string().describe('Opens this student’s work on this machine; given only here'),
    lesson: lessonBody,
    links: z.object({ continue: z.string().describe('The personal link, with the key') }),
  })
  .meta({ id: 'JoinedStudent' });

const workSchema = z
  .object({ result: resultBody, revision: z.int().min(1), savedAtMs: z.number() })
  .meta({ id: 'StudentWork' });

export const meResponse = z
  .object({
    student: studentSchema,
    work: workSchema.nullable(),
    lesson: lessonBody,
    assignment: assignmentSchema,
    submissions: z.array(submissionSchema),
  })
  .meta({ id: 'OwnWork' });

export const studentWorkResponse = z
  .object({ work: workSchema.nullable(), student: studentSchema })
  .meta({ id: 'WorkOfStudent' });

export const WORK_RULE = 'must be an object with "result" and "revision", and with nothing else';
const REVISION_RULE = 'must be the revision that this change rests on, a whole number from 0 up';

/** Read in the document threads. */
export const workToSave = z
  .strictObject(
    { result: resultBody, revision: z.int(REVISION_RULE).min(0, REVISION_RULE).max(2e9, REVISION_RULE) },
    WORK_RULE,
  )
  .meta({ id: 'WorkToSaveParts' });

export const workBody = z.looseObject({}, WORK_RULE).meta({ id: 'WorkToSave' });

export const savedResponse = z.object({ revision: z.int().min(1), savedAtMs: z.number() }).meta({ id: 'SavedWork' });

/** How far a student is in a step. */
export const progressSchema = z.object({
  step: z.string(),
  state: z.enum(['begun', 'done', 'shown']),
  tries: z.number(),
  hints: z.number(),
});

export type Progress = z.output<typeof progressSchema>;
