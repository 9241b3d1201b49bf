import { expect, test } from 'vitest';
import { causeRows, heldRows, waitRows, waitSentence } from './account-rows.ts';
import type { Names } from './names.ts';
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

const names = {
  node: (id: number) => (id === 1 ? 'basso' : 'urku'),
  flowOf: (id: number) => `stream ${id}`,
} as unknown as Names;

const waited: TimeAccount = {
  ...account,
  bottleneck: { cause: 'sender-cpu', sharePercent: 60, held: null, lineTenthsMbps: null },
  waits: [
    { cause: 'sender-cpu', node: 1, by: 'protocol', ps: 1e9 },
    { cause: 'sender-cpu', node: 1, by: 'process', flow: 2, sends: false, ps: 4e9 },
    { cause: 'receiver-cpu', node: 2, by: 'process', flow: 2, sends: true, ps: 6e9 },
    { cause: 'receiver-cpu', node: 2, by: 'interrupt', ps: 1e6 },
  ],
};

test('who had a processor stands by name, longest first, what took no time to speak of left out', () => {
  expect(waitRows(waited, names).map(({ name, share }) => [name, share])).toEqual([
    ['urku: the process that sends stream 2', 0.6],
    ['basso: the process that receives stream 2', 0.4],
    ['basso: protocol work', 0.1],
  ]);
});

test('the longest wait of the bottleneck is a sentence, where there is one', () => {
  expect(waitSentence(waited, names)).toBe(
    'On 40 % of it data waited at basso while the process that receives stream 2 had the CPU.',
  );
  expect(waitSentence(account, names)).toBeNull();
  expect(waitSentence({ ...waited, elapsedPs: 100e9 }, names)).toBeNull();
});
