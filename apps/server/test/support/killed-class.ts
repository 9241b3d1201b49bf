/** A class that answers and hands in while a server is killed: what was taken is there once, and so is what was sent again. */
import { CURVE_POINTS } from '@lanelab/lessons/room';
import { expect } from 'vitest';
import { classLesson, newAttempt } from './assignments.ts';
import { handedIn } from './results.ts';
import { byPoll, bySocket, joinRoom, makeRoom, type Room, sayIn } from './rooms.ts';
import { type Answer, answerByRequests, answerBySocket, type Origins, type Speaker, untilDone } from './steadfast.ts';

/** What a server of the test is started with: the whole class has one address and no seats. */
export const FOR_A_CLASS = {
  LEASE_MS: '1000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  WRITE_LIMIT_PER_MINUTE: '100000',
  EVENT_STREAMS_PER_SEAT: '1000',
  EVENT_STREAMS_PER_ADDRESS: '1000',
  ENGINE_WORKERS: '1',
};

const MEMBERS = 18;
const STUDENTS = 6;
const ATTEMPTS = 2;
/** So many answers, and submissions, have been taken when the server is killed. */
const ANSWERS_BEFORE = 8;
const SUBMISSIONS_BEFORE = 3;

const FORMS = [
  { id: 'number', form: { type: 'number', unit: 'cells' } },
  { id: 'curve', form: { type: 'curve', flow: 2, fromS: 0, toS: 5, top: 26 } },
] as const;

/** Nobody else's answer. */
const answersOf = (member: number): readonly Answer[] => [
  { kind: 'answer', question: 'number', value: member },
  {
    kind: 'answer',
    question: 'curve',
    value: Array.from({ length: CURVE_POINTS }, (_, at) => (at < 2 ? null : member)),
  },
];

interface Pupil {
  readonly key: string;
  readonly seed: string;
  /** Which answers stand in submissions that the server said it has, in their order. */
  readonly taken: number[];
}

