import { EVENT_NOTES } from '@lanelab/engine';
import { expect, test } from 'vitest';
import { EventStore } from './event-store.ts';

const number = (name: (typeof EVENT_NOTES)[number]) => EVENT_NOTES.indexOf(name);

/** Events of node 7, as the engine records them: instant, note and what the note is about. */
function columns(events: readonly (readonly [number, (typeof EVENT_NOTES)[number], number])[]) {
  const column = (read: (event: (typeof events)[number]) => number) => Float64Array.from(events, read);
  const zero = column(() => 0);
  return {
    timePs: column(([timePs]) => timePs),
    node: column(() => 7),
    flow: zero,
    origin: zero,
    count: zero,
    causeOrigin: zero,
    causeCount: zero,
    note: column(([, note]) => number(note)),
    value: column(([, , value]) => value),
  };
}

test('events are found after, before and at an instant, without those that say nothing', () => {
  const store = new EventStore();
  store.append(
    columns([
      [10, 'sent', 512],
      [20, 'handled', 0],
      [30, 'received', 512],
      [30, 'read', 512],
    ]),
  );
  expect(store.after(10)).toBe(30);
  expect(store.before(30)).toBe(10);
  expect(store.at(20)).toEqual([]);
  expect(store.at(30)).toEqual([
    { node: 7, note: 'received', value: 512 },
    { node: 7, note: 'read', value: 512 },
  ]);
});

test('goes back to a place, and forgets the oldest of very many', () => {
  const store = new EventStore();
  store.append(columns([[1, 'sent', 1]]));
  const { place } = store;
  store.append(columns([[2, 'lost', 0]]));
  store.backTo(place);
  expect(store.after(1)).toBeNull();
  const many = Array.from({ length: 250_000 }, (_, index) => [10 + index, 'sent', 1] as const);
  const firstPs = store.append(columns(many));
  expect(firstPs).toBeGreaterThan(10);
  expect(store.at(10)).toEqual([]);
  expect(store.forgotten).toBeGreaterThan(0);
});
