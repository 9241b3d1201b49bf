/** When somebody counts as gone: a page that is loaded again was never away, one that polls is there between its polls. */
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Presence } from '../../src/rooms/presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CODE = 'K7QF3MPW';
const TEACHER = { code: CODE, member: null };
const ANA = { code: CODE, member: 'ana' };

/** What a presence has written down, in words. */
function watched() {
  const written: string[] = [];
  const note = async (text: string) => void written.push(text);
  const presence = new Presence({
    owner: 'this server',
    log: pino({ level: 'silent' }),
    members: {
      arrive: (_code: string, id: string) => note(`${id} comes`),
      leave: (_code: string, id: string) => note(`${id} goes`),
      stay: (ids: readonly string[]) => note(`${ids.join(' ')} stay`),
    },
    teachers: {
      arrive: (code: string) => note(`teacher of ${code} comes`),
      leave: (code: string) => note(`teacher of ${code} goes`),
      stay: (codes: readonly string[]) => note(`teachers of ${codes.join(' ')} stay`),
    },
  });
  return { presence, written };
}

it('notes a teacher who goes once the grace is over, and none who loads the page again', () => {
  const { presence, written } = watched();
  const leave = presence.enter(TEACHER);
  leave();
  vi.advanceTimersByTime(2000);
  const leaveAgain = presence.enter(TEACHER);
  vi.advanceTimersByTime(4000);
  expect(written).toEqual([`teacher of ${CODE} comes`]);
  leaveAgain();
  vi.advanceTimersByTime(3000);
  expect(written).toEqual([`teacher of ${CODE} comes`, `teacher of ${CODE} goes`]);
});

it('knows a teacher with two pages until the last of them is gone', () => {
  const { presence, written } = watched();
  const [one, two] = [presence.enter(TEACHER), presence.enter(TEACHER)];
  one();
  one();
  vi.advanceTimersByTime(5000);
  expect(written).toHaveLength(1);
  two();
  vi.advanceTimersByTime(5000);
  expect(written.at(-1)).toBe(`teacher of ${CODE} goes`);
});

it('takes who polls for there until no poll comes any more', () => {
  const { presence, written } = watched();
  presence.polled(TEACHER);
  vi.advanceTimersByTime(7000);
  presence.polled(TEACHER);
  vi.advanceTimersByTime(7000);
  expect(written).not.toContain(`teacher of ${CODE} goes`);
  vi.advanceTimersByTime(5000);
  expect(written.at(-1)).toBe(`teacher of ${CODE} goes`);
});

it('says again who stays, teachers and members apart', () => {
  const { presence, written } = watched();
  presence.enter(TEACHER);
  presence.enter(ANA);
  vi.advanceTimersByTime(10_000);
  expect(written.slice(2)).toEqual(['ana stay', `teachers of ${CODE} stay`]);
  presence.close();
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(4);
});
