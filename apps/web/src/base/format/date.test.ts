import { describe, expect, it } from 'vitest';
import { formatDateTime, formatWhen } from './date.ts';

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
