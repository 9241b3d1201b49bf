/** `/api/scenarios/:id/revisions`: the history of a scenario, newest first. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses, READING } from '../../../schemas/error.ts';
import { revisionsQuery, scenarioListResponse, scenarioParams } from '../../../schemas/scenario.ts';
import { noScenario, summaryOf } from '../../../services/scenario-answers.ts';

export const revisionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/:id/revisions',
    {
      schema: {
        tags: ['scenarios'],
        summary: 'List the revisions of a scenario, newest first',
        params: scenarioParams,
        querystring: revisionsQuery,
        response: { 200: scenarioListResponse, ...errorResponses(...READING, 'scenario_not_found') },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const limit = Number(request.query.limit);
      const before = request.query.before === undefined ? undefined : Number(request.query.before);
      const heads = await app.scenarios.revisions(id, limit + 1, before);
      if (heads.length === 0 && (await app.scenarios.revisions(id, 1, undefined)).length === 0) throw noScenario(id);
      const page = heads.slice(0, limit);
      const last = page.at(-1)?.revision;
      const next = heads.length > limit ? `/api/scenarios/${id}/revisions?limit=${limit}&before=${last ?? 1}` : null;
      const scenarios = page.map((head) => {
        const summary = summaryOf(head);
        return { ...summary, links: { ...summary.links, self: `${summary.links.revisions}/${head.revision}` } };
      });
      return reply.header('cache-control', 'no-cache').send({ scenarios, links: { next } });
    },
  );
};
