/** What a thorough run leaves out where its time would not do. */
import { expect, it } from 'vitest';
import { runsWhole } from './levels.mjs';

const MINUTE_MS = 60_000;

it('runs everything at the thorough level where no time is set', () => {
  expect(runsWhole({ isThorough: true, latest: 0.5, goneMs: 500 * MINUTE_MS, minutes: undefined })).toBe(true);
});

it('runs a long suite as at the quick level where too much of the time is gone', () => {
  const after = (minutes: number) =>
    runsWhole({ isThorough: true, latest: 0.5, goneMs: minutes * MINUTE_MS, minutes: 70 });
  expect([0, 35, 36].map(after)).toEqual([true, true, false]);
});

it('runs a suite that takes little whenever its turn comes', () => {
  expect(runsWhole({ isThorough: true, latest: undefined, goneMs: 80 * MINUTE_MS, minutes: 70 })).toBe(true);
});

it('runs nothing whole at the quick level', () => {
  expect(runsWhole({ isThorough: false, latest: 0.5, goneMs: 0, minutes: 70 })).toBe(false);
});
