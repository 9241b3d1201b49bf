/** Submissions: what students hand in, what the server found, and what the teacher says of it. */
import { z } from 'zod';
import { assignmentParams, LOCKS } from './assignment.ts';
import { resultVerdict, standingSchema } from './verdict.ts';
import { resultBody } from './verdict-question.ts';

const overrideSchema = z.object({ passes: z.boolean(), reason: z.string() });

export type Override = z.output<typeof overrideSchema>;

const markSchema = z.object({
  step: z.string(),
  standing: standingSchema.nullable().describe('What the claim is worth; null where the step cannot be computed'),
  passes: z.boolean().nullable().describe('Whether all checks hold and the answer is right'),
  override: overrideSchema.nullable().describe('What the teacher decided instead'),
});

export type MarkAnswer = z.output<typeof markSchema>;

const flagSchema = z.union([
  z
    .object({ kind: z.literal('same-as'), student: z.string(), name: z.string() })
    .describe('The other student handed in the very same answers and networks'),
  z
    .object({ kind: z.literal('other-variant'), student: z.string().nullable(), name: z.string().nullable() })
    .describe('The seed is not that of this student; named is who has it, if anybody does'),
  z
    .object({ kind: z.literal('forged'), steps: z.array(z.string()) })
    .describe('Steps of which more is claimed than the run shows, or which the lesson does not have'),
  z
    .object({ kind: z.literal('opened'), lock: z.enum(LOCKS), steps: z.array(z.string()) })
    .describe('Steps in which the student opened what the settings keep closed'),
]);

export type Flag = z.output<typeof flagSchema>;

export const submissionSchema = z
  .object({
    number: z.int().min(1),
    atMs: z.number(),
    isLate: z.boolean(),
    state: z.enum(['waiting', 'marked', 'failed']),
    problem: z.string().nullable().describe('Why it could not be marked'),
    summary: z
      .object({ confirmed: z.int().min(0), of: z.int().min(0) })
      .nullable()
      .describe('Steps that count as passed, of those that can be; what the teacher decided counts'),
    marks: z.array(markSchema).nullable(),
    comment: z.string(),
    returned: z.boolean(),
    flags: z.array(flagSchema).optional().describe('For the teacher alone'),
  })
  .meta({ id: 'Submission' });

export type SubmissionAnswer = z.output<typeof submissionSchema>;

export const HAND_IN_RULE = 'must be an object with "result" and "attempt", and with nothing else';
const ATTEMPT_RULE =
  'must be 16 to 64 letters, digits, - and _, made at random for this attempt: the same one sent twice is one submission';

/** Read in the document threads. */
export const handIn = z
  .strictObject(
    { result: resultBody, attempt: z.string(ATTEMPT_RULE).regex(/^[\w-]{16,64}$/, ATTEMPT_RULE) },
    HAND_IN_RULE,
  )
  .meta({ id: 'HandInParts' });

/** Any object here: a route is given an empty one in place of the body, which was read before. */
export const handInBody = z.looseObject({}, HAND_IN_RULE).meta({ id: 'HandIn' });

export const submissionNumber = z.string().regex(/^[1-9]\d{0,3}$/, 'must be the number of a submission, from 1 up');

export const ownSubmissionParams = assignmentParams.extend({ number: submissionNumber });

export const submissionResponse = z.object({ submission: submissionSchema });

/** The whole of a submission. */
export const WHOLE = {
  submission: submissionSchema,
  result: resultBody,
  verdict: resultVerdict.nullable().describe('Null until it is marked, and while the student may not see it'),
};

export const ownSubmissionResponse = z.object(WHOLE).meta({ id: 'OwnSubmission' });

const LONGEST_COMMENT = 4000;
const LONGEST_REASON = 500;
const COMMENT_RULE = `must be a text of at most ${LONGEST_COMMENT} characters`;
const REASON_RULE = `must be the reason for the student, 1 to ${LONGEST_REASON} characters`;

export const reviewBody = z
  .strictObject(
    {
      comment: z.string(COMMENT_RULE).max(LONGEST_COMMENT, COMMENT_RULE).optional(),
      returned: z.boolean('must be true or false').optional(),
      overrides: z
        .record(
          z.string(),
          z
            .strictObject(
              {
                passes: z.boolean('must be true or false'),
                reason: z.string(REASON_RULE).max(LONGEST_REASON, REASON_RULE).regex(/\S/, REASON_RULE),
              },
              'must be null, or an object with "passes" and "reason"',
            )
            .nullable(),
          'must be an object with an entry for each step',
        )
        .optional()
        .describe('By step; null takes back what was decided before'),
    },
    'must be an object with "comment", "returned" and "overrides", or some of these, and with nothing else',
  )
  .meta({ id: 'Review' });

export type Review = z.output<typeof reviewBody>;
