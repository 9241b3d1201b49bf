/** `/api/shelf`: the scenarios and lessons that stand under one key. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import { lessonAnswers } from '../../../schemas/lesson.ts';
import { scenarioAnswers } from '../../../schemas/scenario.ts';
import { placeOf, placeText, shelfQuery } from '../../../schemas/shelf.ts';
import { idParams, keyHeaders, shelfHeaders } from '../../../schemas/stored.ts';
import { demandKey, keysOf, listOf, notStored, summaryOf, wrongKey } from '../../../services/stored-answers.ts';

function shelfKeyOf(headers: { readonly 'x-shelf-key'?: string | undefined }): string {
  const key = headers['x-shelf-key'];
  if (key !== undefined) return key;
  throw new ApiError('shelf_key_missing', say('index.the-header-x-shelf-key'), { path: 'headers.x-shelf-key' });
}

export const shelfRoutes: FastifyPluginAsyncZod = async (app) => {
  const writes = app.limitWrites();

  for (const [kind, path, answers] of [
    ['scenario', '/', scenarioAnswers],
    ['lesson', '/lessons', lessonAnswers],
  ] as const) {
    app.get(
      path,
      {
        schema: {
          tags: ['shelf'],
          summary: `List the ${kind}s on a shelf, changed last first`,
          querystring: shelfQuery,
          headers: shelfHeaders,
          response: { 200: answers.list, ...errorResponses(...READING, 'shelf_key_missing') },
        },
      },
      async (request, reply) => {
        const key = shelfKeyOf(request.headers);
        const limit = Number(request.query.limit);
        const after = placeOf(request.query.after ?? '');
        const heads = await app.shelves.list(key, { kind, limit: limit + 1, after });
        const page = heads.slice(0, limit);
        const last = page.at(-1);
        const place = heads.length > limit && last !== undefined ? placeText(last) : null;
        const address = `/api/shelf${path === '/' ? '' : path}`;
        const next = place === null ? null : `${address}?limit=${limit}&after=${place}`;
        return reply.header('cache-control', 'no-store').send(listOf(kind, page, next));
      },
    );
  }

  app.put(
    '/:id',
    {
      ...writes,
      schema: {
        tags: ['shelf'],
        summary: 'Put a stored scenario or lesson on a shelf',
        description: 'Needs its edit key, and that it stands on no other shelf.',
        params: idParams,
        headers: keyHeaders,
        response: {
          200: z.union([scenarioAnswers.updated, lessonAnswers.updated]),
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
      const seen = (await app.scenarios.look(id, keys)) ?? (await app.lessons.look(id, keys));
      if (seen === undefined) throw notStored('scenario', id);
      const { head, right, isShelved } = seen;
      if (!isShelved) demandKey({ edit: keys.edit, shelf: undefined });
      if (right === 'none') throw wrongKey(head.kind, id, keys);
      // The owner of what stands on a shelf is this very shelf: nothing to do.
      if (!isShelved) await app.storageLimits.admitToShelf(key);
      if ((isShelved && right === 'edit') || !(await app.shelves.put(key, id))) {
        throw new ApiError('shelf_taken', say('index.the-scenario-id-stands-on', { kind: head.kind, id }), {
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
        summary: 'Take a scenario or lesson off a shelf',
        description: 'It stays stored, and its edit key is then the key of its owner.',
        params: idParams,
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
