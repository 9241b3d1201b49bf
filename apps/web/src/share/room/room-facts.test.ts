import type { Question, ServerMessage } from '@lanelab/lessons/room';
import { expect, it } from 'vitest';
import { factsAfter, noFacts } from './room-facts.ts';

const question = (id: string, state: Question['state'] = 'open'): Question => ({
  kind: 'question',
  id,
  text: 'How many?',
  form: { type: 'number', unit: '' },
  state,
});

const asked = (number: number, says: Question, answers?: number[]): ServerMessage => ({
  kind: 'news',
  number,
  atMs: 0,
  says,
  ...(answers === undefined ? {} : { answers }),
});

const after = (...message: readonly ServerMessage[]) => message.reduce(factsAfter, noFacts);

it('keeps the newest of each kind, with when the server heard of the clock', () => {
  const clock = { kind: 'clock', timePs: 5, speed: 'max', isPlaying: true } as const;
  const facts = after(
    { kind: 'news', number: 1, atMs: 70, says: clock },
    { kind: 'news', number: 2, atMs: 90, says: { ...clock, timePs: 6 } },
  );
  expect(facts.clock).toEqual({ clock: { ...clock, timePs: 6 }, atMs: 90 });
});

it('knows the teacher’s answers, its own, and those that are revealed', () => {
  const facts = after(
    asked(1, question('a')),
    asked(2, question('b')),
    { kind: 'answers', questions: [{ id: 'a', answers: [1, 2] }] },
    { kind: 'answered', answers: [{ question: 'b', value: 7 }] },
    asked(3, question('a', 'revealed'), [1, 2, 3]),
  );
  expect(facts.questions.map(({ question: { id, state }, answers, own }) => [id, state, answers, own])).toEqual([
    ['b', 'open', null, 7],
    ['a', 'revealed', [1, 2, 3], null],
  ]);
});

it('forgets where the teacher pointed', () => {
  const points = (at: { x: number; y: number } | null): ServerMessage => ({
    kind: 'passing',
    says: { kind: 'pointer', at },
  });
  expect(after(points({ x: 1, y: 2 })).pointer).toEqual({ x: 1, y: 2 });
  expect(after(points({ x: 1, y: 2 }), points(null)).pointer).toBeNull();
});

it('knows where the student is whose screen is shown, until it is shown no more or another one is asked', () => {
  const says = { kind: 'clock', timePs: 5, speed: 'max', isPlaying: false } as const;
  const screen = (number: number, member: string | null, state: 'asked' | 'shown' | 'declined'): ServerMessage => ({
    kind: 'news',
    number,
    atMs: 0,
    says: { kind: 'screen', member, state },
  });
  const shown: ServerMessage = { kind: 'news', number: 3, atMs: 70, says: { kind: 'shown', says } };
  const agreed = [screen(1, 'ana', 'asked'), screen(2, 'ana', 'shown'), shown] as const;
  expect(after(...agreed)).toMatchObject({
    screen: { member: 'ana', state: 'shown' },
    shown: { clock: { clock: says, atMs: 70 } },
    clock: null,
  });
  expect(after(...agreed, screen(4, 'ana', 'declined'))).toMatchObject({ shown: { clock: null } });
  expect(after(...agreed, screen(4, null, 'asked'))).toMatchObject({ screen: null, shown: { clock: null } });
});

it('takes the teacher for connected until the server says otherwise, and again once it says so', () => {
  const gone: ServerMessage = { kind: 'teacher', isHere: false };
  expect(noFacts.isTeacherHere).toBe(true);
  expect(after(gone).isTeacherHere).toBe(false);
  expect(after(gone, { kind: 'teacher', isHere: true }).isTeacherHere).toBe(true);
  // What changes nothing draws nothing again: a page that polls hears it once a second.
  const known = after(gone);
  expect(factsAfter(known, gone)).toBe(known);
});
