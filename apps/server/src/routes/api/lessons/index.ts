/** `/api/lessons`: stored lessons. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { lessonAnswers, lessonBody } from '../../../schemas/lesson.ts';
import { documentRoutes } from '../../documents/index.ts';

export const lessonRoutes: FastifyPluginAsyncZod = async (app) => {
  const stored = documentRoutes({
    kind: 'lesson',
    reading: 'readLesson',
    bodyLimit: app.config.LESSON_LIMIT_BYTES,
    body: lessonBody,
    answers: lessonAnswers,
    documents: ({ lessons }) => lessons,
    missing: 'lesson_not_found',
    invalid: 'invalid_lesson',
  });
  await app.register(stored);
};
