/** `/api/shelf`: the scenarios that stand under one key. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import {
  keyHeaders,
  scenarioListResponse,
  scenarioParams,
  shelfHeaders,
  updatedResponse,
} from '../../../schemas/scenario.ts';
import { placeOf, placeText, shelfQuery } from '../../../schemas/shelf.ts';
import { demandKey, keysOf, noScenario, summaryOf, wrongKey } from '../../../services/scenario-answers.ts';

function shelfKeyOf(headers: { readonly 'x-shelf-key'?: string | undefined }): string {
  const key = headers['x-shelf-key'];
  if (key !== undefined) return key;
  throw new ApiError('shelf_key_missing', say('index.the-header-x-shelf-key'), { path: 'headers.x-shelf-key' });
}

export const shelfRoutes: FastifyPluginAsyncZod = async (app) => {
  const writes = app.limitWrites();

  app.get(
    '/',
    {
      schema: {
        tags: ['shelf'],
        summary: 'List the scenarios on a shelf, changed last first',
        querystring: shelfQuery,
        headers: shelfHeaders,
        response: { 200: scenarioListResponse, ...errorResponses(...READING, 'shelf_key_missing') },
      },
    },
    async (request, reply) => {
      const key = shelfKeyOf(request.headers);
      const limit = Number(request.query.limit);
      const heads = await app.shelves.list(key, limit + 1, placeOf(request.query.after ?? ''));
      const page = heads.slice(0, limit);
      const last = page.at(-1);
      const next =
        heads.length > limit && last !== undefined ? `/api/shelf?limit=${limit}&after=${placeText(last)}` : null;
      return reply
        .header('cache-control', 'no-store')
        .send({ scenarios: page.map((head) => summaryOf(head)), links: { next } });
    },
  );

  app.put(
    '/:id',
    {
      ...writes,
      schema: {
        tags: ['shelf'],
        summary: 'Put a stored scenario on a shelf',
        description: 'Needs its edit key, and that it stands on no other shelf.',
        params: scenarioParams,
        headers: keyHeaders,
        response: {
          200: updatedResponse,
          ...bodyErrorResponses(
            ...WRITING,
            'scenario_not_found',
            'edit_key_missing',
            'shelf_key_missing',
            'edit_key_wrong',
            'shelf_taken',
            'limit_reached',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const key = shelfKeyOf(request.headers);
      const keys = keysOf(request.headers);
      const seen = await app.scenarios.look(id, keys);
      if (seen === undefined) throw noScenario(id);
      const { head, right, isShelved } = seen;
      if (!isShelved) demandKey({ edit: keys.edit, shelf: undefined });
      if (right === 'none') throw wrongKey(id, keys);
      // The owner of what stands on a shelf is this very shelf: nothing to do.
      if (!isShelved) await app.scenarioLimits.admitToShelf(key);
      if ((isShelved && right === 'edit') || !(await app.shelves.put(key, id))) {
        throw new ApiError('shelf_taken', say('index.the-scenario-id-stands-on', { id }), {
          path: 'headers.x-shelf-key',
        });
      }
      return reply.header('cache-control', 'no-store').send(summaryOf(head));
    },
  );

  app.delete(
    '/:id',
    {
      ...writes,
      schema: {
        tags: ['shelf'],
        summary: 'Take a scenario off a shelf',
        description: 'It stays stored, and its edit key is then the key of its owner.',
        params: scenarioParams,
        headers: shelfHeaders,
        response: {
          204: z.undefined().describe('Taken off'),
          ...bodyErrorResponses(...WRITING, 'scenario_not_found', 'shelf_key_missing'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (await app.shelves.take(shelfKeyOf(request.headers), id)) return reply.code(204).send();
      throw new ApiError('scenario_not_found', say('index.the-scenario-id-does-not', { id }));
    },
  );
};
