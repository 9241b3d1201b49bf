/** `/:id/me`: what a student has, and the work that is not handed in yet. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { assignmentAnswer, ownSubmission, studentAnswer } from '../../../assignments/answers.ts';
import { ApiError } from '../../../errors.ts';
import { openedJson, sendJsonText } from '../../../lib/json-text.ts';
import { workOfBody } from '../../../plugins/app/json-body.ts';
import { assignmentParams, studentHeaders } from '../../../schemas/assignment.ts';
import { meResponse, savedResponse, workBody } from '../../../schemas/assignment-student.ts';
import { bodyErrorResponses, errorResponses, WRITING } from '../../../schemas/error.ts';
import { checkLessonOf, lessonOf, NO_STORE, OF_STUDENT, resultLimit, workText } from './common.ts';

export const workRoutes: FastifyPluginAsyncZod = async (app) => {
  const { work, submissions, access, limits } = app.assignments;
  const writes = app.limitWrites();

  app.get(
    '/:id/me',
    {
      schema: {
        tags: ['assignments'],
        summary: 'What a student has: the lesson, the work, and what was handed in',
        params: assignmentParams,
        headers: studentHeaders,
        response: { 200: meResponse, ...errorResponses(...WRITING, ...OF_STUDENT) },
      },
    },
    async (request, reply) => {
      const { assignment, student } = await access.asStudent(request);
      const lesson = await lessonOf(app, assignment);
      const handedIn = await submissions.ofStudent(student.id);
      const fields = openedJson({
        student: studentAnswer(student),
        assignment: assignmentAnswer(assignment),
        submissions: handedIn.map((submission) => ownSubmission(assignment, submission)),
      });
      const own = await workText(app, assignment, lesson, student.id);
      return sendJsonText(reply.headers(NO_STORE), `${fields},"work":${own},"lesson":${lesson}}`);
    },
  );

  app.put(
    '/:id/me/work',
    {
      ...writes,
      bodyLimit: resultLimit(app),
      config: { ...writes.config, body: 'readWork' },
      schema: {
        tags: ['assignments'],
        summary: 'Save the work of a student',
        description:
          'revision is the one that the change rests on, 0 at first. Where another one is stored, nothing is overwritten, and the details of the refusal name it.',
        params: assignmentParams,
        headers: studentHeaders,
        body: workBody,
        response: {
          200: savedResponse,
          ...bodyErrorResponses(
            ...WRITING,
            ...OF_STUDENT,
            'invalid_result',
            'work_changed',
            'limit_reached',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      const place = await access.asStudent(request);
      const content = workOfBody(request);
      checkLessonOf(place.assignment, content);
      await limits.admitWork(place, content.result);
      const outcome = await work.save(place.student.id, content);
      const { revision, savedAtMs } = outcome;
      if (outcome.kind === 'saved') return reply.headers(NO_STORE).send({ revision, savedAtMs });
      const message = say('assignments.work-changed', { revision, given: content.revision });
      throw new ApiError('work_changed', message, { path: 'body.revision', details: { revision, savedAtMs } });
    },
  );
};
