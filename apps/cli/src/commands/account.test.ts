import type { FlowResult } from '@lanelab/engine';
import { expect, test } from 'vitest';
import { accounts } from './account.ts';

const flow: FlowResult = {
  id: 1,
  kind: 'tcp-stream',
  from: 2,
  to: 3,
  goodputMbps: 1,
  receivedMbps: 1,
  packetsSent: 1,
  packetsReceived: 1,
  lost: 0,
  reordered: 0,
  retransmits: 0,
  meanDelayUs: null,
  jitterUs: null,
  holds: {},
};

test('causes stand longest first above their sum, holds below it', () => {
  const account = {
    elapsedPs: 10e9,
    deliveries: 4,
    causes: { propagation: 2.5e9, 'delayed-ack': 7.5e9 },
    held: { nagle: 9e9 },
    bottleneck: {
      cause: 'delayed-ack',
      sharePercent: 75,
      held: { rule: 'nagle', sharePercent: 90 },
      lineTenthsMbps: 216,
    },
  } as const;
  const text = accounts({ flows: [{ ...flow, account }] }, (id) => `host ${id}`);
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  expect(lines[0]).toBe('Where the time of flow 1 (host 2 to host 3) went, to 4 deliveries:');
  expect(lines.slice(2).filter((line) => line !== '')).toEqual([
    'delayed ACK 7.500000 75.00',
    'distance 2.500000 25.00',
    'elapsed 10.000000 100.00',
    'held by Nagle 9.000000 90.00',
    'The receiver’s delayed acknowledgement: waited for on 75 % of the critical path. Nagle’s algorithm holds the next data on 90 % of this time. The wire would allow 21.6 Mb/s.',
  ]);
});

test('a flow that delivered nothing says so', () => {
  expect(accounts({ flows: [flow] }, String)).toBe(
    'Where the time of flow 1 (2 to 3) went: it has no account, since no data were delivered.\n',
  );
});
