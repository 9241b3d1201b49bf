/** `/api/assignments` and `/:id`: made from a lesson, read by whoever has the class link, changed and erased by the teacher. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assignmentAnswer, assignmentLinks } from '../../../assignments/answers.ts';
import { ApiError } from '../../../errors.ts';
import { newAssignmentOfBody } from '../../../plugins/app/json-body.ts';
import {
  type AssignmentSettings,
  assignmentParams,
  assignmentResponse,
  createdAssignment,
  newAssignmentBody,
  settingsBody,
  teacherHeaders,
  teacherKeyResponse,
  withSettings,
} from '../../../schemas/assignment.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import { eraseAtMs } from '../../../storage/assignment-repository.ts';
import { NO_STORE, notFound, OF_TEACHER, takesFields } from './common.ts';

/** Rules between settings. */
function checkSettings(settings: AssignmentSettings, createdAtMs: number): void {
  if (settings.results === 'after-due' && settings.dueAtMs === null) {
    throw new ApiError('invalid_request', say('assignments.after-due-without-due'), { path: 'body.settings.results' });
  }
  const erased = eraseAtMs(settings, createdAtMs);
  if (erased > Date.now()) return;
  const { keepDays } = settings;
  const message = say('assignments.erased-already', { keepDays, at: new Date(erased).toISOString() });
  throw new ApiError('invalid_request', message, { path: 'body.settings.keepDays' });
}

export const assignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { all, access, erasure } = app.assignments;
  const writes = app.limitWrites();

  app.post(
    '/',
    {
      ...writes,
      bodyLimit: app.config.LESSON_LIMIT_BYTES,
      config: { ...writes.config, body: 'readAssignment' },
      schema: {
        tags: ['assignments'],
        summary: 'Give a lesson to a class',
        description: 'The key of the teacher is given only here. Settings that are left out have their defaults.',
        body: newAssignmentBody,
        response: { 201: createdAssignment, ...bodyErrorResponses(...WRITING, 'invalid_lesson', 'storage_full') },
      },
    },
    async (request, reply) => {
      const content = newAssignmentOfBody(request);
      checkSettings(content.settings, Date.now());
      await app.storageLimits.admitDocument(content.lesson);
      const { assignment, teacherKey } = await all.create(content);
      const links = assignmentLinks(assignment.id, teacherKey);
      return reply
        .code(201)
        .headers({ ...NO_STORE, location: links.self })
        .send({ assignment: assignmentAnswer(assignment), teacherKey, links });
    },
  );

  app.get(
    '/:id',
    {
      schema: {
        tags: ['assignments'],
        summary: 'What anybody with the class code may know of an assignment',
        params: assignmentParams,
        response: { 200: assignmentResponse, ...errorResponses(...READING, 'assignment_not_found') },
      },
    },
    async (request, reply) => {
      const assignment = await access.find(request);
      return reply.headers(NO_STORE).send({ assignment: assignmentAnswer(assignment) });
    },
  );

  app.patch(
    '/:id',
    {
      ...takesFields(app),
      schema: {
        tags: ['assignments'],
        summary: 'Change settings of an assignment',
        description: 'Those that are left out stay as they are.',
        params: assignmentParams,
        headers: teacherHeaders,
        body: settingsBody,
        response: { 200: assignmentResponse, ...bodyErrorResponses(...WRITING, ...OF_TEACHER) },
      },
    },
    async (request, reply) => {
      // Somebody else with the key may change it at the same time.
      for (;;) {
        const before = await access.asTeacher(request);
        const settings = withSettings(before.settings, request.body.settings);
        checkSettings(settings, before.createdAtMs);
        if (!(await all.change(before.id, before.revision, settings))) continue;
        const assignment = await all.find(before.id);
        if (assignment === undefined) throw notFound(before);
        return reply.headers(NO_STORE).send({ assignment: assignmentAnswer(assignment) });
      }
    },
  );

  app.delete(
    '/:id',
    {
      ...writes,
      schema: {
        tags: ['assignments'],
        summary: 'Erase an assignment with all that belongs to it, for good',
        params: assignmentParams,
        headers: teacherHeaders,
        response: { 204: z.undefined().describe('Erased'), ...bodyErrorResponses(...WRITING, ...OF_TEACHER) },
      },
    },
    async (request, reply) => {
      const { id } = await access.asTeacher(request);
      await erasure.assignment(id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/:id/teacher-key',
    {
      ...writes,
      schema: {
        tags: ['assignments'],
        summary: 'Make a new key of the teacher; the old one ends',
        params: assignmentParams,
        headers: teacherHeaders,
        response: { 200: teacherKeyResponse, ...bodyErrorResponses(...WRITING, ...OF_TEACHER) },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      const teacherKey = await all.replaceTeacherKey(assignment.id);
      if (teacherKey === undefined) throw notFound(assignment);
      return reply.headers(NO_STORE).send({ teacherKey, links: assignmentLinks(assignment.id, teacherKey) });
    },
  );
};
