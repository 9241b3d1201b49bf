import { describe, expect, it } from 'vitest';
import { fieldOfTime, formatDateTime, formatDistance, formatWhen } from './date.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 40).getTime();

describe('formatWhen', () => {
  it('counts days, not hours', () => {
    expect(formatWhen(at(20, 9), at(20, 23))).toMatch(/^today /);
    expect(formatWhen(at(19, 23), at(20, 0))).toMatch(/^yesterday /);
    expect(formatWhen(at(17, 12), at(20, 12))).toBe('3 days ago');
    expect(formatWhen(at(1, 12), at(20, 12))).toBe(formatDateTime(at(1, 12)));
  });

  it('says the date of what lies ahead, as clocks that were put back make it', () => {
    expect(formatWhen(at(22, 12), at(20, 12))).toBe(formatDateTime(at(22, 12)));
  });
});

describe('formatDateTime', () => {
  it('leaves alone what is no date', () => expect(formatDateTime('soon')).toBe('soon'));
});

describe('formatDistance', () => {
  it.each([
    [at(23, 12), 'in 3 days'],
    [at(21, 12), 'in 24 hours'],
    [at(20, 14), 'in 2 hours'],
    [at(20, 12) + 720_000, 'in 12 minutes'],
    [at(20, 12) + 20_000, 'this minute'],
    [at(20, 9), '3 hours ago'],
    [at(10, 12), '10 days ago'],
  ])('says how far %i is', (ms, words) => expect(formatDistance(ms, at(20, 12))).toBe(words));
});

describe('fieldOfTime', () => {
  it('is read back as the same minute', () => {
    expect(fieldOfTime(at(5, 7))).toBe('2026-11-05T07:40');
    expect(new Date(fieldOfTime(at(5, 7))).getTime()).toBe(at(5, 7));
  });
});
