/** Live rooms: who may do what, which messages arrive by each of the three transports, and which follow a reconnection. */
import { CURVE_POINTS, END, POINTERS_PER_SECOND, type Said } from '@lanelab/lessons/room';
import { documentHash, mustParse } from '@lanelab/scenario';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../support/app.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import {
  byEvents,
  byPoll,
  bySocket,
  clockAt,
  joinRoom,
  makeRoom,
  type Person,
  type Room,
  sayIn,
  send,
  storeNetwork,
} from '../../support/rooms.ts';
import { tinyScenario } from '../../support/scenarios.ts';

async function listening(
  environment: Readonly<Record<string, string>> = {},
  database?: TestDatabase,
): Promise<TestApp & { origin: string }> {
  const started = await testApp({ environment, ...(database === undefined ? {} : { database }) });
  const origin = await started.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...started, origin };
}

async function openRoom(environment: Readonly<Record<string, string>> = {}): Promise<Room> {
  const { origin } = await listening(environment);
  return makeRoom(origin);
}

const question = (state: string, form: object = { type: 'number', unit: 'cells' }) => ({
  kind: 'question',
  id: 'q1',
  text: 'How many cells?',
  form,
  state,
});
const answer = (value: unknown) => ({ kind: 'answer', question: 'q1', value });
const view = {
  kind: 'view',
  layer: 'ip',
  sight: { left: 0, top: 0, right: 100, bottom: 50 },
  selection: { nodes: [1], links: [], flows: [] },
} as const satisfies Said;

/** Whether a person has heard of the clock at this instant. */
const hasClock = (person: Person, timePs: number) => expect.poll(() => person.last('clock')?.timePs).toBe(timePs);

it('makes a room with a code that people can read aloud, shows it to whoever has the code, and closes it', async () => {
  const { call } = await testApp();
  const made = await call({ method: 'POST', url: '/api/rooms', payload: { title: ' Class 3b ' } });
  expect(made.statusCode).toBe(201);
  const { code, title, teacherKey, links } = made.json();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect([title, links.page, made.headers.location]).toEqual(['Class 3b', `/room/${code}`, `/api/rooms/${code}`]);
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  const shown = await call({ url: `/api/rooms/${typed}` });
  expect(shown.json()).toMatchObject({ code, title: 'Class 3b' });
  expect(shown.body).not.toContain(teacherKey);
  const headers = { 'x-room-key': teacherKey };
  expect((await call({ method: 'DELETE', url: `/api/rooms/${code}`, headers })).statusCode).toBe(204);
  const gone = await call({ url: `/api/rooms/${code}` });
  expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'room_not_found']);
});

