import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Statement {
  readonly kind: string;
  readonly value: number;
}

function pacing() {
  const said: string[] = [];
  const { say, stop } = paced<Statement>({
    say: ({ kind, value }) => said.push(`${kind} ${value}`),
    pauseMs: 1000,
    aged: (says, waitedMs) => ({ ...says, value: says.value + waitedMs }),
  });
  return { said, say, stop };
}

it('says the first at once, and of those that follow the newest, as old as it has become', () => {
  const { said, say } = pacing();
  say({ kind: 'clock', value: 1 });
  vi.advanceTimersByTime(300);
  say({ kind: 'clock', value: 10 });
  vi.advanceTimersByTime(300);
  say({ kind: 'clock', value: 20 });
  expect(said).toEqual(['clock 1']);
  vi.advanceTimersByTime(400);
  expect(said).toEqual(['clock 1', 'clock 420']);
});

it('keeps the pause after a statement that had waited, and forgets it when nothing follows', () => {
  const { said, say } = pacing();
  say({ kind: 'view', value: 1 });
  say({ kind: 'view', value: 2 });
  vi.advanceTimersByTime(1000);
  say({ kind: 'view', value: 3 });
  expect(said).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  expect(said).toHaveLength(3);
  say({ kind: 'view', value: 4 });
  expect(said.at(-1)).toBe('view 4');
});

it('paces each kind by itself, and says nothing once it is stopped', () => {
  const { said, say, stop } = pacing();
  say({ kind: 'view', value: 1 });
  say({ kind: 'clock', value: 1 });
  expect(said).toEqual(['view 1', 'clock 1']);
  say({ kind: 'clock', value: 2 });
  stop();
  vi.advanceTimersByTime(5000);
  expect(said).toHaveLength(2);
});
