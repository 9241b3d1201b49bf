/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'expects packets to leave evenly',
    step: 'sender',
    attempt: { answer: ['even'] },
    failed: [],
    reads: ['You said evenly. Within 10 ms after 8.1 s 9'],
  },
  {
    name: 'adds a client without servers',
    step: 'cure',
    attempt: { changes: [{ path: 'model.nodes.urku.mpc', value: {} }] },
    failed: ['jitter(flow 1) < 100 us'],
    reads: ['The packets still go by the routers.'],
  },
  {
    name: 'stops the background',
    step: 'cure',
    attempt: { changes: [{ path: 'model.flows[2].stopPs', value: 7.1e12 }] },
    failed: ['jitter(flow 1) < 100 us', 'goodput(flow 3) > 20 Mb/s', 'changed only MPOA'],
    reads: ['The background from jaarli to sello has to go on.'],
  },
];
