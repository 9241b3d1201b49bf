/** Live rooms: what is stored of them, who follows them at this server, and who is there. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { newOwner } from '../../jobs/owner.ts';
import { Presence } from '../../rooms/presence.ts';
import { RoomHub } from '../../rooms/room-hub.ts';
import { Talk } from '../../rooms/talk.ts';
import { createRoomMemberRepository, type RoomMemberRepository } from '../../storage/room-member-repository.ts';
import { createRoomMessageRepository } from '../../storage/room-message-repository.ts';
import { createRoomRepository, type RoomRepository } from '../../storage/room-repository.ts';
import { createRoomTeacherRepository } from '../../storage/room-teacher-repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    rooms: RoomRepository;
    roomMembers: RoomMemberRepository;
    roomHub: RoomHub;
    roomTalk: Talk;
    roomPresence: Presence;
  }
}

export const rooms = fp(
  async (app: FastifyInstance) => {
    const { database, log } = app;
    const repository = createRoomRepository(database);
    const members = createRoomMemberRepository(database);
    const messages = createRoomMessageRepository(database);
    const teachers = createRoomTeacherRepository(database);
    const hub = new RoomHub({ messages, members, teachers, log, changes: database.roomChanges });
    const presence = new Presence({ members, teachers, owner: newOwner(), log });
    app.decorate('rooms', repository);
    app.decorate('roomMembers', members);
    app.decorate('roomHub', hub);
    app.decorate('roomTalk', new Talk({ database, rooms: repository, messages, members }));
    app.decorate('roomPresence', presence);
    // Before the connections are drained: streams of rooms then end at once.
    app.addHook('preClose', async () => {
      presence.close();
      hub.close();
    });
  },
  { name: 'rooms', dependencies: ['storage'] },
);
