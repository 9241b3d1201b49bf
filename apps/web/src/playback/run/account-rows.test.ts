import { expect, test } from 'vitest';
import { causeRows, heldRows } from './account-rows.ts';
import type { TimeAccount } from './types.ts';

const account: TimeAccount = {
  elapsedPs: 10e9,
  deliveries: 3,
  causes: { propagation: 2e9, 'delayed-ack': 7e9, 'sender-cpu': 1e9 },
  held: { nagle: 9e9, window: 1e6 },
  bottleneck: { cause: 'delayed-ack', sharePercent: 70, held: null, lineTenthsMbps: null },
};

test('causes stand longest first, each where the one before it ends', () => {
  expect(causeRows(account).map(({ key, ms, share, from }) => [key, ms, share, from])).toEqual([
    ['delayed-ack', 7, 0.7, 0],
    ['propagation', 2, 0.2, 0.7],
    ['sender-cpu', 1, 0.1, 0.9],
  ]);
});

test('rules that held data back for less than a thousandth are left out', () => {
  expect(heldRows(account).map(({ key, share, from }) => [key, share, from])).toEqual([['nagle', 0.9, 0]]);
});
