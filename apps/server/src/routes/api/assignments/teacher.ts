/** What the teacher looks at and decides: the overview of the class, work and submissions of each student. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fullSubmission, studentAnswer } from '../../../assignments/answers.ts';
import { classWork, flagsOf } from '../../../assignments/flags.ts';
import { overviewAnswer, overviewTag, readClass } from '../../../assignments/overview.ts';
import { ApiError } from '../../../errors.ts';
import { namesTag, quoteTag } from '../../../lib/etag.ts';
import { openedJson, sendJsonText } from '../../../lib/json-text.ts';
import { quote } from '../../../lib/quote.ts';
import { storableText } from '../../../lib/storable.ts';
import { assignmentParams, teacherHeaders } from '../../../schemas/assignment.ts';
import { studentWorkResponse } from '../../../schemas/assignment-student.ts';
import {
  overviewHeaders,
  overviewResponse,
  studentParams,
  submissionParams,
  teachersSubmissionResponse,
} from '../../../schemas/assignment-teacher.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import { type Override, type Review, reviewBody, submissionResponse } from '../../../schemas/submission.ts';
import type { StoredAssignment } from '../../../storage/assignment-repository.ts';
import type { StoredStudent } from '../../../storage/student-repository.ts';
import type { StoredReview, StoredSubmission } from '../../../storage/submission-row.ts';
import { lessonOf, NO_STORE, OF_TEACHER, takesFields, wholeSubmission, wholeText, workText } from './common.ts';

/** What the teacher says with the change; null takes back what was decided of a step. */
function reviewed(before: StoredReview, { comment, returned, overrides }: Review): StoredReview {
  const all: Record<string, Override | null> = { ...before.overrides, ...overrides };
  const kept = Object.entries(all).flatMap(([step, override]) =>
    override === null ? [] : [[step, override] as const],
  );
  return {
    comment: storableText(comment ?? before.comment),
    isReturned: returned ?? before.isReturned,
    overrides: Object.fromEntries(kept),
  };
}

/** Refuses to decide on steps that the lesson does not have. */
function checkSteps({ steps }: StoredAssignment, { overrides = {} }: Review): void {
  const ids = steps.map(({ id }) => id);
  const unknown = Object.keys(overrides).find((step) => !ids.includes(step));
  if (unknown === undefined) return;
  const message = say('assignments.no-step', { step: quote(unknown), steps: ids.join(', ') });
  throw new ApiError('invalid_request', message, { path: 'body.overrides' });
}

export const teacherRoutes: FastifyPluginAsyncZod = async (app) => {
  const { students, submissions, access, marking, marker } = app.assignments;
  const ofSubmission = [...OF_TEACHER, 'student_not_found', 'submission_not_found'] as const;

  async function studentOf({ id }: StoredAssignment, student: string): Promise<StoredStudent> {
    const found = await students.find(id, student);
    if (found !== undefined) return found;
    throw new ApiError('student_not_found', say('assignments.no-student', { code: id, student }), {
      path: 'params.student',
    });
  }

  /** With the flags, which rest on what the whole class handed in. */
  async function teachersSubmission(assignment: StoredAssignment, submission: StoredSubmission) {
    const { id } = assignment;
    const known = classWork(await students.list(id), await submissions.ofAssignment(id));
    return fullSubmission(assignment, submission, flagsOf(submission, known));
  }

  app.get(
    '/:id/overview',
    {
      schema: {
        tags: ['assignments'],
        summary: 'The class: how far everybody is, and what was handed in',
        params: assignmentParams,
        headers: overviewHeaders,
        response: {
          200: overviewResponse,
          304: z.undefined().describe('Nothing has changed since the answer with the tag of If-None-Match'),
          ...errorResponses(...READING, ...OF_TEACHER),
        },
      },
    },
    async (request, reply) => {
      const state = await readClass(await access.asTeacher(request), app.assignments);
      const nowMs = Date.now();
      const tag = overviewTag(state, nowMs);
      // The browser may keep it, to ask whether anything has changed.
      void reply.headers({ 'cache-control': 'private, no-cache', etag: quoteTag(tag) });
      const held = request.headers['if-none-match'];
      if (held !== undefined && namesTag(held, tag)) return reply.code(304).send();
      return reply.send(overviewAnswer(state, nowMs));
    },
  );

  app.get(
    '/:id/students/:student/work',
    {
      schema: {
        tags: ['assignments'],
        summary: 'The work of a student as it is now',
        params: studentParams,
        headers: teacherHeaders,
        response: { 200: studentWorkResponse, ...errorResponses(...READING, ...OF_TEACHER, 'student_not_found') },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      const student = await studentOf(assignment, request.params.student);
      const work = await workText(app, assignment, await lessonOf(app, assignment), student.id);
      const fields = openedJson({ student: studentAnswer(student) });
      return sendJsonText(reply.headers(NO_STORE), `${fields},"work":${work}}`);
    },
  );

  app.get(
    '/:id/students/:student/submissions/:number',
    {
      schema: {
        tags: ['assignments'],
        summary: 'A submission of a student, with its verdict',
        params: submissionParams,
        headers: teacherHeaders,
        response: { 200: teachersSubmissionResponse, ...errorResponses(...READING, ...ofSubmission) },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      const student = await studentOf(assignment, request.params.student);
      const of = { studentId: student.id, number: Number(request.params.number) };
      const found = await wholeSubmission(app, assignment, of);
      const submission = await teachersSubmission(assignment, found);
      const fields = openedJson({ submission, student: studentAnswer(student) });
      return sendJsonText(reply.headers(NO_STORE), `${fields},${await wholeText(app, assignment, found)}}`);
    },
  );

  app.patch(
    '/:id/students/:student/submissions/:number',
    {
      ...takesFields(app),
      schema: {
        tags: ['assignments'],
        summary: 'Comment on a submission, give it back, decide on its steps',
        description: 'What is left out stays as it is. A step decided otherwise than the server found needs a reason.',
        params: submissionParams,
        headers: teacherHeaders,
        body: reviewBody,
        response: { 200: submissionResponse, ...bodyErrorResponses(...WRITING, ...ofSubmission) },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      checkSteps(assignment, request.body);
      const student = await studentOf(assignment, request.params.student);
      const of = { studentId: student.id, number: Number(request.params.number) };
      const changed = await submissions.review(of, (before) => reviewed(before, request.body));
      const submission = await teachersSubmission(assignment, changed ?? (await wholeSubmission(app, assignment, of)));
      return reply.headers(NO_STORE).send({ submission });
    },
  );

  app.post(
    '/:id/students/:student/submissions/:number/marking',
    {
      ...app.limitWrites(),
      schema: {
        tags: ['assignments'],
        summary: 'Mark a submission again that could not be marked',
        description: 'Answers with the submission as it is; one that is marked, or waits already, stays as it is.',
        params: submissionParams,
        headers: teacherHeaders,
        response: { 200: submissionResponse, ...bodyErrorResponses(...WRITING, ...ofSubmission) },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      const student = await studentOf(assignment, request.params.student);
      const of = { studentId: student.id, number: Number(request.params.number) };
      await marking.again(of);
      const found = await wholeSubmission(app, assignment, of);
      marker.wake();
      return reply.headers(NO_STORE).send({ submission: await teachersSubmission(assignment, found) });
    },
  );
};