it.each([
  ['POST', '', { title: 'x'.repeat(201) }, 'body.title'],
  ['POST', '', {}, 'body.title'],
  ['POST', '', { title: 'a', more: 1 }, 'body'],
  ['POST', '/CODE/members', { name: '  ' }, 'body.name'],
  ['POST', '/CODE/members', { name: 'a\u0000' }, 'body.name'],
  ['POST', '/CODE/say', { says: { kind: 'shout' } }, 'body.says.kind'],
  ['GET', '/CODE/live?after=x', undefined, 'query.after'],
] as const)('refuses a wrong request by its path and its rule (%s %s %j)', async (method, path, payload, at) => {
  const { call } = await testApp();
  const { code, teacherKey } = (await call({ method: 'POST', url: '/api/rooms', payload: { title: '' } })).json();
  const response = await call({
    method,
    url: `/api/rooms${path.replace('CODE', code)}`,
    headers: { 'x-room-key': teacherKey },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatchObject({ code: 'invalid_request', path: at });
});

it('refuses what is no code, what is no JSON, and what is too long', async () => {
  const { call } = await testApp();
  for (const code of ['K7QF3MPW', 'x', '%00'])
    expect((await call({ url: `/api/rooms/${code}` })).json().error.code).toBe('room_not_found');
  const headers = { 'content-type': 'application/json' };
  for (const [payload, code] of [
    ['{', 'invalid_json'],
    ['', 'invalid_json'],
    [`{"title":"${'x'.repeat(10_000)}"}`, 'body_too_large'],
    ['['.repeat(40) + ']'.repeat(40), 'json_too_deep'],
  ])
    expect((await call({ method: 'POST', url: '/api/rooms', headers, payload: payload ?? '' })).json().error.code).toBe(
      code,
    );
});

it('has a limit of rooms and of members, and forgets rooms that nobody uses', async () => {
  const { origin, app } = await listening({ ROOM_LIMIT: '1', ROOM_MEMBERS: '1' });
  const room = await makeRoom(origin);
  await joinRoom(room, 'Ana');
  const second = await send(origin, `/${room.code}/members`, { name: 'Bo' });
  expect([second.status, second.body.error.code]).toEqual([409, 'limit_reached']);
  expect((await send(origin, '', { title: '' })).body.error.code).toBe('limit_reached');
  await app.database.db.updateTable('rooms').set({ used_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect((await send(origin, '', { title: '' })).status).toBe(201);
  expect((await send(origin, `/${room.code}/members`, { name: 'Bo' })).status).toBe(404);
});

it('lets only the teacher lead, and nobody without a key listen', async () => {
  const room = await openRoom();
  const other = await makeRoom(room.origin);
  const { memberKey } = await joinRoom(room, 'Ana');
  for (const [key, code] of [
    [memberKey, 'room_key_wrong'],
    [other.teacherKey, 'room_key_wrong'],
    ['x'.repeat(32), 'room_key_wrong'],
    ['', 'room_key_missing'],
  ] as const) {
    for (const says of [clockAt(5), view, { kind: 'pointer', at: null }, question('open')])
      expect((await sayIn(room, key, says)).body.error.code).toBe(code);
    expect((await send(room.origin, `/${room.code}`, {}, key, 'DELETE')).body.error.code).toBe(code);
    const document = mustParse(tinyScenario('Forged'));
    const path = `/${room.code}/documents/${documentHash(document)}`;
    expect((await send(room.origin, path, document, key, 'PUT')).body.error.code).toBe(code);
  }
  const forged = await bySocket(room, other.teacherKey);
  expect((await forged.end).code).toBe(END.wrongKey);
  expect(forged.messages).toEqual([]);
  const lost = await bySocket({ ...room, code: 'K7QF3MPW' }, memberKey);
  expect((await lost.end).code).toBe(END.noRoom);
  const member = await bySocket(room, memberKey);
  expect(await member.say(clockAt(5))).toBe('room_key_wrong');
  expect((await byPoll(room, memberKey)).numbers()).toEqual([]);
  // The teacher has no answer to give.
  await sayIn(room, room.teacherKey, question('open'));
  expect((await sayIn(room, room.teacherKey, answer(1))).body.error.code).toBe('room_key_wrong');
});

it('tells everybody what the teacher does, over a WebSocket, by events and to who polls', async () => {
  const room = await openRoom();
  const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => joinRoom(room, name)));
  const teacher = await bySocket(room, room.teacherKey);
  const one = await bySocket(room, ana?.memberKey ?? '');
  const two = await byEvents(room, bo?.memberKey ?? '');
  const scene = await storeNetwork(room, 'Two hosts');
  for (const says of [scene, clockAt(7), view, { kind: 'copy', hash: scene.hash, title: 'Try', timePs: 3 }])
    expect(await teacher.say(says)).toBe('taken');
  for (const person of [one, two]) {
    await expect.poll(() => person.last('copy')).toEqual({ kind: 'copy', hash: scene.hash, title: 'Try', timePs: 3 });
    expect([person.last('scene'), person.last('clock'), person.last('view')]).toEqual([scene, clockAt(7), view]);
    expect(person.numbers()).toEqual([1, 2, 3, 4]);
  }
  // Whoever comes later gets what holds now, in order; of each kind the newest.
  await teacher.say(clockAt(8));
  const three = await byPoll(room, cy?.memberKey ?? '');
  expect(three.numbers()).toEqual([1, 3, 4, 5]);
  expect(three.last('clock')).toEqual(clockAt(8));
  expect(three.lastOf('ready')).toMatchObject({ number: 5 });
  expect((await byPoll(room, cy?.memberKey ?? '', 5)).numbers()).toEqual([]);
});

it('sends a pointer to those who are there, and stores none', async () => {
  const { origin, app } = await listening();
  const room = await makeRoom(origin);
  const { memberKey } = await joinRoom(room, 'Ana');
  const teacher = await bySocket(room, room.teacherKey);
  const member = await bySocket(room, memberKey);
  const events = await byEvents(room, memberKey);
  await teacher.say({ kind: 'pointer', at: { x: 1, y: 2.5 } });
  for (const person of [member, events])
    await expect.poll(() => person.last('pointer')).toEqual({ kind: 'pointer', at: { x: 1, y: 2.5 } });
  expect(teacher.last('pointer')).toBeUndefined();
  expect((await app.database.db.selectFrom('room_messages').selectAll().execute()).length).toBe(0);
  // Only some of many pointers at once are passed on; the end of pointing always is.
  const sent = POINTERS_PER_SECOND * 3;
  // The clock stands, so that no second is over before all are sent.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    for (let x = 0; x < sent; x += 1) expect(await teacher.say({ kind: 'pointer', at: { x, y: 0 } })).toBe('taken');
    await teacher.say({ kind: 'pointer', at: null });
  } finally {
    clock.mockRestore();
  }
  await expect.poll(() => member.last('pointer')).toEqual({ kind: 'pointer', at: null });
  // The first one and the end of pointing besides.
  expect(member.messages.filter(({ kind }) => kind === 'passing').length).toBeLessThanOrEqual(POINTERS_PER_SECOND + 2);
});

it('sends whoever comes back the missed messages, once and in order, after a drop and after a restart of the server', async () => {
  const database = await testDatabase();
  const first = await listening({}, database);
  const room = await makeRoom(first.origin);
  const keys = await Promise.all(['Ana', 'Bo'].map((name) => joinRoom(room, name)));
  const [ana = '', bo = ''] = keys.map(({ memberKey }) => memberKey);
  const teacher = await bySocket(room, room.teacherKey);
  const [one, two] = [await bySocket(room, ana), await byEvents(room, bo)];
  await teacher.say(clockAt(1));
  await Promise.all([one, two].map((person) => hasClock(person, 1)));
  one.leave();
  two.leave();
  await teacher.say(view);
  await teacher.say(clockAt(2));
  expect((await bySocket(room, ana, 1)).numbers()).toEqual([2, 3]);
  expect((await byEvents(room, bo, 1)).numbers()).toEqual([2, 3]);
  expect((await byEvents(room, bo, 3)).numbers()).toEqual([]);

  const ended = teacher.end;
  await first.app.close();
  expect((await ended).code).toBe(1001);
  const second = await listening({}, database);
  const again = { ...room, origin: second.origin };
  const back = await bySocket(again, ana, 2);
  expect([back.numbers(), back.last('clock')]).toEqual([[3], clockAt(2)]);
  expect((await byPoll(again, bo)).last('view')).toEqual(view);
  const leading = await bySocket(again, room.teacherKey, 3);
  await leading.say(clockAt(9));
  await hasClock(back, 9);
  expect(back.numbers()).toEqual([3, 4]);
});

it('tells nobody anything twice while people come and the teacher goes on', async () => {
  const room = await openRoom();
  const { memberKey } = await joinRoom(room, 'Ana');
  const teacher = await bySocket(room, room.teacherKey);
  const people: Person[] = [];
  for (let timePs = 1; timePs <= 20; timePs += 1) {
    const [person] = await Promise.all([bySocket(room, memberKey), teacher.say(clockAt(timePs))]);
    people.push(person);
  }
  for (const person of people) {
    await hasClock(person, 20);
    const numbers = person.numbers();
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  }
});

it('keeps networks by their hash, for who is in the room', async () => {
  const { origin, call } = await listening();
  const room = await makeRoom(origin);
  const { memberKey } = await joinRoom(room, 'Ana');
  const scene = await storeNetwork(room, 'Two hosts');
  const path = `/api/rooms/${room.code}/documents/${scene.hash}`;
  const found = await call({ url: path, headers: { 'x-room-key': memberKey } });
  expect(documentHash(mustParse(found.json()))).toBe(scene.hash);
  expect((await call({ url: path })).json().error.code).toBe('room_key_missing');
  const other = `/api/rooms/${room.code}/documents/${'0'.repeat(64)}`;
  expect((await call({ url: other, headers: { 'x-room-key': memberKey } })).json().error.code).toBe(
    'room_document_missing',
  );
  const wrong = await send(
    origin,
    `/${room.code}/documents/${'0'.repeat(64)}`,
    tinyScenario('X'),
    room.teacherKey,
    'PUT',
  );
  expect([wrong.status, wrong.body.error.path]).toEqual([400, 'params.hash']);
  const broken = await send(origin, `/${room.code}/documents/${scene.hash}`, { lanelab: 1 }, room.teacherKey, 'PUT');
  expect(broken.body.error.code).toBe('invalid_scenario');
  const unknown = await sayIn(room, room.teacherKey, { ...scene, hash: '0'.repeat(64) });
  expect([unknown.status, unknown.body.error.code]).toEqual([409, 'room_document_missing']);
  // The one that the room is about stays, however many follow.
  await sayIn(room, room.teacherKey, scene);
  for (let number = 0; number < 20; number += 1) await storeNetwork(room, `Network ${number}`);
  expect((await call({ url: path, headers: { 'x-room-key': memberKey } })).statusCode).toBe(200);
});

it('asks a question, counts one answer of each member, shows the answers to the teacher and then to all', async () => {
  const database = await testDatabase();
  const first = await listening({}, database);
  const room = await makeRoom(first.origin);
  const keys = await Promise.all(['Ana', 'Bo'].map((name) => joinRoom(room, name)));
  const [ana = '', bo = ''] = keys.map(({ memberKey }) => memberKey);
  const teacher = await bySocket(room, room.teacherKey);
  const one = await bySocket(room, ana);
  expect(await one.say(answer(3))).toBe('question_closed');
  await teacher.say(question('open'));
  expect(await one.say(answer(3))).toBe('taken');
  // The same answer again is the same answer: its receipt may have been lost. Another one is refused.
  expect(await one.say(answer(3))).toBe('taken');
  expect(await one.say(answer(4))).toBe('already_answered');
  expect((await sayIn(room, bo, answer(-1.5))).status).toBe(204);
  await expect.poll(() => teacher.lastOf('answers')?.questions).toEqual([{ id: 'q1', answers: [3, -1.5] }]);
  expect(one.lastOf('answers')).toBeUndefined();
  await teacher.say({ ...question('closed'), text: 'Another text?' });
  await expect.poll(() => one.last('question')).toMatchObject({ state: 'closed', text: 'How many cells?' });

  // Answers outlive the server.
  await first.app.close();
  const second = await listening({}, database);
  const again = { ...room, origin: second.origin };
  const back = await bySocket(again, ana);
  expect(back.lastOf('answered')).toEqual({ kind: 'answered', answers: [{ question: 'q1', value: 3 }] });
  expect(await back.say(answer(5))).toBe('already_answered');
  const late = await joinRoom(again, 'Cy');
  expect((await sayIn(again, late.memberKey, answer(1))).body.error.code).toBe('question_closed');
  const leading = await bySocket(again, room.teacherKey);
  expect(leading.lastOf('answers')?.questions).toEqual([{ id: 'q1', answers: [3, -1.5] }]);
  await leading.say(question('revealed'));
  await expect.poll(() => back.lastOf('news')?.answers).toEqual([3, -1.5]);
  expect(await leading.say(question('open'))).toBe('question_closed');
});

it('takes only choices that there are', async () => {
  const room = await openRoom();
  const { memberKey } = await joinRoom(room, 'Ana');
  await sayIn(room, room.teacherKey, question('open', { type: 'choice', choices: ['more', 'less'] }));
  for (const value of [-1, 0.5, 2])
    expect((await sayIn(room, memberKey, answer(value))).body.error).toMatchObject({
      code: 'invalid_request',
      path: 'body.says.value',
    });
  expect((await sayIn(room, memberKey, answer(1))).status).toBe(204);
});

it('takes a curve where one is asked for, and there alone', async () => {
  const room = await openRoom();
  const { memberKey } = await joinRoom(room, 'Ana');
  const curve = Array.from({ length: CURVE_POINTS }, (_, at) => (at === 0 ? null : at / 2));
  const say = async (value: unknown) => (await sayIn(room, memberKey, answer(value))).body?.error;
  await sayIn(room, room.teacherKey, question('open'));
  expect(await say(curve)).toMatchObject({ code: 'invalid_request', path: 'body.says.value' });
  const form = { type: 'curve', flow: 2, fromS: 7, toS: 12, top: 26 };
  const backwards = await sayIn(room, room.teacherKey, { ...question('open', { ...form, toS: 7 }), id: 'q2' });
  expect(backwards.body.error).toMatchObject({ code: 'invalid_request' });
  await sayIn(room, room.teacherKey, { ...question('open', form), id: 'q2' });
  const draw = async (value: unknown) =>
    (await sayIn(room, memberKey, { kind: 'answer', question: 'q2', value })).body?.error;
  for (const value of [3, curve.slice(1), [...curve, 1], 'high'])
    expect(await draw(value)).toMatchObject({ code: 'invalid_request' });
  expect(await draw(curve)).toBeUndefined();
  expect(await draw(curve)).toBeUndefined();
  expect(await draw(curve.toReversed())).toMatchObject({ code: 'already_answered' });
  const teacher = await bySocket(room, room.teacherKey);
  await expect
    .poll(() => teacher.lastOf('answers')?.questions)
    .toEqual([
      { id: 'q1', answers: [] },
      { id: 'q2', answers: [curve] },
    ]);
});

it('tells the teacher who is there, by whatever they are connected', async () => {
  const room = await openRoom();
  const teacher = await bySocket(room, room.teacherKey);
  const { memberKey } = await joinRoom(room, 'Ana');
  const polls = await joinRoom(room, 'Bo');
  const here = () => teacher.lastOf('people')?.people.map(({ name, isHere }) => `${name} ${isHere}`);
  await expect.poll(here).toEqual(['Ana false', 'Bo false']);
  const one = await bySocket(room, memberKey);
  await byPoll(room, polls.memberKey);
  await expect.poll(here).toEqual(['Ana true', 'Bo true']);
  expect(one.lastOf('people')).toBeUndefined();
  one.leave();
  // Whoever polls is there for as long as they go on with it.
  const hereWhileBoPolls = async () => {
    await byPoll(room, polls.memberKey);
    return here();
  };
  await expect.poll(hereWhileBoPolls).toEqual(['Ana false', 'Bo true']);
});

/** What a member knows of the teacher. */
const isTeacherHere = (member: Person): boolean | undefined => member.lastOf('teacher')?.isHere;

it('tells members whether the teacher is there, by whatever they are connected', async () => {
  const room = await openRoom();
  const { memberKey } = await joinRoom(room, 'Ana');
  const ana = await bySocket(room, memberKey);
  const events = await byEvents(room, memberKey);
  expect([ana, events, await byPoll(room, memberKey)].map(isTeacherHere)).toEqual([false, false, false]);
  const teacher = await bySocket(room, room.teacherKey);
  for (const member of [ana, events]) await expect.poll(() => isTeacherHere(member)).toBe(true);
  expect(isTeacherHere(await byPoll(room, memberKey))).toBe(true);
  expect(isTeacherHere(teacher)).toBeUndefined();
  teacher.leave();
  for (const member of [ana, events]) await expect.poll(() => isTeacherHere(member)).toBe(false);
  expect(isTeacherHere(await byPoll(room, memberKey))).toBe(false);
  // A teacher who is behind a proxy is there as well.
  await byPoll(room, room.teacherKey);
  await expect.poll(() => isTeacherHere(ana)).toBe(true);
  // Each change is said once.
  expect(ana.messages.filter(({ kind }) => kind === 'teacher')).toHaveLength(4);
});

it('ends a connection that floods, and nobody else’s', async () => {
  const room = await openRoom();
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => joinRoom(room, name)));
  const teacher = await bySocket(room, room.teacherKey);
  const quiet = await bySocket(room, ana?.memberKey ?? '');
  const loud = await bySocket(room, bo?.memberKey ?? '');
  for (let number = 0; number < 500; number += 1)
    loud.socket.send(JSON.stringify({ kind: 'say', id: number, says: answer(1) }));
  expect((await loud.end).code).toBe(1008);
  await teacher.say(clockAt(4));
  await hasClock(quiet, 4);
  // Coming back does not fill the allowance of 80 messages again.
  const again = await Promise.all(Array.from({ length: 80 }, () => sayIn(room, bo?.memberKey ?? '', answer(1))));
  expect(again.some(({ status }) => status === 429)).toBe(true);
  expect((await sayIn(room, ana?.memberKey ?? '', answer(1))).body.error.code).toBe('question_closed');
});

