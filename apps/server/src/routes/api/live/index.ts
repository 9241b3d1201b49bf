/** `/api/live/check`: one address, answered as a WebSocket, as server-sent events or as a plain answer, to see what a network lets through. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseOtherSites } from '../../../lib/own-site.ts';
import { errorResponses } from '../../../schemas/error.ts';
import { liveAnswer, liveQuery } from '../../../schemas/live.ts';
import { sendChecks } from './events.ts';
import { echo } from './socket.ts';

export const liveRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: 'GET',
    url: '/check',
    // What is compressed arrives when the compressor is full, not when it happens.
    compress: false,
    schema: {
      tags: ['server'],
      summary: 'Check a live connection',
      description:
        'With `Upgrade: websocket` every text message comes back as it was sent: at most 16 messages of 1024 octets, for 10 s. With `Accept: text/event-stream` there are as many `check` events as `events` says ({challenge, atMs, number, of, afterMs}, the last one being the time since the first), after which the stream closes. Otherwise one answer, which a client may poll for. Requests of pages of other sites are refused.',
      querystring: liveQuery,
      response: {
        101: z.undefined().describe('The connection is a WebSocket from here on'),
        200: {
          description: 'The challenge, or the events that have it',
          content: {
            'application/json': { schema: liveAnswer },
            'text/event-stream': { schema: z.any() },
          },
        },
        ...errorResponses('other_site'),
      },
    },
    preHandler: refuseOtherSites,
    handler: async (request, reply) => {
      const { challenge = null, events } = request.query;
      void reply.headers({ 'cache-control': 'no-store, no-transform', vary: 'accept' });
      if (request.headers.accept?.includes('text/event-stream')) return sendChecks(request, reply, challenge, events);
      return reply.send({ challenge, atMs: Date.now() });
    },
    wsHandler: echo,
  });
};
