/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

/** The BUS is dead before the load comes. */
const DEAD_BUS = { kind: 'process', node: 4, process: 'bus', atPs: 7e12, up: false };

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'believes that all pings go through the BUS',
    step: 'path',
    attempt: { answer: ['bus'] },
    failed: [],
    reads: ['It carried 2 frames of the pings before 6.1 s, and 0 frames after.'],
  },
  {
    name: 'puts LE_ARP before ARP',
    step: 'order',
    attempt: { answer: ['le-arp', 'arp', 'setup', 'flush', 'data'] },
    failed: [],
    reads: ['LE_ARP needs the MAC address that ARP finds'],
  },
  {
    name: 'forgets the ARP reply',
    step: 'by-the-bus',
    attempt: { answer: 2 },
    failed: ['answer in frames through BUS where eth.dst is unicast after 6 s'],
    reads: ['2 frames from 6 s to 7.9 s, expected 3 frames', 'What did Negro send before?'],
  },
  {
    name: 'takes the limit for the number',
    step: 'full-load',
    attempt: { answer: 20 },
    failed: ['answer in count(frames through BUS where eth.dst is unicast) ±1'],
    reads: ['You took the limit for the number. There were 5 frames'],
  },
  {
    name: 'sets a C10 that is not the smallest',
    step: 'at-most-two',
    attempt: { changes: [{ path: 'model.nodes[*].bridges[*].lec.c10', value: 2 }] },
    failed: ['count(frames through BUS where eth.dst is unicast) <= 2'],
    reads: [/^3 frames .*, expected at most 2 frames/],
  },
  {
    name: 'has the BUS die',
    step: 'at-most-two',
    attempt: { changes: [{ path: 'model.changes', value: [DEAD_BUS] }] },
    failed: ['changed only c10'],
    reads: ['Without a BUS there are no broadcasts'],
  },
];
