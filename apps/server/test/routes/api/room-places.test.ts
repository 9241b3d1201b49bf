/** Places in a live room: the teacher takes them away, and in a full room those of invented names go to who comes. */
import { END } from '@lanelab/lessons/room';
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { byPoll, bySocket, joinRoom, makeRoom, type Room, sayIn } from '../../support/rooms.ts';
import { somebody } from '../../support/somebody.ts';

const MOST = 6;

async function openRoom(): Promise<Room> {
  const { app } = await testApp({ environment: { ROOM_MEMBERS: String(MOST) } });
  return makeRoom(await app.listen({ port: 0, host: '127.0.0.1' }));
}

interface Member {
  readonly id: string;
  readonly memberKey: string;
}

/** One browser, or one program without cookies, that joins with as many names as it likes. */
async function comer({ origin, code }: Room, isSeated = true) {
  const { ask } = await somebody(origin, isSeated);
  return async (name: string): Promise<Member & { readonly status: number }> => {
    const { status, text } = await ask(`/rooms/${code}/members`, {}, { name });
    return { status, ...JSON.parse(text) };
  };
}

async function peopleIn(room: Room): Promise<string[]> {
  const teacher = await byPoll(room, room.teacherKey);
  return teacher.lastOf('people')?.people.map(({ name }) => name) ?? [];
}

const QUESTION = { kind: 'question', id: 'q', text: 'How many?', form: { type: 'number', unit: '' }, state: 'open' };
const answerOf = (value: number) => ({ kind: 'answer', question: 'q', value });

it.each([
  ['a seat', true],
  ['an address without seats', false],
])('takes places from the many names of %s for whoever comes from elsewhere', async (_whose, isSeated) => {
  const room = await openRoom();
  const flood = await comer(room, isSeated);
  const ana = await comer(room);
  await ana('Ana');
  for (let at = 1; at < MOST; at += 1) await flood(`Nobody ${at}`);
  for (const name of ['Bo', 'Cy', 'Di', 'Eva']) {
    const join = await comer(room);
    expect((await join(name)).status, name).toBe(201);
  }
  // The first name of a person stays: it may be that of a student.
  expect(await peopleIn(room)).toEqual(['Ana', 'Nobody 1', 'Bo', 'Cy', 'Di', 'Eva']);
  const late = await comer(room);
  const { status } = await late('Fay');
  expect(status).toBe(409);
  expect((await flood('Nobody again')).status).toBe(409);
});

it('takes first the place of who is not connected, then of who has answered nothing', async () => {
  const room = await openRoom();
  await sayIn(room, room.teacherKey, QUESTION);
  const flood = await comer(room);
  const names: Member[] = [];
  for (let at = 0; at < MOST; at += 1) names.push(await flood(`Nobody ${at}`));
  const [idle, connected, , answered] = names;
  if (idle === undefined || connected === undefined || answered === undefined) throw new Error('too few came');
  await sayIn(room, answered.memberKey, answerOf(7));
  const stream = await bySocket(room, connected.memberKey);
  const remaining = [];
  for (const name of ['Ana', 'Bo', 'Cy', 'Di']) {
    await (await comer(room))(name);
    remaining.push((await peopleIn(room)).filter((one) => one.startsWith('Nobody')).join());
  }
  expect(remaining).toEqual([
    'Nobody 0,Nobody 1,Nobody 2,Nobody 3,Nobody 4',
    'Nobody 0,Nobody 1,Nobody 2,Nobody 3',
    'Nobody 0,Nobody 1,Nobody 3',
    'Nobody 1,Nobody 3',
  ]);
  expect(stream.socket.readyState).toBe(stream.socket.OPEN);
});

it('is taken away by the teacher with its answers, ends its connections, and can be had again', async () => {
  const room = await openRoom();
  const [ana, bo] = [await joinRoom(room, 'Ana'), await joinRoom(room, 'Bo')];
  await sayIn(room, room.teacherKey, QUESTION);
  await sayIn(room, ana.memberKey, answerOf(1));
  await sayIn(room, bo.memberKey, answerOf(2));
  const [teacher, one, other] = [
    await bySocket(room, room.teacherKey),
    await bySocket(room, ana.memberKey),
    await bySocket(room, bo.memberKey),
  ];
  expect(await teacher.say({ kind: 'remove', member: ana.id })).toBe('taken');
  await one.end;
  const again = await bySocket(room, ana.memberKey);
  expect((await again.end).code).toBe(END.wrongKey);
  expect((await sayIn(room, ana.memberKey, answerOf(1))).body.error.code).toBe('room_key_wrong');
  await expect.poll(() => teacher.lastOf('people')?.people.map(({ name }) => name)).toEqual(['Bo']);
  await expect.poll(() => teacher.lastOf('answers')?.questions).toEqual([{ id: 'q', answers: [2] }]);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  expect(await other.say({ kind: 'remove', member: bo.id })).toBe('room_key_wrong');
  expect(await teacher.say({ kind: 'remove', member: ana.id })).toBe('invalid_request');
  expect((await joinRoom(room, 'Ana')).id).not.toBe(ana.id);
});

it('is taken from a member whose screen is shown: nobody’s is shown then', async () => {
  const room = await openRoom();
  const ana = await joinRoom(room, 'Ana');
  await sayIn(room, room.teacherKey, { kind: 'screen', member: ana.id, state: 'asked' });
  await sayIn(room, ana.memberKey, { kind: 'consent', isGiven: true });
  const teacher = await bySocket(room, room.teacherKey);
  await teacher.say({ kind: 'remove', member: ana.id });
  await expect.poll(() => teacher.last('screen')).toEqual({ kind: 'screen', member: null, state: 'asked' });
});
