import { describe, expect, it } from 'vitest';
import { TimeLeft } from './time-left.ts';

interface Cost {
  readonly message: number;
  readonly buffer: number;
  readonly ms: number;
}

const BUFFERS = [4, 8, 12, 16, 24, 32, 48, 64];

/** Rows by message size, each over all buffers; `msOf` is what a run costs. */
const rowsOf = (messages: readonly number[], msOf: (message: number, buffer: number) => number): readonly Cost[] =>
  messages.flatMap((message) => BUFFERS.map((buffer) => ({ message, buffer, ms: msOf(message, buffer) })));

/** Runs one after the other on a clock of its own; returns what was said after each run beside what it took. */
function said(costs: readonly Cost[]) {
  let clock = 0;
  const timeLeft = new TimeLeft(1, () => clock);
  const places = costs.map(({ message, buffer }, index) => ({ key: `k${index}`, coords: { message, buffer } }));
  timeLeft.plan(places);
  const words: { readonly saidMs: number | null; readonly tookMs: number }[] = [];
  const total = costs.reduce((sum, { ms }) => sum + ms, 0);
  for (const [index, place] of places.entries()) {
    timeLeft.starts(place);
    clock += costs[index]?.ms ?? 0;
    timeLeft.ends(place);
    words.push({ saidMs: timeLeft.leftMs(), tookMs: total - clock });
  }
  return words;
}

describe('the time that a sweep has left', () => {
  it('is right to the millisecond where all runs cost the same', () => {
    const words = said(rowsOf([16, 64, 1024, 16_384], () => 100));
    for (const { saidMs, tookMs } of words) if (saidMs !== null) expect(saidMs).toBeCloseTo(tookMs, 6);
    expect(words.filter(({ saidMs }) => saidMs === null)).toHaveLength(7);
  });

  it('is not said to be less than it is where large buffers cost more, though small ones come first', () => {
    // The mean of finished runs is too low at the beginning of every row.
    const words = said(rowsOf([16, 64, 1024, 16_384], (_, buffer) => 20 * buffer));
    for (const { saidMs, tookMs } of words) {
      if (saidMs === null) continue;
      expect(saidMs).toBeGreaterThanOrEqual(0.99 * tookMs);
      expect(saidMs).toBeLessThan(1.3 * tookMs + 700);
    }
  });

  it('does not jump where one row costs a multiple of the others', () => {
    const words = said(rowsOf([16, 64, 1024, 16_384], (message) => (message === 16 ? 350 : 110)));
    const ends = words.flatMap(({ saidMs, tookMs }) => (saidMs === null ? [] : [saidMs - tookMs]));
    for (const [index, late] of ends.entries()) {
      expect(late).toBeGreaterThan(-100);
      expect(Math.abs(late - (ends[index - 1] ?? late))).toBeLessThan(3000);
    }
  });

  it('hands what waits to the lanes, and counts what the runs under way have done', () => {
    let clock = 0;
    const timeLeft = new TimeLeft(2, () => clock);
    const places = Array.from({ length: 6 }, (_, index) => ({ key: `k${index}`, coords: {} }));
    timeLeft.plan(places);
    for (const place of places.slice(0, 3)) {
      timeLeft.starts(place);
      clock += 100;
      timeLeft.ends(place);
    }
    expect(timeLeft.leftMs()).toBe(200);
    for (const place of places.slice(3, 5)) timeLeft.starts(place);
    clock += 50;
    for (const place of places.slice(3, 5)) timeLeft.comes(place, 0.5);
    expect(timeLeft.leftMs()).toBe(150);
  });
});
