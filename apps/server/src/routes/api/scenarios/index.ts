/** `/api/scenarios`: store, read, change and delete scenarios. */
import { say } from '@lanelab/messages/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { namesTag, quoteTag } from '../../../lib/etag.ts';
import { contentOfBody } from '../../../plugins/app/json-body.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import {
  changeHeaders,
  conditionalHeaders,
  createdResponse,
  revisionParams,
  revisionQuery,
  scenarioBody,
  scenarioParams,
  shelfHeaders,
  storedResponse,
  updatedResponse,
} from '../../../schemas/scenario.ts';
import {
  conflict,
  demandKey,
  keysOf,
  noScenario,
  READ_HEADERS,
  shelfKeyNeeded,
  summaryOf,
  wrongKey,
} from '../../../services/scenario-answers.ts';
import { sendKept } from '../../../services/send-kept.ts';
import { storeNew } from '../../../services/store-new.ts';
import { revisionTag, type StoredScenario } from '../../../storage/scenario-head.ts';
import { copyRoutes } from './copies.ts';
import { pictureRoutes } from './pictures.ts';
import { revisionRoutes } from './revisions.ts';

/** What is stored as JSON. Its text goes in as it is: parsing and writing it again would cost more than all else. */
function textOf(stored: StoredScenario): string {
  return `${JSON.stringify(summaryOf(stored)).slice(0, -1)},"scenario":${stored.document}}`;
}

async function sendRevision(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  revision: number,
): Promise<FastifyReply> {
  const { scenarios } = request.server;
  void reply.headers(READ_HEADERS);
  const held = request.headers['if-none-match'];
  if (held !== undefined) {
    // A client that has the document already costs no reading of it, however long it is.
    const head = await scenarios.findHead(id, revision);
    if (head === undefined) throw noScenario(id, revision);
    const tag = revisionTag(head);
    if (namesTag(held, tag)) return reply.code(304).header('etag', quoteTag(tag)).send();
  }
  const stored = await scenarios.find(id, revision);
  if (stored === undefined) throw noScenario(id, revision);
  const json = textOf(stored);
  return reply
    .header('etag', quoteTag(revisionTag(stored)))
    .type('application/json; charset=utf-8')
    .serializer(() => json)
    .send({ ...summaryOf(stored), scenario: {} });
}

/** The newest revision, which is what nearly everybody reads: kept in memory, and sent where the database has no newer one. */
async function sendNewest(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const { scenarios, keptAnswers } = request.server;
  const newest = await scenarios.newest(id);
  if (newest === undefined) throw noScenario(id);
  const tag = revisionTag(newest);
  const held = request.headers['if-none-match'];
  if (held !== undefined && namesTag(held, tag)) {
    return reply
      .code(304)
      .headers({ ...READ_HEADERS, etag: quoteTag(tag) })
      .send();
  }
  let answer = keptAnswers.find(id, tag);
  if (answer === undefined) {
    const stored = await scenarios.find(id);
    if (stored === undefined) throw noScenario(id);
    answer = keptAnswers.keep(id, revisionTag(stored), textOf(stored));
  }
  void reply.headers({ ...READ_HEADERS, etag: quoteTag(answer.tag) });
  return sendKept(request, reply, id, answer);
}

const reading = {
  tags: ['scenarios'],
  headers: conditionalHeaders,
  response: {
    200: storedResponse,
    304: z.undefined().describe('The tag of If-None-Match is the newest'),
    ...errorResponses(...READING, 'scenario_not_found'),
  },
};