async function ask(origin: string, method: string, path: string, headers: Record<string, string>, body?: object) {
  const type = { 'content-type': 'application/json', ...headers };
  const init = body === undefined ? { headers } : { headers: type, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api/assignments${path}`, { method, ...init });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

async function startAssignment(origin: string) {
  const lesson = classLesson();
  const made = await ask(origin, 'POST', '', {}, { lesson, settings: {} });
  expect(made.status).toBe(201);
  const path = `/${made.body.assignment.id}`;
  const pupils: Pupil[] = [];
  for (let at = 0; at < STUDENTS; at += 1) {
    const { body } = await ask(origin, 'POST', `${path}/students`, {}, { name: `Student ${at}` });
    pupils.push({ key: body.studentKey, seed: body.student.seed, taken: [] });
  }

  /** Hands in a few times in turn, each under a name of its own; `copies` are sent at once, as by a page that was opened twice. */
  async function handIn(origins: Origins, { key, seed, taken }: Pupil, copies: number): Promise<void> {
    for (let turn = 0; turn < ATTEMPTS; turn += 1) {
      const body = { attempt: newAttempt(), result: handedIn(lesson, seed, [{ id: 'count', answer: turn }]) };
      const send = (at: string) => ask(at, 'POST', `${path}/me/submissions`, { 'x-student-key': key }, body);
      const answers = await Promise.all(Array.from({ length: copies }, () => untilDone(origins, send)));
      for (const answer of answers) {
        expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
        expect(answer.body.submission.number).toBe(turn + 1);
      }
      taken.push(turn);
    }
  }

  const teacher = { 'x-teacher-key': made.body.teacherKey };
  return { path, pupils, handIn, overview: (at: string) => ask(at, 'GET', `${path}/overview`, teacher) };
}

type Assignment = Awaited<ReturnType<typeof startAssignment>>;

async function startQuestions(origin: string): Promise<{ readonly room: Room; readonly speakers: readonly Speaker[] }> {
  const room = await makeRoom(origin);
  for (const { id, form } of FORMS) {
    const question = { kind: 'question', id, text: 'What do you expect?', form, state: 'open' };
    expect((await sayIn(room, room.teacherKey, question)).status).toBe(204);
  }
  const speakers: Speaker[] = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const { memberKey } = await joinRoom(room, `Member ${at}`);
    speakers.push({ key: memberKey, answers: answersOf(at), taken: [] });
  }
  return { room, speakers };
}

const inOrder = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

/** The histogram has one answer of each member, and each member finds the own one. */
async function checkAnswers(origin: string, room: Room, speakers: readonly Speaker[]): Promise<void> {
  const here = { ...room, origin };
  const teacher = await bySocket(here, room.teacherKey);
  const { questions = [] } = teacher.lastOf('answers') ?? {};
  expect(questions.map(({ id }) => id)).toEqual(FORMS.map(({ id }) => id));
  for (const [at, { answers }] of questions.entries())
    expect(inOrder(answers)).toEqual(inOrder(speakers.map((speaker) => speaker.answers[at]?.value)));
  for (const { key, answers } of speakers) {
    const own = (await byPoll(here, key)).lastOf('answered')?.answers ?? [];
    expect(inOrder(own)).toEqual(inOrder(answers.map(({ question, value }) => ({ question, value }))));
  }
}

/** Each submission is there once, under the next number, as it was sent, and is marked in the end. */
async function checkSubmissions(origin: string, { path, pupils, overview }: Assignment): Promise<void> {
  const numbers = Array.from({ length: ATTEMPTS }, (_, at) => at + 1);
  const states = async () => {
    const { students } = (await overview(origin)).body as { students: { submissions: { state: string }[] }[] };
    return students.map(({ submissions }) => submissions.map(({ state }) => state));
  };
  await expect.poll(states, { interval: 100 }).toEqual(pupils.map(() => numbers.map(() => 'marked')));
  for (const { key, taken } of pupils) {
    const headers = { 'x-student-key': key };
    const { body } = await ask(origin, 'GET', `${path}/me`, headers);
    expect(body.submissions.map(({ number }: { number: number }) => number)).toEqual(numbers);
    for (const [at, answer] of taken.entries()) {
      const found = await ask(origin, 'GET', `${path}/me/submissions/${at + 1}`, headers);
      expect(found.body.result.steps[0].answer).toBe(answer);
      expect(found.body.verdict.kind).toBe('result');
    }
  }
}

export interface KilledClass {
  /** The first of them is killed. Half of the class begins at the last one. */
  readonly origins: Origins;
  /** Kills it at once; resolves when it is gone. */
  readonly kill: () => Promise<unknown>;
}

/** Ends with all that the class has said and handed in at the server that answers at the last address. */
export async function outlivesKill({ origins, kill }: KilledClass): Promise<void> {
  const [first = ''] = origins;
  const last = origins.at(-1) ?? '';
  const { room, speakers } = await startQuestions(first);
  const assignment = await startAssignment(first);
  const begin = (isLate: boolean): Promise<void>[] => {
    // One in three begins when the server is gone.
    const isNow = (at: number) => (at % 3 === 2) === isLate;
    const speaking = speakers.filter((_, at) => isNow(at));
    const handing = assignment.pupils.filter((_, at) => isNow(at));
    const turned = origins.toReversed();
    const from = (at: number): Origins => (at % 4 < 2 ? origins : turned);
    return [
      ...speaking.map((one, at) => (at % 2 === 0 ? answerBySocket : answerByRequests)(from(at), room, one)),
      ...handing.map((one, at) => assignment.handIn(from(at), one, at % 2 === 0 ? 1 : 2)),
    ];
  };
  const sum = (all: readonly { readonly taken: readonly unknown[] }[]) =>
    all.reduce((n, { taken }) => n + taken.length, 0);
  const early = Promise.all(begin(false));
  const isMiddle = () => sum(speakers) >= ANSWERS_BEFORE && sum(assignment.pupils) >= SUBMISSIONS_BEFORE;
  await Promise.race([early, expect.poll(isMiddle, { interval: 1 }).toBe(true)]);
  const gone = kill();
  const late = Promise.all(begin(true));
  await Promise.all([early, late, gone]);
  await checkAnswers(last, room, speakers);
  await checkSubmissions(last, assignment);
}