it('ends a connection that says nothing of a room', async () => {
  const room = await openRoom();
  const { memberKey } = await joinRoom(room, 'Ana');
  const speak = async (text: string | Buffer) => {
    const socket = new WebSocket(`${room.origin.replace('http', 'ws')}/api/rooms/${room.code}/live`);
    const end = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.on('open', () => socket.send(text));
    return end;
  };
  expect(await speak('hello')).toBe(1008);
  expect(await speak(JSON.stringify({ kind: 'say', id: 1, says: clockAt(1) }))).toBe(1008);
  expect(await speak(Buffer.from([1]))).toBe(1003);
  expect(await speak('x'.repeat(9000))).toBe(1009);
  const member = await bySocket(room, memberKey);
  member.socket.send(JSON.stringify({ kind: 'hello', key: room.teacherKey, after: 0 }));
  expect((await member.end).code).toBe(1008);
});

it('counts streams, refuses pages of other sites, and tells everybody when the room is closed', async () => {
  const { origin } = await listening({ EVENT_STREAMS_PER_ADDRESS: '2' });
  const room = await makeRoom(origin);
  const { memberKey } = await joinRoom(room, 'Ana');
  const live = `${origin}/api/rooms/${room.code}/live`;
  const foreign = await fetch(live, { headers: { origin: 'https://evil.example', 'x-room-key': memberKey } });
  expect(foreign.status).toBe(403);
  const [one, two] = [await bySocket(room, memberKey), await byEvents(room, memberKey)];
  expect((await (await bySocket(room, memberKey)).end).code).toBe(1013);
  const events = await fetch(live, { headers: { accept: 'text/event-stream', 'x-room-key': memberKey } });
  expect([events.status, events.headers.get('retry-after')]).toEqual([429, '10']);
  await send(origin, `/${room.code}`, {}, room.teacherKey, 'DELETE');
  expect((await one.end).code).toBe(1000);
  for (const person of [one, two]) await expect.poll(() => person.messages.at(-1)).toEqual({ kind: 'closed' });
  expect((await (await bySocket(room, memberKey)).end).code).toBe(END.noRoom);
});

