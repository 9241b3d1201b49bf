/** Routes that every kind of stored document has below its own address: store, read, change and delete, with revisions and keys. */
import { say } from '@lanelab/messages/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import { namesTag, quoteTag } from '../../lib/etag.ts';
import { contentOfBody } from '../../plugins/app/json-body.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../schemas/error.ts';
import {
  changeHeaders,
  conditionalHeaders,
  idParams,
  revisionParams,
  revisionQuery,
  shelfHeaders,
} from '../../schemas/stored.ts';
import { sendKept } from '../../services/send-kept.ts';
import { storeNew } from '../../services/store-new.ts';
import {
  conflict,
  demandKey,
  keysOf,
  notStored,
  READ_HEADERS,
  shelfKeyNeeded,
  summaryOf,
  wrongKey,
} from '../../services/stored-answers.ts';
import { type RevisionOf, revisionTag, type StoredRevision } from '../../storage/document-head.ts';
import { copyRoutes } from './copies.ts';
import type { StoredKind } from './kind.ts';
import { revisionRoutes } from './revisions.ts';

/** What is stored as JSON. Its text goes in as it is: parsing and writing it again would cost more than all else. */
function textOf(stored: StoredRevision): string {
  return `${JSON.stringify(summaryOf(stored)).slice(0, -1)},"${stored.kind}":${stored.document}}`;
}

async function sendRevision(
  { kind, documents }: StoredKind,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, revision }: RevisionOf,
): Promise<FastifyReply> {
  const stored = documents(request.server);
  void reply.headers(READ_HEADERS);
  const held = request.headers['if-none-match'];
  if (held !== undefined) {
    // A client that has the document already costs no reading of it, however long it is.
    const head = await stored.findHead(id, revision);
    if (head === undefined) throw notStored(kind, id, revision);
    const tag = revisionTag(head);
    if (namesTag(held, tag)) return reply.code(304).header('etag', quoteTag(tag)).send();
  }
  const found = await stored.find(id, revision);
  if (found === undefined) throw notStored(kind, id, revision);
  const json = textOf(found);
  return reply
    .header('etag', quoteTag(revisionTag(found)))
    .type('application/json; charset=utf-8')
    .serializer(() => json)
    .send({ ...summaryOf(found), [kind]: {} });
}

/** The newest revision, which is what nearly everybody reads: kept in memory, and sent where the database has no newer one. */
async function sendNewest(
  { kind, documents }: StoredKind,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const { keptAnswers } = request.server;
  const stored = documents(request.server);
  const newest = await stored.newest(id);
  if (newest === undefined) throw notStored(kind, id);
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
    const found = await stored.find(id);
    if (found === undefined) throw notStored(kind, id);
    answer = keptAnswers.keep(id, revisionTag(found), textOf(found));
  }
  void reply.headers({ ...READ_HEADERS, etag: quoteTag(answer.tag) });
  return sendKept(request, reply, id, answer);
}

export function documentRoutes(of: StoredKind): FastifyPluginAsyncZod {
  const { kind, answers, missing, invalid } = of;
  const reading = {
    tags: [`${kind}s`],
    headers: conditionalHeaders,
    response: {
      200: answers.stored,
      304: z.undefined().describe('The tag of If-None-Match is the newest'),
      ...errorResponses(...READING, missing),
    },
  };

  return async (app) => {
    const documents = of.documents(app);
    const writes = app.limitWrites();
    const stores = { ...writes, bodyLimit: of.bodyLimit, config: { ...writes.config, body: of.reading } };

    app.post(
      '/',
      {
        ...stores,
        schema: {
          tags: [`${kind}s`],
          summary: `Store a ${kind}`,
          description: 'With X-Shelf-Key it stands on that shelf.',
          headers: shelfHeaders,
          body: of.body,
          response: {
            201: answers.created,
            ...bodyErrorResponses(...WRITING, invalid, 'limit_reached', 'storage_full'),
          },
        },
      },
      async (request, reply) => {
        const content = contentOfBody(request);
        const shelfKey = request.headers['x-shelf-key'];
        const { answer, headers } = await storeNew(app, documents, content, { shelfKey });
        return reply.code(201).headers(headers).send(answer);
      },
    );

    app.get(
      '/:id',
      { schema: { ...reading, summary: `Read a ${kind}`, params: idParams, querystring: revisionQuery } },
      async (request, reply) => {
        const { revision } = request.query;
        const { id } = request.params;
        return revision === undefined
          ? sendNewest(of, request, reply, id)
          : sendRevision(of, request, reply, { id, revision: Number(revision) });
      },
    );

    app.get(
      '/:id/revisions/:revision',
      { schema: { ...reading, summary: 'Read one revision', params: revisionParams } },
      async (request, reply) =>
        sendRevision(of, request, reply, { id: request.params.id, revision: Number(request.params.revision) }),
    );

    app.put(
      '/:id',
      {
        ...stores,
        schema: {
          tags: [`${kind}s`],
          summary: `Store another revision of a ${kind}`,
          params: idParams,
          headers: changeHeaders,
          body: of.body,
          response: {
            200: answers.updated,
            ...bodyErrorResponses(
              ...WRITING,
              invalid,
              missing,
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
        await app.storageLimits.admitDocument(content.document);
        const outcome = await documents.update(
          id,
          keys,
          (current) => {
            if (!namesTag(condition, revisionTag(current))) return false;
            app.storageLimits.admitRevision(current);
            return true;
          },
          content,
        );
        switch (outcome.kind) {
          case 'not-found':
            throw notStored(kind, id);
          case 'wrong-key':
            throw wrongKey(kind, id, keys);
          case 'conflict':
            throw conflict(outcome.current, reply);
          case 'stored': {
            const answer = summaryOf(outcome.head);
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
          tags: [`${kind}s`],
          summary: `Delete a ${kind} with all its revisions`,
          description:
            'Needs the key of its shelf, or the edit key where it stands on none. Heeds If-Match where it is sent.',
          params: idParams,
          headers: changeHeaders,
          response: {
            204: z.undefined().describe('Deleted'),
            ...bodyErrorResponses(
              ...WRITING,
              missing,
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
        const outcome = await documents.remove(
          id,
          keys,
          condition === undefined ? undefined : (current) => namesTag(condition, revisionTag(current)),
        );
        switch (outcome.kind) {
          case 'not-found':
            throw notStored(kind, id);
          case 'wrong-key':
            throw wrongKey(kind, id, keys);
          case 'not-owner':
            throw shelfKeyNeeded(kind, id);
          case 'conflict':
            throw conflict(outcome.current, reply);
          case 'removed':
            return reply.code(204).send();
        }
      },
    );

    await app.register(revisionRoutes(of));
    await app.register(copyRoutes(of));
  };
}
