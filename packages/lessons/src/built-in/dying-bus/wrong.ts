/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'expects to lose only what is too much',
    step: 'small-overload',
    attempt: { answer: ['share'] },
    failed: [],
    reads: [/by 29 s only 7\d.* % had arrived/],
  },
  {
    name: 'counts the questions of every device together',
    step: 'keep-alive',
    attempt: { answer: 20 },
    failed: ['answer in count(GetRequest from "LAN services") from 14.5 s to 24.9 s'],
    reads: ['Count the questions of LAN services alone'],
  },
  {
    name: 'has the clients leave first',
    step: 'course',
    attempt: { answer: ['left', 'queue', 'answers', 'given-up', 'released'] },
    failed: [],
    reads: ['A client leaves when its circuit to the LES is gone'],
  },
  {
    name: 'leaves a tenth of the load',
    step: 'survive',
    attempt: { changes: [{ path: 'model.flows[0].intervalPs', value: 15e9 }] },
    failed: ['frames through BUS > 18000 cells/s from 20 s to 28 s'],
    reads: ['is idle more than half of the time'],
  },
  {
    name: 'takes a stronger server',
    step: 'survive',
    attempt: { changes: [{ path: 'model.nodes["LAN services"].processor.cellsPerS', value: 30_000 }] },
    failed: ['changed only flow 1'],
    reads: ['A stronger server would help, too, until the load grows again.'],
  },
];
