import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unaskedSlice } from '../test/slice.ts';
import { plannedEvent } from './event.ts';
import { Ends, type Window } from './window.ts';
import { Within } from './within.ts';

const END_PS = 100;
const HAPPENED = [3, 10, 11, 40, 70, 71, 90].map((atPs) => ({ atPs }));

const startsAt = plannedEvent('start', [10, 60]);
const endsAt = plannedEvent('end', [70]);
const never = plannedEvent('never', []);

const window = (from: Window['from'], to: Window['to']): Window => ({ mode: 'some', from, to, earliestPs: 0 });

/** What lies in a window of a run whose slices end at these instants. */
async function within(asked: Window, ends: readonly number[]) {
  const found = new Ends(asked);
  const inside = new Within(found);
  const all: number[] = [];
  let fromPs = -1;
  for (const toPs of [...ends.toSorted((one, other) => one - other), END_PS]) {
    await found.take(unaskedSlice(fromPs, toPs, END_PS));
    const items = HAPPENED.filter(({ atPs }) => atPs > fromPs && atPs <= toPs);
    all.push(...inside.take(items, END_PS).map(({ atPs }) => atPs));
    fromPs = toPs;
  }
  return all;
}

test.each([
  ['before an event', window({ kind: 'time', ps: 0 }, { kind: 'event', event: endsAt, plusPs: -1 }), [3, 10, 11, 40]],
  ['after an event', window({ kind: 'event', event: startsAt, plusPs: 0 }, null), [10, 11, 40, 70, 71, 90]],
  [
    'between two events',
    window({ kind: 'event', event: startsAt, plusPs: 0 }, { kind: 'event', event: endsAt, plusPs: 0 }),
    [10, 11, 40, 70],
  ],
  ['before what does not happen', window({ kind: 'time', ps: 0 }, { kind: 'event', event: never, plusPs: 0 }), []],
])('%s, however the run is sliced', async (_, asked, expected) => {
  expect(await within(asked, [])).toEqual(expected);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: END_PS - 1 })), async (ends) => {
      expect(await within(asked, ends)).toEqual(expected);
    }),
  );
});
