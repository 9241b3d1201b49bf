import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannedEvent } from '../run/event.ts';
import { fixedWindow, type Window } from '../run/window.ts';
import { unaskedSlice } from '../test/slice.ts';
import type { Decision } from './judge.ts';
import { timelineJudged } from './timeline.ts';

const END_PS = 100;

/** Judges something that begins and ends in turn at these instants, in slices that end at others. */
async function judged(window: Window, turns: readonly number[], ends: readonly number[]) {
  const judge = timelineJudged(window, {
    needs: [],
    turns:
      () =>
      async ({ fromPs, toPs }) =>
        turns.flatMap((atPs, index) =>
          atPs > fromPs && atPs <= toPs ? [{ atPs, isSo: index % 2 === 0, evidence: { timePs: atPs } }] : [],
        ),
  }).judge({ answers: new Map(), start: null });
  let fromPs = -1;
  for (const toPs of [...ends.filter((end) => end < END_PS), END_PS]) {
    const made = await judge.take(unaskedSlice(fromPs, toPs, END_PS));
    if (made !== null) return made;
    fromPs = toPs;
  }
  throw new Error('a run ended and nothing was decided');
}

const told = ({ verdict, decidedAtPs }: Decision) => [verdict, decidedAtPs];

test.each([
  ['some', [10, 20], [15], ['holds', 15]],
  ['some', [10, 20], [5], ['holds', 10]],
  ['some', [10, 20], [5, 9], ['fails', 20]],
  ['some', [10, 20], [21], ['fails', 20]],
  ['some', [10, 20], [20], ['holds', 20]],
  ['all', [10, 20], [5], ['holds', 20]],
  ['all', [10, 20], [10], ['holds', 20]],
  ['all', [10, 20], [11], ['fails', 10]],
  ['all', [10, 20], [5, 15], ['fails', 15]],
  ['all', [10, 20], [5, 21], ['holds', 20]],
  ['at', [10, 10], [5], ['holds', 10]],
  ['at', [10, 10], [10], ['holds', 10]],
  ['at', [10, 10], [5, 10], ['fails', 10]],
  ['at', [10, 10], [11], ['fails', 10]],
  ['whole', [0, null], [5], ['holds', 100]],
  ['whole', [0, null], [5, 100], ['fails', 100]],
  ['some', [10, 200], [], ['undecided', null]],
  ['at', [200, 200], [5], ['undecided', null]],
] as const)(
  '%s of %j with turns at %j: %j, however the run is sliced',
  async (mode, [fromPs, toPs], turns, expected) => {
    const window = fixedWindow(mode, fromPs, toPs);
    expect(told(await judged(window, turns, []))).toEqual(expected);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: 99 })), async (ends) => {
        const sorted = ends.toSorted((one, other) => one - other);
        expect(told(await judged(window, turns, sorted))).toEqual(expected);
      }),
    );
  },
);

test.each([
  ['some', [5, 9], ['holds', 50]],
  ['some', [50], ['fails', 50]],
  ['all', [5], ['fails', 50]],
  ['all', [0], ['holds', 50]],
] as const)('%s until an event, with turns at %j: %j, however the run is sliced', async (mode, turns, expected) => {
  const to = { kind: 'event', event: plannedEvent('the event', [50]), plusPs: -1 } as const;
  const window: Window = { ...fixedWindow(mode, 0, null), to };
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: 99 })), async (ends) => {
      const sorted = ends.toSorted((one, other) => one - other);
      expect(told(await judged(window, turns, sorted))).toEqual(expected);
    }),
  );
});
