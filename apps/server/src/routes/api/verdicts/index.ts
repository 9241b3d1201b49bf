/** `/api/verdicts`: judge checks of a scenario, or the result of a lesson, by runs within this server's bounds. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../../errors.ts';
import { questionOfBody } from '../../../plugins/app/json-body.ts';
import { bodyErrorResponses, errorResponses, WRITING } from '../../../schemas/error.ts';
import { claimedResponse } from '../../../schemas/job.ts';
import { verdictParams, verdictResponse } from '../../../schemas/verdict.ts';
import { verdictBody } from '../../../schemas/verdict-question.ts';
import { createComputedAnswers } from '../../../services/computed-answers.ts';
import { JOB_FAILURES } from '../../../services/result-or-job.ts';

export const verdictRoutes: FastifyPluginAsyncZod = async (app) => {
  const verdicts = createComputedAnswers(app, {
    kind: 'verdict',
    address: '/api/verdicts',
    find: (key) => app.verdicts.find(key),
  });

  app.post(
    '/',
    {
      bodyLimit: app.config.LESSON_LIMIT_BYTES,
      config: { body: 'readVerdict' },
      schema: {
        tags: ['runs'],
        summary: 'Judge checks of a scenario, or the result of a lesson',
        description:
          'The server computes everything itself. Answers with the verdict where it is known or comes soon, else with a job to follow.',
        body: verdictBody,
        response: {
          200: verdictResponse,
          202: claimedResponse,
          ...bodyErrorResponses(...WRITING, ...JOB_FAILURES, 'invalid_check', 'invalid_result', 'invalid_lesson'),
        },
      },
    },
    async (request, reply) => {
      const { question, hash, cost, cells } = questionOfBody(request);
      const key = await app.verdicts.key(hash);
      return verdicts.ask(request, reply, { key, input: { question, hash, cost }, cells });
    },
  );

  app.get(
    '/:key',
    {
      schema: {
        tags: ['runs'],
        summary: 'Read a verdict',
        params: verdictParams,
        response: { 200: verdictResponse, ...errorResponses(...WRITING, 'verdict_not_found') },
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      const sent = await verdicts.send(request, reply, key);
      if (sent === undefined) throw new ApiError('verdict_not_found', say('verdicts.not-kept', { key }));
      return sent;
    },
  );
};
