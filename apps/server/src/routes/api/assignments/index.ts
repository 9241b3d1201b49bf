/** `/api/assignments`: lessons that are given to classes, by subject. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { assignmentRoutes as ofAssignment } from './assignment.ts';
import { downloadRoutes } from './downloads.ts';
import { studentRoutes } from './students.ts';
import { ownSubmissionRoutes } from './submissions.ts';
import { teacherRoutes } from './teacher.ts';
import { workRoutes } from './work.ts';

export const assignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(ofAssignment);
  await app.register(studentRoutes);
  await app.register(workRoutes);
  await app.register(ownSubmissionRoutes);
  await app.register(teacherRoutes);
  await app.register(downloadRoutes);
};
