/** `/api/scenarios/:id/fork` and `/edit-key`: a copy of one's own, and who else may change a scenario. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import {
  createdResponse,
  editKeyResponse,
  keyHeaders,
  revisionQuery,
  rightResponse,
  scenarioParams,
  shelfHeaders,
} from '../../../schemas/scenario.ts';
import { demandKey, demandOwner, editLink, keysOf, noScenario, wrongKey } from '../../../services/scenario-answers.ts';
import { storeNew } from '../../../services/store-new.ts';

export const copyRoutes: FastifyPluginAsyncZod = async (app) => {
  const writes = app.limitWrites();

  app.post(
    '/:id/fork',
    {
      ...writes,
      schema: {
        tags: ['scenarios'],
        summary: 'Store a copy of a scenario',
        description:
          'With an id and an edit key of its own; needs no key. With X-Shelf-Key the copy stands on that shelf.',
        params: scenarioParams,
        querystring: revisionQuery,
        headers: shelfHeaders,
        response: {
          201: createdResponse,
          ...bodyErrorResponses(...WRITING, 'scenario_not_found', 'limit_reached', 'storage_full'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const revision = request.query.revision === undefined ? undefined : Number(request.query.revision);
      const original = await app.scenarios.find(id, revision);
      if (original === undefined) throw noScenario(id, revision);
      const shelfKey = request.headers['x-shelf-key'];
      const { answer, headers } = await storeNew(app, original, { shelfKey, forkedFrom: original });
      return reply.code(201).headers(headers).send(answer);
    },
  );

  app.get(
    '/:id/edit-key',
    {
      schema: {
        tags: ['scenarios'],
        summary: 'What a key allows on a scenario',
        params: scenarioParams,
        headers: keyHeaders,
        response: {
          200: rightResponse,
          ...errorResponses(...READING, 'scenario_not_found', 'edit_key_missing', 'edit_key_wrong'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const keys = keysOf(request.headers);
      demandKey(keys);
      const seen = await app.scenarios.look(id, keys);
      if (seen === undefined) throw noScenario(id);
      if (seen.right === 'none') throw wrongKey(id, keys);
      return reply.header('cache-control', 'no-store').send({ right: seen.right });
    },
  );

  app.post(
    '/:id/edit-key',
    {
      ...writes,
      schema: {
        tags: ['scenarios'],
        summary: 'Make a new edit key; the old one ends',
        description: 'Needs the key of its shelf, or the edit key where it stands on none.',
        params: scenarioParams,
        headers: keyHeaders,
        response: {
          200: editKeyResponse,
          ...bodyErrorResponses(
            ...WRITING,
            'scenario_not_found',
            'edit_key_missing',
            'shelf_key_missing',
            'edit_key_wrong',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const keys = keysOf(request.headers);
      demandKey(keys);
      const seen = await app.scenarios.look(id, keys);
      if (seen === undefined) throw noScenario(id);
      demandOwner(id, keys, seen.right);
      const editKey = await app.scenarios.replaceEditKey(id);
      if (editKey === undefined) throw noScenario(id);
      return reply.header('cache-control', 'no-store').send({ editKey, links: { edit: editLink(id, editKey) } });
    },
  );
};
