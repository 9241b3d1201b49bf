/** A student's screen in a live room: shown to the teacher alone, only after the teacher has asked, and only for as long as the student agrees. */
import { documentHash, mustParse } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import {
  byPoll,
  bySocket,
  clockAt,
  joinRoom,
  makeRoom,
  type Room,
  sayIn,
  send,
  storeNetwork,
} from '../../support/rooms.ts';
import { tinyScenario } from '../../support/scenarios.ts';

async function openRoom(): Promise<Room> {
  const { app } = await testApp();
  return makeRoom(await app.listen({ port: 0, host: '127.0.0.1' }));
}

const ask = (member: string | null) => ({ kind: 'screen', member, state: 'asked' });
const consent = (isGiven: boolean) => ({ kind: 'consent', isGiven });
const shown = (says: object) => ({ kind: 'shown', says });

const scenario = mustParse(tinyScenario('Ana’s own'));
const hash = documentHash(scenario);
const storeOwn = ({ origin, code }: Room, key: string) =>
  send(origin, `/${code}/documents/${hash}`, scenario, key, 'PUT');

/** A teacher and two students, of whom the first has agreed to show her screen. */
async function agreed() {
  const room = await openRoom();
  const [ana, bo] = await Promise.all([joinRoom(room, 'Ana'), joinRoom(room, 'Bo')]);
  const teacher = await bySocket(room, room.teacherKey);
  expect(await teacher.say(ask(ana.id))).toBe('taken');
  expect((await sayIn(room, ana.memberKey, consent(true))).status).toBe(204);
  return { room, ana, bo, teacher };
}

it('goes to the teacher once the student has agreed, and to no other student', async () => {
  const { room, ana, bo, teacher } = await agreed();
  const other = await bySocket(room, bo.memberKey);
  expect((await storeOwn(room, ana.memberKey)).status).toBe(204);
  const scene = { kind: 'scene', hash, title: 'Ana’s own' };
  for (const says of [scene, clockAt(7), clockAt(8)])
    expect((await sayIn(room, ana.memberKey, shown(says))).status).toBe(204);
  await expect.poll(() => teacher.last('shown')?.says).toEqual(clockAt(8));
  expect(teacher.last('screen')).toEqual({ kind: 'screen', member: ana.id, state: 'shown' });
  // What comes to the other student afterwards shows that nothing came before.
  await teacher.say(clockAt(1));
  await expect.poll(() => other.last('clock')?.timePs).toBe(1);
  expect(other.last('shown')).toBeUndefined();
  // A teacher who connects again has the newest of each kind; the student who connects again knows that the screen is shown.
  const again = await byPoll(room, room.teacherKey);
  const said = again.messages.flatMap((one) =>
    one.kind === 'news' && one.says.kind === 'shown' ? [one.says.says] : [],
  );
  expect(said).toEqual([scene, clockAt(8)]);
  expect((await byPoll(room, ana.memberKey)).last('screen')).toEqual({
    kind: 'screen',
    member: ana.id,
    state: 'shown',
  });
});

it('hides from the others who was asked', async () => {
  const { room, bo } = await agreed();
  const other = await byPoll(room, bo.memberKey);
  expect(other.last('screen')).toEqual({ kind: 'screen', member: null, state: 'asked' });
});

it('is refused before the teacher asks, before the student agrees, and after either has ended it', async () => {
  const room = await openRoom();
  const { id, memberKey } = await joinRoom(room, 'Ana');
  const refusals = async () => [
    (await sayIn(room, memberKey, shown(clockAt(1)))).body?.error.code,
    (await storeOwn(room, memberKey)).body?.error.code,
  ];
  const notYet = ['screen_not_asked', 'room_key_wrong'];
  expect(await refusals()).toEqual(notYet);
  expect((await sayIn(room, memberKey, consent(true))).body.error.code).toBe('screen_not_asked');
  await sayIn(room, room.teacherKey, ask(id));
  expect(await refusals()).toEqual(notYet);
  await sayIn(room, memberKey, consent(true));
  expect(await refusals()).toEqual([undefined, undefined]);
  await sayIn(room, memberKey, consent(false));
  expect(await refusals()).toEqual(notYet);
  await sayIn(room, room.teacherKey, ask(id));
  await sayIn(room, memberKey, consent(true));
  await sayIn(room, room.teacherKey, ask(null));
  expect(await refusals()).toEqual(notYet);
  expect((await sayIn(room, memberKey, consent(true))).body.error.code).toBe('screen_not_asked');
});

it('has no consent but that of the student who was asked', async () => {
  const room = await openRoom();
  const [ana, bo] = await Promise.all([joinRoom(room, 'Ana'), joinRoom(room, 'Bo')]);
  await sayIn(room, room.teacherKey, ask(ana.id));
  for (const key of [bo.memberKey, room.teacherKey])
    expect((await sayIn(room, key, consent(true))).body.error.code).toBe('screen_not_asked');
  expect((await sayIn(room, bo.memberKey, ask(bo.id))).body.error.code).toBe('room_key_wrong');
  const forged = await sayIn(room, room.teacherKey, { ...ask(ana.id), state: 'shown' });
  expect(forged.body.error).toMatchObject({ code: 'invalid_request', path: 'body.says.state' });
  const nobody = await sayIn(room, room.teacherKey, ask('nobody'));
  expect(nobody.body.error).toMatchObject({ code: 'invalid_request', path: 'body.says.member' });
});

it('names no network that the room does not hold', async () => {
  const { room, ana } = await agreed();
  const scene = { kind: 'scene', hash, title: '' };
  expect((await sayIn(room, ana.memberKey, shown(scene))).body.error.code).toBe('room_document_missing');
  await storeOwn(room, ana.memberKey);
  await sayIn(room, ana.memberKey, shown(scene));
  // The network that is shown stays, however many others the teacher stores.
  for (let number = 0; number < 20; number += 1) await storeNetwork(room, `Network ${number}`);
  const fetched = await fetch(`${room.origin}/api/rooms/${room.code}/documents/${hash}`, {
    headers: { 'x-room-key': room.teacherKey },
  });
  expect(fetched.status).toBe(200);
});
