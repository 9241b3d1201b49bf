/** `/api/rooms`: live rooms, made, joined, closed, and spoken in by those who have no WebSocket. */
import { LONGEST_MESSAGE } from '@lanelab/lessons/room';
import { say } from '@lanelab/messages/server';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseJson } from '../../../documents/parse-json.ts';
import { ApiError } from '../../../errors.ts';
import { refuseOtherSites } from '../../../lib/own-site.ts';
import { accessBy, codeIn, demandTeacher, roomNotFound } from '../../../rooms/access.ts';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../../schemas/error.ts';
import {
  newMemberAnswer,
  newMemberBody,
  newRoomAnswer,
  newRoomBody,
  roomAnswer,
  roomHeaders,
  roomParams,
  sayBody,
  showRoom,
} from '../../../schemas/room.ts';
import { roomDocumentRoutes } from './documents.ts';
import { roomLiveRoute } from './live.ts';

const NOT_KEPT = { 'cache-control': 'no-store' };

export const roomRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(roomDocumentRoutes);
  await app.register(roomLiveRoute);
  await app.register(smallBodies);
};

/** Bodies here are no longer than a message: they are read at once, without a turn of the threads that read documents. */
const smallBodies: FastifyPluginAsyncZod = async (app) => {
  const { ROOM_LIMIT, ROOM_MEMBERS, ROOM_KEEP_MS, JSON_DEPTH_LIMIT } = app.config;
  const writes = app.limitWrites();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LONGEST_MESSAGE },
    async (_request: FastifyRequest, octets: Buffer) => {
      if (octets.length === 0)
        throw new ApiError('invalid_json', say('error-handler.the-body-is-empty-send'), { path: 'body' });
      return parseJson({ octets, depthLimit: JSON_DEPTH_LIMIT });
    },
  );

  app.post(
    '/',
    {
      ...writes,
      preHandler: refuseOtherSites,
      schema: {
        tags: ['rooms'],
        summary: 'Make a live room',
        description: 'The room ends when it is deleted, or when nothing has been said in it for ROOM_KEEP_MS.',
        body: newRoomBody,
        response: { 201: newRoomAnswer, ...bodyErrorResponses(...WRITING, 'limit_reached', 'other_site') },
      },
    },
    async (request, reply) => {
      await app.rooms.deleteUnused(ROOM_KEEP_MS);
      if ((await app.rooms.count()) >= ROOM_LIMIT)
        throw new ApiError('limit_reached', say('rooms.full', { limit: ROOM_LIMIT }));
      const { head, teacherKey } = await app.rooms.create(request.body.title);
      const answer = { ...showRoom(head), teacherKey };
      return reply
        .code(201)
        .headers({ ...NOT_KEPT, location: answer.links.self })
        .send(answer);
    },
  );

  app.get(
    '/:code',
    {
      schema: {
        tags: ['rooms'],
        summary: 'Look at a room',
        description: 'Needs no key: whoever has the code may join.',
        params: roomParams,
        response: { 200: roomAnswer, ...errorResponses(...READING, 'room_not_found') },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code);
      const head = await app.rooms.find(code);
      if (head === undefined) throw roomNotFound(code);
      return reply.headers(NOT_KEPT).send(showRoom(head));
    },
  );

  app.delete(
    '/:code',
    {
      ...writes,
      schema: {
        tags: ['rooms'],
        summary: 'Close a room',
        description: 'Needs the teacher’s key. Everybody is notified, and all messages are deleted.',
        params: roomParams,
        headers: roomHeaders,
        response: {
          204: z.undefined().describe('Closed'),
          ...bodyErrorResponses(...WRITING, 'room_not_found', 'room_key_missing', 'room_key_wrong'),
        },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code);
      demandTeacher(await accessBy(app.rooms, code, request.headers['x-room-key']));
      await app.rooms.delete(code);
      return reply.code(204).send();
    },
  );

  app.post(
    '/:code/members',
    {
      ...writes,
      preHandler: refuseOtherSites,
      schema: {
        tags: ['rooms'],
        summary: 'Join a room',
        description:
          'In a full room (ROOM_MEMBERS) one of whoever joined with the most names loses the place to who joined with fewer; who is not connected, has answered nothing and came last goes first.',
        params: roomParams,
        body: newMemberBody,
        response: {
          201: newMemberAnswer,
          ...bodyErrorResponses(...WRITING, 'room_not_found', 'limit_reached', 'other_site'),
        },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code);
      const { name } = request.body;
      const newcomer = { name, person: request.person.name };
      if ((await app.rooms.find(code)) === undefined) throw roomNotFound(code);
      const member = await app.roomMembers.add(code, newcomer, ROOM_MEMBERS);
      if (member === undefined) throw new ApiError('limit_reached', say('rooms.members-full', { limit: ROOM_MEMBERS }));
      return reply
        .code(201)
        .headers(NOT_KEPT)
        .send({ ...member, name });
    },
  );

  app.post(
    '/:code/say',
    {
      preHandler: refuseOtherSites,
      schema: {
        tags: ['rooms'],
        summary: 'Say something in a room',
        description:
          'For those who have no WebSocket. The teacher says where the class is (`scene`, `clock`, `view`, `pointer`), asks (`question`), hands out copies (`copy`), asks for a screen (`screen`) and removes a member (`remove`); a member sends an `answer`, agrees to show the screen or ends that (`consent`), and says what is on it (`shown`). The same answer sent twice is one answer.',
        params: roomParams,
        headers: roomHeaders,
        body: sayBody,
        response: {
          204: z.undefined().describe('Taken'),
          ...bodyErrorResponses(
            ...WRITING,
            'room_not_found',
            'room_key_missing',
            'room_key_wrong',
            'room_document_missing',
            'question_closed',
            'already_answered',
            'screen_not_asked',
            'limit_reached',
            'other_site',
          ),
        },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code);
      const access = await accessBy(app.rooms, code, request.headers['x-room-key']);
      app.roomTalk.admit(access);
      await app.roomTalk.say(access, request.body.says);
      return reply.code(204).send();
    },
  );
};
