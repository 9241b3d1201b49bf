/** `/api/rooms/:code/live`: what happens in a room, as a WebSocket, as server-sent events, or as an answer to each poll. */
import { PassThrough } from 'node:stream';
import { BEAT_MS, polledSchema, type ServerMessage } from '@lanelab/lessons/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseOtherSites } from '../../../lib/own-site.ts';
import { accessBy, codeIn, type RoomAccess } from '../../../rooms/access.ts';
import { errorResponses, READING } from '../../../schemas/error.ts';
import { liveHeaders, liveQuery, roomParams } from '../../../schemas/room.ts';
import { followBySocket } from './socket.ts';

/** A reader that is so far behind, in octets, does not read. */
const MOST_UNREAD = 1024 * 1024;

const HEADERS = { 'cache-control': 'no-store, no-transform', vary: 'accept' };

function eventOf(message: ServerMessage): string {
  const number = message.kind === 'news' || message.kind === 'ready' ? `id: ${message.number}\n` : '';
  return `${number}data: ${JSON.stringify(message)}\n\n`;
}

async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  access: RoomAccess,
  after: number,
): Promise<FastifyReply> {
  const { openStreams, roomHub, roomPresence } = request.server;
  const leaveStreams = openStreams.enter(request.person);
  const stream = new PassThrough();
  stream.on('error', (error) => request.log.info({ err: error }, 'the events of a room broke'));
  const send = (message: ServerMessage): void => {
    if (stream.writableEnded) return;
    stream.write(eventOf(message));
    if (stream.writableLength > MOST_UNREAD) stream.destroy();
  };
  try {
    const leave = await roomHub.follow({ access, send, end: () => stream.end() }, after);
    const goAway = roomPresence.enter(access);
    const beat = setInterval(() => send({ kind: 'beat', atMs: Date.now() }), BEAT_MS);
    stream.once('close', () => {
      clearInterval(beat);
      leave();
      goAway();
      leaveStreams();
    });
  } catch (error) {
    leaveStreams();
    throw error;
  }
  return reply
    .headers({ ...HEADERS, 'x-accel-buffering': 'no' })
    .type('text/event-stream; charset=utf-8')
    .send(stream);
}

export const roomLiveRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: 'GET',
    url: '/:code/live',
    // What is compressed arrives when the compressor is full, not when it happens.
    compress: false,
    schema: {
      tags: ['rooms'],
      summary: 'Follow a room',
      description:
        'First the state of the room, as far as it is newer than `after` (or Last-Event-ID), then whatever happens. With `Accept: text/event-stream` each event has one message as JSON; otherwise the answer has those there are now, and a client polls. With `Upgrade: websocket` the first message of the client is `{kind: "hello", key, after}`, each further one `{kind: "say", id, says}`, which is answered with `taken` or `refused`. docs/room.md lists the messages.',
      params: roomParams,
      querystring: liveQuery,
      headers: liveHeaders,
      response: {
        101: z.undefined().describe('The connection is a WebSocket from here on'),
        200: {
          description: 'The messages',
          content: {
            'application/json': { schema: polledSchema },
            'text/event-stream': { schema: z.any() },
          },
        },
        ...errorResponses(...READING, 'room_not_found', 'room_key_missing', 'room_key_wrong', 'other_site'),
      },
    },
    preHandler: refuseOtherSites,
    handler: async (request, reply) => {
      const code = codeIn(request.params.code);
      const access = await accessBy(app.rooms, code, request.headers['x-room-key']);
      const last = request.headers['last-event-id'];
      const after = last === undefined ? request.query.after : Number(last);
      if (request.headers.accept?.includes('text/event-stream')) return sendEvents(request, reply, access, after);
      app.roomPresence.polled(access);
      const messages = await app.roomHub.poll(access, after);
      return reply.headers(HEADERS).send({ messages: [...messages] });
    },
    wsHandler: (socket, request) => followBySocket(socket, request, request.params.code),
  });
};
