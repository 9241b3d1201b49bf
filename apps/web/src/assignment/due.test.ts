import { describe, expect, it } from 'vitest';
import { dueWords } from './due.ts';

const DUE = new Date(2026, 10, 27, 23, 59).getTime();
const HOUR = 3_600_000;

describe('when work is due', () => {
  it.each([
    [DUE - 72 * HOUR, 'mark', /^Due in 3 days, .*2026/],
    [DUE - 5 * HOUR, 'refuse', /^Due in 5 hours, /],
    [DUE, 'mark', /^Due this minute, /],
    [DUE + 3 * HOUR, 'mark', /^Was due 3 hours ago, .*marked late\.$/],
    [DUE + 3 * HOUR, 'refuse', /^Was due 3 hours ago, .*Nothing can be handed in any more\.$/],
  ] as const)('is said at %i, what is late: %s', (nowMs, late, words) => {
    expect(dueWords({ dueAtMs: DUE, late }, nowMs)).toMatch(words);
  });

  it('is nothing where there is no due date', () => {
    expect(dueWords({ dueAtMs: null, late: 'mark' }, DUE)).toBe('No due date');
  });
});
