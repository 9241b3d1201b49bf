/** `/api/rooms/:code/documents/:hash`: the networks that a room is about. Each is stored once by its teacher, and fetched once by each member. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { contentOfBody } from '../../../plugins/app/json-body.ts';
import { accessBy, codeIn } from '../../../rooms/access.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import { roomDocumentParams, roomHeaders } from '../../../schemas/room.ts';
import { scenarioBody } from '../../../schemas/scenario.ts';

/** Documents that a room keeps, besides those that it is about. */
const MOST_DOCUMENTS = 16;

export const roomDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  const writes = app.limitWrites();

  app.put(
    '/:code/documents/:hash',
    {
      ...writes,
      config: { ...writes.config, body: 'readContent' },
      schema: {
        tags: ['rooms'],
        summary: 'Store a network of a room',
        description: `Needs the teacher’s key, or that of the member whose screen is shown. The room keeps the ${MOST_DOCUMENTS} newest, and those that its messages name.`,
        params: roomDocumentParams,
        headers: roomHeaders,
        body: scenarioBody,
        response: {
          204: z.undefined().describe('Stored'),
          ...bodyErrorResponses(...WRITING, 'room_not_found', 'room_key_missing', 'room_key_wrong', 'invalid_scenario'),
        },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code);
      await app.roomTalk.demandMayStore(await accessBy(app.rooms, code, request.headers['x-room-key']));
      const content = contentOfBody(request);
      const { hash } = request.params;
      if (content.hash !== hash) {
        const parts = { given: hash.slice(0, 8), found: content.hash.slice(0, 8) };
        throw new ApiError('invalid_request', say('rooms.document-other', parts), { path: 'params.hash' });
      }
      const named = await app.roomTalk.documentsOf(code);
      await app.rooms.storeDocument(code, content, named, MOST_DOCUMENTS);
      return reply.code(204).send();
    },
  );

  app.get(
    '/:code/documents/:hash',
    {
      schema: {
        tags: ['rooms'],
        summary: 'Fetch a network of a room',
        params: roomDocumentParams,
        headers: roomHeaders,
        response: {
          200: {
            description: 'The scenario',
            content: { 'application/json': { schema: z.any() } },
          },
          ...errorResponses(
            ...READING,
            'room_not_found',
            'room_key_missing',
            'room_key_wrong',
            'room_document_missing',
          ),
        },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code);
      await accessBy(app.rooms, code, request.headers['x-room-key']);
      const { hash } = request.params;
      const document = await app.rooms.document(code, hash);
      if (document === undefined)
        throw new ApiError('room_document_missing', say('rooms.document-not-found', { hash: hash.slice(0, 8) }), {
          path: 'params.hash',
        });
      return reply
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .serializer(() => document)
        .send({});
    },
  );
};
