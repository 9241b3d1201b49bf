import { expect, it } from 'vitest';
import { isHeldBack } from './held-back.ts';
import { bestTransport, median, type Probe, type Probes, works } from './transport.ts';

const good = works([3]);
const silent: Probe = { outcome: 'silent' };
const probes = (change: Partial<Probes>): Probes => ({ websocket: good, events: good, polling: good, ...change });

it.each([
  [probes({}), 'websocket'],
  [probes({ websocket: silent }), 'events'],
  [probes({ websocket: { outcome: 'busy' }, polling: silent }), 'events'],
  [probes({ websocket: silent, events: { outcome: 'held-back' } }), 'polling'],
  [probes({ websocket: silent, events: silent, polling: { outcome: 'strange', status: 200 } }), null],
] as const)('takes the best of what gets through (%#)', (given, best) => {
  expect(bestTransport(given)).toBe(best);
});

it('takes the middle of the round trips, so that one slow one says nothing', () => {
  expect(median([900, 3, 4, 2, 5])).toBe(4);
  expect(median([2, 8])).toBe(2);
  expect(works([5, 1, 3])).toEqual({ outcome: 'works', roundTripMs: 3, samples: 3 });
});

const stream = (came: readonly number[]) => came.map((cameMs, at) => ({ sentMs: at * 150, cameMs }));

it.each([
  ['as they are sent', [40, 190, 340, 490, 640], false],
  ['with a late first', [230, 235, 340, 490, 640], false],
  ['all at the end', [640, 640, 641, 641, 641], true],
  ['in two lots, the last of them large', [480, 640, 640, 640, 640], true],
  ['a single one', [10], false],
] as const)('events that come %s', (_, came, isHeld) => {
  expect(isHeldBack(stream(came))).toBe(isHeld);
});