export const scenarioRoutes: FastifyPluginAsyncZod = async (app) => {
  const writes = app.limitWrites();
  const stores = { ...writes, config: { ...writes.config, body: 'readContent' } } as const;

  app.post(
    '/',
    {
      ...stores,
      schema: {
        tags: ['scenarios'],
        summary: 'Store a scenario',
        description: 'With X-Shelf-Key it stands on that shelf.',
        headers: shelfHeaders,
        body: scenarioBody,
        response: {
          201: createdResponse,
          ...bodyErrorResponses(...WRITING, 'invalid_scenario', 'limit_reached', 'storage_full'),
        },
      },
    },
    async (request, reply) => {
      const content = contentOfBody(request);
      const shelfKey = request.headers['x-shelf-key'];
      const { answer, headers } = await storeNew(app, content, { shelfKey });
      return reply.code(201).headers(headers).send(answer);
    },
  );

  app.get(
    '/:id',
    { schema: { ...reading, summary: 'Read a scenario', params: scenarioParams, querystring: revisionQuery } },
    async (request, reply) => {
      const { revision } = request.query;
      const { id } = request.params;
      return revision === undefined
        ? sendNewest(request, reply, id)
        : sendRevision(request, reply, id, Number(revision));
    },
  );

  app.get(
    '/:id/revisions/:revision',
    { schema: { ...reading, summary: 'Read one revision', params: revisionParams } },
    async (request, reply) => sendRevision(request, reply, request.params.id, Number(request.params.revision)),
  );

  app.put(
    '/:id',
    {
      ...stores,
      schema: {
        tags: ['scenarios'],
        summary: 'Store another revision of a scenario',
        params: scenarioParams,
        headers: changeHeaders,
        body: scenarioBody,
        response: {
          200: updatedResponse,
          ...bodyErrorResponses(
            ...WRITING,
            'invalid_scenario',
            'scenario_not_found',
            'edit_key_missing',
            'edit_key_wrong',
            'if_match_missing',
            'revision_conflict',
            'limit_reached',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { 'if-match': condition } = request.headers;
      const keys = keysOf(request.headers);
      demandKey(keys);
      if (condition === undefined) {
        const message = say('index.the-header-if-match-is');
        throw new ApiError('if_match_missing', message, { path: 'headers.if-match' });
      }
      const content = contentOfBody(request);
      await app.scenarioLimits.admitDocument(content.document);
      const outcome = await app.scenarios.update(
        id,
        keys,
        (current) => {
          if (!namesTag(condition, revisionTag(current))) return false;
          app.scenarioLimits.admitRevision(current);
          return true;
        },
        content,
      );
      switch (outcome.kind) {
        case 'not-found':
          throw noScenario(id);
        case 'wrong-key':
          throw wrongKey(id, keys);
        case 'conflict':
          throw conflict(outcome.current, reply);
        case 'stored': {
          const answer = summaryOf(outcome.scenario);
          return reply.headers({ etag: answer.etag, 'cache-control': 'no-store' }).send(answer);
        }
      }
    },
  );

  app.delete(
    '/:id',
    {
      ...writes,
      schema: {
        tags: ['scenarios'],
        summary: 'Delete a scenario with all its revisions',
        description:
          'Needs the key of its shelf, or the edit key where it stands on none. Heeds If-Match where it is sent.',
        params: scenarioParams,
        headers: changeHeaders,
        response: {
          204: z.undefined().describe('Deleted'),
          ...bodyErrorResponses(
            ...WRITING,
            'scenario_not_found',
            'edit_key_missing',
            'shelf_key_missing',
            'edit_key_wrong',
            'revision_conflict',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { 'if-match': condition } = request.headers;
      const keys = keysOf(request.headers);
      demandKey(keys);
      const outcome = await app.scenarios.remove(
        id,
        keys,
        condition === undefined ? undefined : (current) => namesTag(condition, revisionTag(current)),
      );
      switch (outcome.kind) {
        case 'not-found':
          throw noScenario(id);
        case 'wrong-key':
          throw wrongKey(id, keys);
        case 'not-owner':
          throw shelfKeyNeeded(id);
        case 'conflict':
          throw conflict(outcome.current, reply);
        case 'removed':
          return reply.code(204).send();
      }
    },
  );

  await app.register(revisionRoutes);
  await app.register(copyRoutes);
  await app.register(pictureRoutes);
};
