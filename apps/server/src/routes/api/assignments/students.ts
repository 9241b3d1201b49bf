/** `/:id/students` and `/:id/codes`: students join by name or by the code of a place; the teacher makes places and erases students. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { studentAnswer } from '../../../assignments/answers.ts';
import { ApiError } from '../../../errors.ts';
import { openedJson, sendJsonText } from '../../../lib/json-text.ts';
import { assignmentParams, teacherHeaders } from '../../../schemas/assignment.ts';
import { joinBody, joinedResponse, placesBody, placesResponse } from '../../../schemas/assignment-student.ts';
import { studentParams } from '../../../schemas/assignment-teacher.ts';
import { bodyErrorResponses, WRITING } from '../../../schemas/error.ts';
import type { StoredAssignment } from '../../../storage/assignment-repository.ts';
import { lessonOf, NO_STORE, OF_TEACHER, takesFields } from './common.ts';

/** Refuses a student who comes with a name where a code is wanted, or the reverse. */
function checkJoining({ id, settings: { join } }: StoredAssignment, by: 'name' | 'code'): void {
  if (join === by || join === 'both') return;
  const message =
    by === 'name' ? say('assignments.join-by-code', { code: id }) : say('assignments.join-by-name', { code: id });
  throw new ApiError('not_for_joining', message, { path: `body.${by}` });
}

export const studentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { students, access, limits, erasure } = app.assignments;

  app.post(
    '/:id/students',
    {
      ...takesFields(app),
      schema: {
        tags: ['assignments'],
        summary: 'Join an assignment',
        description:
          'By a name, or by the code of a place that the teacher made. The code of a place that is taken already lets the same student go on, on another machine. The key of the student is given only here.',
        params: assignmentParams,
        body: joinBody,
        response: {
          201: joinedResponse,
          ...bodyErrorResponses(...WRITING, 'assignment_not_found', 'code_wrong', 'not_for_joining', 'limit_reached'),
        },
      },
    },
    async (request, reply) => {
      const { name, code } = request.body;
      const assignment = await access.find(request);
      checkJoining(assignment, code === undefined ? 'name' : 'code');
      if (code === undefined) {
        limits.admitStudents(assignment, 1);
        limits.admitName(assignment, request.person);
      }
      const joined =
        code === undefined
          ? await students.join(assignment, name ?? '')
          : await students.takePlace(assignment.id, code);
      if (joined === undefined) throw access.wrongCode(request);
      const { student, studentKey } = joined;
      const links = { continue: `/join/${assignment.id}#key=${studentKey}` };
      const fields = openedJson({ student: studentAnswer(student), studentKey, links });
      const lesson = await lessonOf(app, assignment);
      return sendJsonText(reply.code(201).headers(NO_STORE), `${fields},"lesson":${lesson}}`);
    },
  );

  app.post(
    '/:id/codes',
    {
      ...takesFields(app),
      schema: {
        tags: ['assignments'],
        summary: 'Make places with codes for students',
        description: 'The codes are shown only here. A name may be empty.',
        params: assignmentParams,
        headers: teacherHeaders,
        body: placesBody,
        response: { 200: placesResponse, ...bodyErrorResponses(...WRITING, ...OF_TEACHER, 'limit_reached') },
      },
    },
    async (request, reply) => {
      const { names } = request.body;
      const assignment = await access.asTeacher(request);
      limits.admitStudents(assignment, names.length);
      const places = await students.makePlaces(assignment, names);
      const codes = places.map(({ code, student: { id, name } }) => ({ code, name, studentId: id }));
      return reply.headers(NO_STORE).send({ codes });
    },
  );

  app.delete(
    '/:id/students/:student',
    {
      ...app.limitWrites(),
      schema: {
        tags: ['assignments'],
        summary: 'Erase a student with all that belongs to them, for good',
        params: studentParams,
        headers: teacherHeaders,
        response: {
          204: z.undefined().describe('Erased'),
          ...bodyErrorResponses(...WRITING, ...OF_TEACHER, 'student_not_found'),
        },
      },
    },
    async (request, reply) => {
      const { id } = await access.asTeacher(request);
      const { student } = request.params;
      if (await erasure.student(id, student)) return reply.code(204).send();
      throw new ApiError('student_not_found', say('assignments.no-student', { code: id, student }), {
        path: 'params.student',
      });
    },
  );
};
