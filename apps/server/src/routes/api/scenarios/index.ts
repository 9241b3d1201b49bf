/** `/api/scenarios`: store, read and change scenarios. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { namesTag, quoteTag } from '../../../lib/etag.ts';
import { limitPerMinute } from '../../../plugins/external/rate-limit.ts';
import { bodyErrorResponses, errorResponses } from '../../../schemas/error.ts';
import {
  conditionalHeaders,
  createdResponse,
  type StoredSummary,
  scenarioBody,
  scenarioParams,
  scenarioQuery,
  storedResponse,
  updatedResponse,
  updateHeaders,
} from '../../../schemas/scenario.ts';
import { checkScenario } from '../../../services/check-scenario.ts';
import { revisionTag, type StoredScenario } from '../../../storage/scenario-repository.ts';

function summary(scenario: StoredScenario): StoredSummary {
  return {
    id: scenario.id,
    revision: scenario.revision,
    etag: quoteTag(revisionTag(scenario)),
    createdAt: scenario.createdAt,
    updatedAt: scenario.updatedAt,
    links: { self: `/api/scenarios/${scenario.id}`, page: `/s/${scenario.id}` },
  };
}

function notFound(id: string, revision?: number): ApiError {
  const what = revision === undefined ? `the id ${id}` : `the id ${id} with a revision ${revision}`;
  return new ApiError('scenario_not_found', `No scenario is stored under ${what}. Check the link, or store it anew.`);
}

export const scenarioRoutes: FastifyPluginAsyncZod = async (app) => {
  const writes = limitPerMinute(app.config.WRITE_LIMIT_PER_MINUTE);

  app.post(
    '/',
    {
      config: writes,
      schema: {
        tags: ['scenarios'],
        summary: 'Store a scenario',
        body: scenarioBody,
        response: { 201: createdResponse, ...bodyErrorResponses('invalid_scenario') },
      },
    },
    async (request, reply) => {
      const { scenario, editKey } = await app.scenarios.create(checkScenario(request.body).content);
      const answer = { ...summary(scenario), editKey };
      return reply
        .code(201)
        .headers({ location: answer.links.self, etag: answer.etag, 'cache-control': 'no-store' })
        .send(answer);
    },
  );

  app.get(
    '/:id',
    {
      schema: {
        tags: ['scenarios'],
        summary: 'Read a scenario',
        params: scenarioParams,
        querystring: scenarioQuery,
        headers: conditionalHeaders,
        response: {
          200: storedResponse,
          304: z.undefined().describe('The tag of If-None-Match is the newest'),
          ...errorResponses('scenario_not_found'),
        },
      },
    },
    async (request, reply) => {
      const revision = request.query.revision === undefined ? undefined : Number(request.query.revision);
      const stored = await app.scenarios.find(request.params.id, revision);
      if (stored === undefined) throw notFound(request.params.id, revision);
      const answer = summary(stored);
      void reply.headers({ etag: answer.etag, 'cache-control': 'no-cache' });
      const held = request.headers['if-none-match'];
      if (held !== undefined && namesTag(held, revisionTag(stored))) return reply.code(304).send();
      // The stored text goes out as it is: parsing and writing it again would cost more than everything else here.
      const json = `${JSON.stringify(answer).slice(0, -1)},"scenario":${stored.document}}`;
      return reply
        .type('application/json; charset=utf-8')
        .serializer(() => json)
        .send({ ...answer, scenario: {} });
    },
  );

  app.put(
    '/:id',
    {
      config: writes,
      schema: {
        tags: ['scenarios'],
        summary: 'Store another revision of a scenario',
        params: scenarioParams,
        headers: updateHeaders,
        body: scenarioBody,
        response: {
          200: updatedResponse,
          ...bodyErrorResponses(
            'invalid_scenario',
            'scenario_not_found',
            'edit_key_missing',
            'edit_key_wrong',
            'if_match_missing',
            'revision_conflict',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { 'x-edit-key': key, 'if-match': condition } = request.headers;
      if (key === undefined) {
        const message =
          'The header X-Edit-Key is missing. Send the edit key that was given when the scenario was stored.';
        throw new ApiError('edit_key_missing', message, { path: 'headers.x-edit-key' });
      }
      if (condition === undefined) {
        const message = 'The header If-Match is missing. Send the ETag of the revision that was changed.';
        throw new ApiError('if_match_missing', message, { path: 'headers.if-match' });
      }
      const { content } = checkScenario(request.body);
      const outcome = await app.scenarios.update(
        id,
        key,
        (current) => namesTag(condition, revisionTag(current)),
        content,
      );
      switch (outcome.kind) {
        case 'not-found':
          throw notFound(id);
        case 'wrong-key':
          throw new ApiError(
            'edit_key_wrong',
            `The edit key does not belong to the scenario ${id}. Use the key given when it was stored, or store a copy.`,
            { path: 'headers.x-edit-key' },
          );
        case 'conflict': {
          const tag = quoteTag(revisionTag(outcome.current));
          throw new ApiError(
            'revision_conflict',
            `The scenario ${id} is at revision ${outcome.current.revision} (ETag ${tag}), not at the one named by If-Match. Read it again, bring the change over, and send it with that ETag.`,
            { path: 'headers.if-match' },
          );
        }
        case 'stored': {
          const answer = summary(outcome.scenario);
          return reply.headers({ etag: answer.etag, 'cache-control': 'no-store' }).send(answer);
        }
      }
    },
  );
};
