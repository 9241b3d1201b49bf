/** `/api/runs`: run a scenario within this server's bounds. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../../errors.ts';
import { runOfBody } from '../../../plugins/app/json-body.ts';
import { bodyErrorResponses, errorResponses, WRITING } from '../../../schemas/error.ts';
import { claimedResponse, showClaimed } from '../../../schemas/job.ts';
import { runParams, runResponse } from '../../../schemas/run.ts';
import { scenarioBody } from '../../../schemas/scenario.ts';
import type { KeptAnswer } from '../../../services/kept-answers.ts';
import { JOB_FAILURES, resultOrJob } from '../../../services/result-or-job.ts';
import { sendKept } from '../../../services/send-kept.ts';

export const runRoutes: FastifyPluginAsyncZod = async (app) => {
  /** The result as octets. The kept text goes out as it is: the engine's types and the schema have the same keys. */
  async function resultOf(key: string): Promise<KeptAnswer | undefined> {
    const kept = app.keptAnswers.find(key, key);
    if (kept !== undefined) return kept;
    const text = await app.runs.find(key);
    return text === undefined ? undefined : app.keptAnswers.keep(key, key, text);
  }

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
      const resultUrl = `/api/runs/${key}`;
      const answer = await resultOrJob({
        jobs: app.jobs,
        request: { kind: 'run', key, input: content, resultUrl },
        asker: { ...request.person, requestId: request.id },
        find: () => resultOf(key),
        count: async () => {
          app.workLimits.admit(request.person, 'cells', Math.min(content.cells, app.config.RUN_MAX_CELL_HOPS));
          await app.countRun(request);
        },
        waitMs: app.config.FIGURE_WAIT_MS,
      });
      if ('result' in answer) {
        return sendKept(request, reply.header('content-location', resultUrl), key, answer.result);
      }
      return reply.code(202).header('location', `/api/jobs/${answer.job.id}`).send(showClaimed(answer));
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
      const result = await resultOf(key);
      if (result === undefined) {
        throw new ApiError('run_not_found', say('index.no-result-is-kept-under', { key }));
      }
      return sendKept(request, reply, key, result);
    },
  );
};
