/** `/api/runs`: run a scenario within this server's bounds. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../../errors.ts';
import { runOfBody } from '../../../plugins/app/json-body.ts';
import { bodyErrorResponses, errorResponses, WRITING } from '../../../schemas/error.ts';
import { claimedResponse } from '../../../schemas/job.ts';
import { runParams, runResponse } from '../../../schemas/run.ts';
import { scenarioBody } from '../../../schemas/scenario.ts';
import { createComputedAnswers } from '../../../services/computed-answers.ts';
import { JOB_FAILURES } from '../../../services/result-or-job.ts';

export const runRoutes: FastifyPluginAsyncZod = async (app) => {
  const results = createComputedAnswers(app, { kind: 'run', address: '/api/runs', find: (key) => app.runs.find(key) });

  app.post(
    '/',
    {
      config: { body: 'readRun' },
      schema: {
        tags: ['runs'],
        summary: 'Run a scenario',
        description: 'Answers with the result where it is known or comes soon, else with a job to follow.',
        body: scenarioBody,
        response: { 200: runResponse, 202: claimedResponse, ...bodyErrorResponses(...WRITING, ...JOB_FAILURES) },
      },
    },
    async (request, reply) => {
      const content = runOfBody(request);
      const key = await app.runs.key(content.modelHash);
      return results.ask(request, reply, { key, input: content, cells: content.cells });
    },
  );

  app.get(
    '/:key',
    {
      schema: {
        tags: ['runs'],
        summary: 'Read the result of a run',
        params: runParams,
        response: { 200: runResponse, ...errorResponses(...WRITING, 'run_not_found') },
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      const sent = await results.send(request, reply, key);
      if (sent === undefined) throw new ApiError('run_not_found', say('index.no-result-is-kept-under', { key }));
      return sent;
    },
  );
};
