/** What `POST /api/verdicts` takes, in two forms. Bodies are read by these schemas in the document threads; the OpenAPI document has them, too. */
import { z } from 'zod';
import { lessonBody } from './lesson.ts';
import { scenarioBody } from './scenario.ts';

/** As many, and as long, as checks that travel with a scenario. */
export const MOST_CHECKS = 50;
const LONGEST_CHECK = 500;
const MOST_ANSWERS = 20;
const LONGEST_ANSWER = 200;
const LONGEST_NAME = 40;

export const VERDICT_RULE =
  'must be an object with "scenario" and "checks" (and, if checks need them, "start" and "answers"), or one with "result" (and, to judge it by another lesson than its own, "lesson"), and with nothing else';

const answerText = z.string().max(LONGEST_ANSWER, `must be at most ${LONGEST_ANSWER} characters long`);

const answer = z.union(
  [z.number(), answerText, z.array(answerText).max(MOST_ANSWERS)],
  `must be a number, a text of at most ${LONGEST_ANSWER} characters, or a list of at most ${MOST_ANSWERS} of these texts`,
);

const checks = z
  .array(
    z
      .string('must be a check: a text as docs/checks.md describes')
      .min(1, `must be a check of 1 to ${LONGEST_CHECK} characters; write one, or leave the entry out`)
      .max(LONGEST_CHECK, `must be a check of at most ${LONGEST_CHECK} characters; write it as several`),
    'must be a list of checks, such as ["goodput(A -> B) > 20 Mb/s"]',
  )
  .min(1, 'must have at least one check, such as "goodput(A -> B) > 20 Mb/s"')
  .max(MOST_CHECKS, `must have at most ${MOST_CHECKS} checks; ask for the others in another request`);

export const checksQuestion = z
  .strictObject(
    {
      scenario: scenarioBody,
      checks,
      start: scenarioBody.optional().describe('The document that "changed only" compares with'),
      answers: z
        .record(z.string().max(LONGEST_NAME), answer)
        .refine((all) => Object.keys(all).length <= MOST_ANSWERS, `must have at most ${MOST_ANSWERS} answers`)
        .optional()
        .describe('Answers that checks name, by name; the answer without a name under the empty text'),
    },
    VERDICT_RULE,
  )
  .meta({ id: 'ChecksQuestion' });

/** The schema of results is applied where the body is read, with sentences of its own. */
export const resultBody = z
  .looseObject({}, 'must be the result of a lesson, as docs/lessons.md describes')
  .meta({ id: 'LessonResult' });

export const resultQuestion = z
  .strictObject(
    {
      result: resultBody,
      lesson: lessonBody.optional().describe('The lesson to judge by, in place of the one that the result names'),
    },
    VERDICT_RULE,
  )
  .meta({ id: 'ResultQuestion' });

/** Any object here: a route is given an empty one in place of the body, which was read before. */
export const verdictBody = z.looseObject({}, VERDICT_RULE).meta({ id: 'VerdictQuestion' });