it('knows of a teacher at another server, and of two pages of the teacher at two servers', async () => {
  const database = await testDatabase();
  const [near, far] = [await listening({}, database), await listening({}, database)];
  const room = await makeRoom(near.origin);
  const elsewhere = { ...room, origin: far.origin };
  const { memberKey } = await joinRoom(elsewhere, 'Ana');
  const member = await bySocket(elsewhere, memberKey);
  const [one, two] = [await bySocket(room, room.teacherKey), await bySocket(elsewhere, room.teacherKey)];
  await expect.poll(() => isTeacherHere(member)).toBe(true);
  two.leave();
  await two.end;
  // The other page is still there when the grace of the one that went is over.
  await expect
    .poll(async () => near.app.database.db.selectFrom('room_teachers').select('code').execute())
    .toHaveLength(1);
  expect(isTeacherHere(await byPoll(elsewhere, memberKey))).toBe(true);
  one.leave();
  await expect.poll(() => isTeacherHere(member)).toBe(false);
});

it('reaches members at another server of the same database', async () => {
  const database = await testDatabase();
  const [near, far] = [await listening({}, database), await listening({}, database)];
  const room = await makeRoom(near.origin);
  const elsewhere = { ...room, origin: far.origin };
  const teacher = await bySocket(room, room.teacherKey);
  const { memberKey } = await joinRoom(elsewhere, 'Ana');
  const member = await bySocket(elsewhere, memberKey);
  await expect.poll(() => teacher.lastOf('people')?.people).toMatchObject([{ name: 'Ana', isHere: true }]);
  await teacher.say(clockAt(6));
  await hasClock(member, 6);
  await teacher.say(question('open'));
  await expect.poll(() => member.last('question')).toBeDefined();
  expect(await member.say(answer(2))).toBe('taken');
  await expect.poll(() => teacher.lastOf('answers')?.questions).toEqual([{ id: 'q1', answers: [2] }]);
  await send(near.origin, `/${room.code}`, {}, room.teacherKey, 'DELETE');
  await expect.poll(() => member.messages.at(-1)).toEqual({ kind: 'closed' });
});
