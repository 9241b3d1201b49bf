/** A student who floods, forges, replays and guesses, behind the same address as the class: others are served, and nothing of theirs is shown. */
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { testApp } from './support/app.ts';
import { classLesson, hosts, newAttempt } from './support/assignments.ts';
import { handedIn } from './support/results.ts';
import { type Answer, type Headers, somebody } from './support/somebody.ts';

/** A tenth of what an address may ask for by default, so that a slow machine meets the limits as well; all else is as by default. */
const LIMITS = {
  RATE_LIMIT_PER_MINUTE: '300',
  WRITE_LIMIT_PER_MINUTE: '',
  DOCUMENT_BYTES_PER_MINUTE: '',
  DOCUMENT_DEVICES_PER_MINUTE: '',
  LEASE_MS: '400',
};
const PAUSE_MS = 50;
const OTHERS = 5;
const QUESTION = { kind: 'question', id: 'q', text: 'How many?', form: { type: 'number', unit: '' }, state: 'open' };
const answer = (value: number) => ({ kind: 'answer', question: 'q', value });

/** Sends far more than is taken, and resolves with what was heard and how it was ended. */
async function floodSocket(address: string, headers: Headers, key: string): Promise<Answer> {
  const socket = new WebSocket(address, { headers });
  let text = '';
  socket.on('message', (data: Buffer) => {
    text += data.toString();
  });
  const refused = new Promise<Answer>((resolve) => {
    socket.on('unexpected-response', (request, { statusCode = 0, headers: { 'retry-after': retryAfter = null } }) => {
      request.destroy();
      resolve({ status: statusCode, retryAfter, text: '' });
    });
  });
  const closed = new Promise<Answer>((resolve) => {
    socket.on('close', (status, reason) => resolve({ status, retryAfter: null, text: text + reason.toString() }));
  });
  socket.on('error', () => undefined);
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'hello', key, after: 0 }));
    for (let id = 0; id < 100; id += 1) socket.send(JSON.stringify({ kind: 'say', id, says: answer(1) }));
  });
  const heard = await Promise.race([refused, closed]);
  socket.terminate();
  return heard;
}

