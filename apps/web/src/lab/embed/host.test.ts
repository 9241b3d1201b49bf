import { describe, expect, it } from 'vitest';
import { connectHost } from './host.ts';
import { type LabMessage, readHostMessage } from './protocol.ts';

type Listener = (event: { source: unknown; origin: string; data: unknown }) => void;

function frame() {
  const told: { message: LabMessage; origin: string }[] = [];
  const listeners = new Set<Listener>();
  const outer = { postMessage: (message: LabMessage, origin: string) => told.push({ message, origin }) };
  const self = {
    parent: outer,
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  };
  const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    for (const listener of listeners) listener({ source: outer, origin: 'https://course.example', data, ...from });
  };
  return { self: self as unknown as Window, told, say, listeners };
}

const ready: LabMessage = { from: 'lanelab', type: 'ready', title: 'Two', duration: 5 };
const at = (t: number): LabMessage => ({
  from: 'lanelab',
  type: 'state',
  status: 'ready',
  playing: false,
  t,
  duration: 5,
});

describe('connectHost', () => {
  it('says nothing before PING, then PONG and the newest of everything, to that origin alone', () => {
    const { self, told, say } = frame();
    const host = connectHost(self);
    host.tell(ready);
    host.tell(at(1));
    host.tell(at(2));
    expect(told).toEqual([]);
    say({ to: 'lanelab', type: 'PING' });
    expect(told.map(({ message }) => message)).toEqual([{ from: 'lanelab', type: 'PONG', version: 1 }, ready, at(2)]);
    expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set(['https://course.example']));
    host.tell(at(3));
    expect(told.at(-1)?.message).toEqual(at(3));
  });

  it('tells a verdict once, however often it is found again, and once more after another PING', () => {
    const { self, told, say } = frame();
    const host = connectHost(self);
    say({ to: 'lanelab', type: 'PING' });
    const passed: LabMessage = { from: 'lanelab', type: 'check-passed', check: 'hosts = 2', t: null, found: '2' };
    const failed: LabMessage = { ...passed, type: 'check-failed', check: 'hosts = 3' };
    for (const message of [passed, failed, { ...passed }, { ...failed }]) host.tell(message);
    expect(told.slice(1).map(({ message }) => message)).toEqual([passed, failed]);
    say({ to: 'lanelab', type: 'PING' });
    expect(told.slice(4).map(({ message }) => message)).toEqual([passed, failed]);
    host.tell({ ...passed, type: 'check-failed' });
    expect(told).toHaveLength(7);
  });

  it('hears its parent only, and only what is meant for it', () => {
    const { self, told, say } = frame();
    const host = connectHost(self);
    const heard: unknown[] = [];
    host.onMessage((message) => heard.push(message));
    say({ to: 'lanelab', type: 'PING' }, { source: {} });
    say({ type: 'PING' });
    say('PING');
    say({ to: 'lanelab', type: 'erase' });
    expect(told).toEqual([]);
    say({ to: 'lanelab', type: 'seek', t: '2.5us' });
    say({ to: 'lanelab', type: 'play' });
    expect(heard).toEqual([
      { to: 'lanelab', type: 'seek', t: 2_500_000 },
      { to: 'lanelab', type: 'play' },
    ]);
  });

  it('answers a sandboxed page, which has no origin', () => {
    const { self, told, say } = frame();
    connectHost(self);
    say({ to: 'lanelab', type: 'PING' }, { origin: 'null' });
    expect(told[0]?.origin).toBe('*');
  });

  it('stops hearing when closed', () => {
    const { self, listeners } = frame();
    connectHost(self).close();
    expect(listeners.size).toBe(0);
  });
});

describe('readHostMessage', () => {
  it.each([
    [{ to: 'lanelab', type: 'seek' }],
    [{ to: 'lanelab', type: 'seek', t: -1 }],
    [{ to: 'lanelab', type: 'seek', t: 1.5 }],
    [null],
    [[1]],
  ])('refuses %j', (data) => expect(readHostMessage(data)).toBeNull());
});
