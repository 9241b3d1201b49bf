import type { Said, ServerMessage } from '@lanelab/lessons/room';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../live/transport.ts';
import { connectRoom } from './connection.ts';
import { type SayOutcome, WireBroken, type WireEvents } from './wire.ts';

interface FakeWire {
  readonly transport: Transport;
  readonly after: number;
  readonly events: WireEvents;
  readonly said: Said[];
  /** Answers to what was said, in order. */
  readonly answers: ((outcome: SayOutcome | WireBroken) => void)[];
  isClosed: boolean;
}

let wires: FakeWire[] = [];

const openFake = (transport: Transport) => (_access: object, after: number, events: WireEvents) => {
  const own: FakeWire = { transport, after, events, said: [], answers: [], isClosed: false };
  wires.push(own);
  return {
    say: (says: Said) => {
      own.said.push(says);
      return new Promise<SayOutcome>((resolve, reject) => {
        own.answers.push((outcome) => (outcome instanceof WireBroken ? reject(outcome) : resolve(outcome)));
      });
    },
    close: () => {
      own.isClosed = true;
    },
  };
};

const fakes = {
  websocket: openFake('websocket'),
  events: openFake('events'),
  polling: openFake('polling'),
};

const news = (number: number): ServerMessage => ({
  kind: 'news',
  number,
  atMs: 0,
  says: { kind: 'clock', timePs: number, speed: 'max', isPlaying: false },
});
const ready = (number: number): ServerMessage => ({ kind: 'ready', number, atMs: 0 });
const clock = (timePs: number): Said => ({ kind: 'clock', timePs, speed: 'max', isPlaying: false });

function connected() {
  const message: ServerMessage[] = [];
  const connection = connectRoom({ code: 'K7QF3MPW', key: 'k' }, (one) => message.push(one), fakes);
  return { connection, message, numbers: () => message.flatMap((one) => (one.kind === 'news' ? [one.number] : [])) };
}

const last = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('goes on after the last message that it received, and takes nothing twice', async () => {
  const { connection, numbers } = connected();
  for (const message of [news(1), news(2), ready(2), news(3), news(3)]) last().events.onMessage(message);
  expect(connection.getState()).toEqual({ status: 'open', transport: 'websocket' });
  last().events.onEnd('broken');
  expect(connection.getState().status).toBe('lost');
  await vi.advanceTimersByTimeAsync(0);
  expect([last().transport, last().after]).toEqual(['websocket', 3]);
  for (const message of [news(4), ready(4)]) last().events.onMessage(message);
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(connection.getState().status).toBe('open');
  connection.close();
});

it('takes the next transport where one does not get through, and keeps the one that does', async () => {
  const { connection } = connected();
  last().events.onEnd('broken');
  await vi.advanceTimersByTimeAsync(100);
  expect(last().transport).toBe('events');
  // A proxy holds the events back: nothing comes.
  await vi.advanceTimersByTimeAsync(8000);
  expect(last().transport).toBe('polling');
  last().events.onMessage(ready(0));
  expect(connection.getState()).toEqual({ status: 'open', transport: 'polling' });
  last().events.onEnd('broken');
  await vi.advanceTimersByTimeAsync(100);
  expect(last().transport).toBe('polling');
  connection.close();
});

it('notices a wire that has gone silent', async () => {
  const { connection } = connected();
  last().events.onMessage(ready(0));
  await vi.advanceTimersByTimeAsync(30_000);
  last().events.onMessage({ kind: 'beat', atMs: 0 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(wires.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([wires.length, wires[0]?.isClosed]).toEqual([2, true]);
  connection.close();
});

it('says what waits once it is back: of each subject the newest, and what was not acknowledged again', async () => {
  const { connection } = connected();
  const outcomes = [connection.say(clock(1)), connection.say(clock(2))];
  void connection.say({ kind: 'pointer', at: null });
  expect(last().said).toEqual([]);
  last().events.onMessage(ready(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(last().said).toEqual([clock(2)]);
  last().answers[0]?.(new WireBroken());
  last().events.onEnd('broken');
  await vi.advanceTimersByTimeAsync(2500);
  last().events.onMessage(ready(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(last().said).toEqual([clock(2)]);
  last().answers[0]?.({ ok: false, why: 'no' });
  expect(await Promise.all(outcomes)).toEqual([undefined, { ok: false, why: 'no' }]);
  connection.close();
});

it.each([
  ['over', 'over'],
  ['wrong-key', 'wrong-key'],
] as const)('does not come back where it ends with %s', async (end, status) => {
  const { connection } = connected();
  const waiting = connection.say(clock(1));
  last().events.onEnd(end);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.getState().status, wires.length, await waiting]).toEqual([status, 1, undefined]);
});

it('is over when the room is closed', () => {
  const { connection } = connected();
  last().events.onMessage(ready(0));
  last().events.onMessage({ kind: 'closed' });
  expect([connection.getState().status, last().isClosed]).toEqual(['over', true]);
});