/** Opens one more stream of events, which is among the `open` ones from then on. */
async function openEvents(address: string, headers: Headers, open: Set<IncomingMessage>): Promise<Answer> {
  const request = http.get(address, { headers: { ...headers, accept: 'text/event-stream' }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  open.add(response);
  const { statusCode: status = 0, headers: heard } = response;
  const [chunk] = await once(response, 'data');
  return { status, retryAfter: heard['retry-after'] ?? null, text: String(chunk) };
}

it('delays nobody else, is refused with sentences, and sees nothing of others', async () => {
  const { app } = await testApp({ environment: LIMITS });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const teacher = await somebody(origin);
  const json = ({ text }: Answer) => JSON.parse(text);
  const { code, teacherKey: roomKey } = json(await teacher.ask('/rooms', {}, { title: 'Class' }));
  const lead = (says: object) => teacher.ask(`/rooms/${code}/say`, { 'x-room-key': roomKey }, { says });
  expect((await lead(QUESTION)).status).toBe(204);
  const lesson = classLesson();
  const made = json(await teacher.ask('/assignments', {}, { lesson, settings: { join: 'both' } }));
  const here = `/assignments/${made.assignment.id}`;

  async function comeIn(name: string, isSeated?: boolean) {
    const { ask, cookie } = await somebody(origin, isSeated);
    const { memberKey } = json(await ask(`/rooms/${code}/members`, {}, { name }));
    const { studentKey, student } = json(await ask(`${here}/students`, {}, { name }));
    const network = hosts(3, `Work of ${name}`) as never;
    const work = { attempt: newAttempt(), result: handedIn(lesson, student.seed, [{ id: 'build', network }]) };
    const inRoom = { 'x-room-key': memberKey };
    return {
      name,
      ask,
      cookie,
      id: student.id,
      memberKey,
      studentKey,
      work,
      inRoom,
      inClass: { 'x-student-key': studentKey },
    };
  }

  type Someone = Awaited<ReturnType<typeof comeIn>>;
  const others: Someone[] = [];
  for (let at = 0; at < OTHERS; at += 1) others.push(await comeIn(`Quiet ${at}`));
  const floods = [await comeIn('Loud'), await comeIn('Louder', false)];
  const [victim] = others;
  if (victim === undefined) throw new Error('there is nobody else');

  const live = `/rooms/${code}/live`;
  const address = `${origin.replace('http', 'ws')}/api${live}`;
  /** What is sent again and again, by name. */
  const floodsOf = ({
    ask,
    cookie,
    inRoom,
    inClass,
    memberKey,
    work,
  }: Someone): Record<string, () => Promise<Answer>> => {
    const guess = () => newAttempt();
    return {
      socket: () => floodSocket(address, cookie, memberKey),
      events: () => openEvents(`${origin}/api${live}`, { ...cookie, ...inRoom }, streams),
      say: () => ask(`/rooms/${code}/say`, inRoom, { says: answer(1) }),
      forge: () => ask(`/rooms/${code}/say`, inRoom, { says: { ...QUESTION, state: 'revealed' } }),
      poll: () => ask(live, inRoom),
      'room codes': () => ask(`/rooms/${guess().slice(0, 8)}`),
      'room keys': () => ask(live, { 'x-room-key': guess() }),
      'class codes': () => ask(`/assignments/${guess().slice(0, 8)}`),
      places: () => ask(`${here}/students`, {}, { code: '22222222' }),
      "teacher's keys": () => ask(`${here}/overview`, { 'x-teacher-key': guess() }),
      'students’ keys': () => ask(`${here}/me/submissions/1`, { 'x-student-key': guess() }),
      'work of another': () => ask(`${here}/students/${victim.id}/submissions/1`, inClass),
      replay: () => ask(`${here}/me/submissions`, inClass, { ...work, attempt: victim.work.attempt }),
    };
  };

  const streams = new Set<IncomingMessage>();
  const heard = new Map<string, Answer[]>();
  const isOver = new AbortController();
  onTestFinished(() => isOver.abort());
  const flooding = floods.flatMap((one) =>
    Object.entries(floodsOf(one)).map(async ([kind, send]) => {
      const all: Answer[] = [];
      heard.set(`${one.name}: ${kind}`, all);
      while (!isOver.signal.aborted) {
        all.push(await send());
        await setTimeout(PAUSE_MS);
      }
    }),
  );
  const isRefused = ({ status }: Answer): boolean => status === 429 || status === 1008 || status === 1013;
  // Each flood has met a limit; from here on the others work, and the floods go on.
  for (const all of heard.values()) await expect.poll(() => all.some(isRefused), { interval: 20 }).toBe(true);

  const statuses: unknown[] = [];
  for (const [at, { ask, inRoom, inClass, work }] of others.entries()) {
    statuses.push(
      (await lead({ kind: 'clock', timePs: at, speed: 1e9, isPlaying: false })).status,
      (await ask(live, inRoom)).status,
      (await ask(`/rooms/${code}/say`, inRoom, { says: answer(100 + at) })).status,
      (await ask(`${here}/me/submissions`, inClass, work)).status,
    );
  }
  expect(statuses).toEqual(others.flatMap(() => [204, 200, 204, 201]));
  isOver.abort();
  await Promise.all(flooding);
  for (const stream of streams) stream.destroy();

  const histogram = json(await teacher.ask(live, { 'x-room-key': roomKey }));
  const { questions } = histogram.messages.find(({ kind }: { kind: string }) => kind === 'answers');
  expect(questions[0].answers.toSorted((a: number, b: number) => a - b)).toEqual([
    ...floods.map(() => 1),
    ...others.map((_, at) => 100 + at),
  ]);
  const marked = app.database.db
    .selectFrom('assignment_submissions')
    .where('state', '=', 'marked')
    .select('student_id');
  const isMarked = async () => (await marked.execute()).map(({ student_id: id }) => id);
  await expect.poll(isMarked).toEqual(expect.arrayContaining(others.map(({ id }) => id)));

  const secrets = [
    roomKey,
    made.teacherKey,
    ...others.flatMap(({ memberKey, studentKey, name }) => [memberKey, studentKey, name]),
  ];
  for (const [kind, all] of heard) {
    const refusals = all.filter(isRefused);
    expect(refusals.length, kind).toBeGreaterThan(0);
    for (const { status, retryAfter, text } of refusals) {
      if (status === 429) expect(Number(retryAfter), kind).toBeGreaterThan(0);
      if (text !== '') expect(text, kind).toMatch(/[A-Za-z]+ [a-z]+/);
    }
    for (const secret of secrets)
      expect(
        all.some(({ text }) => text.includes(secret)),
        kind,
      ).toBe(false);
  }
});
