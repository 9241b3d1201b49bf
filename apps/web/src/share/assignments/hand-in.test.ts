import type { LessonProgress } from '@lanelab/lessons';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreError } from '../links/ask-server.ts';
import type { Submission } from './answers.ts';
import { HandIn } from './hand-in.ts';
import type { Handing } from './kept-work.ts';

const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const result: LessonProgress = {
  lanelabResult: 1,
  lesson: { kind: 'built-in', id: 'a', hash: 'b' },
  seed: '1',
  name: 'Ana',
  steps: [],
};
const submission: Submission = {
  number: 1,
  atMs: 1000,
  isLate: false,
  state: 'waiting',
  summary: null,
  marks: null,
  comment: '',
  returned: false,
};

function handInOf(first: Handing | null = null) {
  const sent: string[] = [];
  const kept: (string | null)[] = [];
  const handedIn: Submission[] = [];
  const server = { fail: null as StoreError | null };
  const handIn = new HandIn({
    first,
    send: async ({ attempt }) => {
      sent.push(attempt);
      if (server.fail !== null) throw server.fail;
      return submission;
    },
    keep: (handing) => kept.push(handing?.attempt ?? null),
    onHandedIn: (one) => handedIn.push(one),
  });
  return { handIn, sent, kept, handedIn, server, state: () => handIn.store.getState() };
}

it('hands in once, and keeps what waits until the server has it', async () => {
  const { handIn, sent, kept, handedIn, server, state } = handInOf();
  server.fail = new StoreError('offline', 'No answer.');
  await handIn.handIn(result);
  expect(state()).toMatchObject({ status: 'waiting', problem: 'No answer.' });
  expect(kept).toEqual(sent);
  // A second press hands in nothing else.
  await handIn.handIn(result);
  server.fail = null;
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(new Set(sent).size).toBe(1);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(handedIn).toEqual([submission]);
  expect(state()).toEqual({ status: 'idle', handing: null, problem: null });
  expect(kept.at(-1)).toBeNull();
});

it('sends what waited when the page was left, under the same name', async () => {
  const { sent, handedIn } = handInOf({ attempt: 'from-before-0123', result });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['from-before-0123']);
  expect(handedIn).toHaveLength(1);
});

it('says why the server has refused it, and tries no more', async () => {
  const { handIn, sent, server, state } = handInOf();
  server.fail = new StoreError('refused', 'It was due yesterday.', undefined, 'too_late');
  await handIn.handIn(result);
  expect(state()).toEqual({ status: 'idle', handing: null, problem: 'It was due yesterday.' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});

it('is taken back while it waits', async () => {
  const { handIn, sent, server, state } = handInOf();
  server.fail = new StoreError('offline', 'No answer.');
  await handIn.handIn(result);
  handIn.takeBack();
  expect(state().handing).toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});
