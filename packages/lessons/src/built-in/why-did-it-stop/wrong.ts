/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';
import { seedOf } from './seeds.ts';

/** Two seconds after the fault has shown what it does. */
const REPAIR_PS = 18e12;
const DEAD_LES = seedOf('start(LES)');

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'trusts in open circuits',
    step: 'les-dies',
    attempt: { answer: ['goes-on'], seed: DEAD_LES },
    failed: [],
    reads: ['You said it goes on. From 17 s to 20 s 0'],
  },
  {
    name: 'mends a trunk that was never cut',
    step: 'repair',
    attempt: { seed: DEAD_LES, changes: [{ path: 'model.changes[3].atPs', value: REPAIR_PS }] },
    failed: [
      'changed only start(LES)',
      'after repair: ping(A, B) answered within 15 s',
      'goodput(flow 2) > 20 Mb/s from 38 s to 40 s',
    ],
    reads: [
      'That is not what failed: Nothing arrives, and A has left its LAN.',
      'The file has to be back on its shortcut by 38 s.',
    ],
  },
  {
    name: 'makes three repairs at once',
    step: 'repair',
    attempt: {
      seed: DEAD_LES,
      changes: [1, 2, 3].map((index) => ({ path: `model.changes[${index}].atPs`, value: REPAIR_PS })),
    },
    failed: ['changed only start(LES)'],
    reads: ['start(MPC), mend(West – East) changed, too', 'That is not what failed'],
  },
  {
    name: 'reads the rate before the fault',
    step: 'symptom',
    attempt: { answer: 21.6, seed: seedOf('start(MPC)') },
    failed: ['answer in goodput(flow 2) ±1 Mb/s from 13 s to 20 s'],
    reads: ['Read the flow from A to B after the fault, not its mean over the run.'],
  },
  {
    name: 'names the state of B for that of A, where the trunk is cut',
    step: 'client',
    attempt: { answer: 'Initial', seed: seedOf('mend(West – East)') },
    failed: ['answer = state(LEC of A) at 20 s'],
    reads: ['Initial at 20 s, expected Operational', 'at 12 s the client was still in its LAN'],
  },
];
