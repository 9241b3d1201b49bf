/** People in live rooms: each with a connection of one of the three kinds, and the messages that they received. */
import { once } from 'node:events';
import http from 'node:http';
import type { Said, SaidOf, ServerMessage } from '@lanelab/lessons/room';
import { documentHash, mustParse } from '@lanelab/scenario';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { tinyScenario } from './scenarios.ts';

export interface Room {
  readonly origin: string;
  readonly code: string;
  readonly teacherKey: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export async function send(
  origin: string,
  path: string,
  body: unknown,
  key?: string,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
) {
  const headers = { ...JSON_TYPE, ...(key === undefined ? {} : { 'x-room-key': key }) };
  const response = await fetch(`${origin}/api/rooms${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

export async function makeRoom(origin: string, title = 'A class'): Promise<Room> {
  const { status, body } = await send(origin, '', { title });
  expect(status).toBe(201);
  return { origin, code: body.code, teacherKey: body.teacherKey };
}

export async function joinRoom({ origin, code }: Room, name: string): Promise<{ id: string; memberKey: string }> {
  const { status, body } = await send(origin, `/${code}/members`, { name });
  expect(status).toBe(201);
  return body;
}

/** Stores a network and returns what names it. */
export async function storeNetwork({ origin, code, teacherKey }: Room, title: string): Promise<SaidOf<'scene'>> {
  const scenario = mustParse(tinyScenario(title));
  const hash = documentHash(scenario);
  const { status } = await send(origin, `/${code}/documents/${hash}`, scenario, teacherKey, 'PUT');
  expect(status).toBe(204);
  return { kind: 'scene', hash, title };
}

export const sayIn = ({ origin, code }: Room, key: string, says: unknown) =>
  send(origin, `/${code}/say`, { says }, key);

export const clockAt = (timePs: number): SaidOf<'clock'> => ({
  kind: 'clock',
  timePs,
  speed: 2e7,
  isPlaying: false,
});

export interface Person {
  readonly messages: ServerMessage[];
  /** Numbers of the news, as they came. */
  numbers(): number[];
  /** The newest thing said of a kind. */
  last<Kind extends Said['kind']>(kind: Kind): SaidOf<Kind> | undefined;
  /** The newest message of a kind. */
  lastOf<Kind extends ServerMessage['kind']>(kind: Kind): Extract<ServerMessage, { kind: Kind }> | undefined;
  leave(): void;
}

export interface SocketPerson extends Person {
  readonly socket: WebSocket;
  /** Resolves when the server has taken it, with the code where it refuses. */
  say(says: unknown): Promise<string>;
  /** Code and reason with which the server ends it. */
  readonly end: Promise<{ readonly code: number; readonly reason: string }>;
}

function personOf(messages: ServerMessage[], leave: () => void): Person {
  return {
    messages,
    leave,
    numbers: () => messages.flatMap((one) => (one.kind === 'news' ? [one.number] : [])),
    last: (kind) => {
      const said = messages.flatMap((one) => (one.kind === 'news' || one.kind === 'passing' ? [one.says] : []));
      return said.findLast((says) => says.kind === kind) as never;
    },
    lastOf: (kind) => messages.findLast((one) => one.kind === kind) as never,
  };
}

/** Connected, and in the state of the room, when it resolves. */
export async function bySocket({ origin, code }: Room, key: string, after = 0): Promise<SocketPerson> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/rooms/${code}/live`);
  onTestFinished(() => socket.terminate());
  const messages: ServerMessage[] = [];
  let said = 0;
  const waiting = new Map<number, (outcome: string) => void>();
  const end = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (closing, reason) => resolve({ code: closing, reason: String(reason) }));
  });
  const ready = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const one = JSON.parse(data.toString()) as ServerMessage;
      messages.push(one);
      if (one.kind === 'ready') resolve();
      if (one.kind === 'taken') waiting.get(one.id)?.('taken');
      if (one.kind === 'refused') waiting.get(one.id)?.(one.code);
    });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ kind: 'hello', key, after }));
  await Promise.race([ready, end]);
  return {
    ...personOf(messages, () => socket.terminate()),
    socket,
    end,
    say(says) {
      said += 1;
      const id = said;
      const outcome = new Promise<string>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ kind: 'say', id, says }));
      return outcome;
    },
  };
}

/** Follows by server-sent events, over a connection of its own. */
export async function byEvents({ origin, code }: Room, key: string, lastEventId?: number): Promise<Person> {
  const headers = {
    accept: 'text/event-stream',
    'x-room-key': key,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  };
  const request = http.get(`${origin}/api/rooms/${code}/live`, { headers, agent: false });
  request.on('error', () => undefined);
  onTestFinished(() => void request.destroy());
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.headers['content-type']).toContain('text/event-stream');
  const messages: ServerMessage[] = [];
  const person = personOf(messages, () => void request.destroy());
  let text = '';
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  response.on('data', (chunk: string) => {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) messages.push(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '') as ServerMessage);
  });
  await expect.poll(() => person.lastOf('ready')).toBeDefined();
  return person;
}

/** Asks once. */
export async function byPoll({ origin, code }: Room, key: string, after = 0): Promise<Person> {
  const response = await fetch(`${origin}/api/rooms/${code}/live?after=${after}`, { headers: { 'x-room-key': key } });
  expect(response.status).toBe(200);
  const { messages } = (await response.json()) as { messages: ServerMessage[] };
  return personOf(messages, () => undefined);
}
