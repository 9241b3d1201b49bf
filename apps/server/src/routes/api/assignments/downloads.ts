/** `/:id/export` and `/:id/results.csv`: all that is stored as JSON, and the results as a table for a spreadsheet. */
import { textIn } from '@lanelab/lessons/text';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportText } from '../../../assignments/export.ts';
import { readClass } from '../../../assignments/overview.ts';
import { resultsCsv } from '../../../assignments/results-csv.ts';
import { attachedFile } from '../../../lib/file-name.ts';
import { sendJsonPieces } from '../../../lib/json-text.ts';
import { assignmentParams, teacherHeaders } from '../../../schemas/assignment.ts';
import { exportResponse } from '../../../schemas/assignment-teacher.ts';
import { errorResponses, READING } from '../../../schemas/error.ts';
import { lessonOf, NO_STORE, OF_TEACHER } from './common.ts';

export const downloadRoutes: FastifyPluginAsyncZod = async (app) => {
  const { access } = app.assignments;

  app.get(
    '/:id/export',
    {
      schema: {
        tags: ['assignments'],
        summary: 'All that is stored of an assignment',
        params: assignmentParams,
        headers: teacherHeaders,
        response: { 200: exportResponse, ...errorResponses(...READING, ...OF_TEACHER) },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      const text = exportText(assignment, await lessonOf(app, assignment), app.assignments);
      const file = attachedFile(textIn('en', assignment.title), 'json');
      return sendJsonPieces(reply.headers({ ...NO_STORE, 'content-disposition': file }), text);
    },
  );

  app.get(
    '/:id/results.csv',
    {
      schema: {
        tags: ['assignments'],
        summary: 'The results of a class as a table',
        description: 'One row for each student, with the submission that came last.',
        params: assignmentParams,
        headers: teacherHeaders,
        response: {
          200: { description: 'CSV as RFC 4180 has it', content: { 'text/csv': { schema: z.string() } } },
          ...errorResponses(...READING, ...OF_TEACHER),
        },
      },
    },
    async (request, reply) => {
      const assignment = await access.asTeacher(request);
      const csv = resultsCsv(await readClass(assignment, app.assignments));
      const file = attachedFile(textIn('en', assignment.title), 'csv');
      return reply
        .headers({ ...NO_STORE, 'content-disposition': file })
        .type('text/csv; charset=utf-8')
        .send(csv);
    },
  );
};
