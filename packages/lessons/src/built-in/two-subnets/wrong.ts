/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

/** Lines of 155 Mb/s to A and B. */
const FASTER_LINES = ['A', 'West', 'B', 'East'].map((name) => ({
  path: `model.nodes.${name}.ports[0].phy`,
  value: 'oc3c',
}));

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'counts one crossing',
    step: 'how-often',
    attempt: { answer: ['once'] },
    failed: [],
    reads: [/^You said once\. \d+ packets left A, and the router’s link was crossed by \d+ packets/],
  },
  {
    name: 'addresses the frame to B',
    step: 'whose-mac',
    attempt: { answer: ['b'] },
    failed: [],
    reads: ['The frame of A goes to'],
  },
  {
    name: 'halves the rate of the router',
    step: 'goodput',
    attempt: { answer: 5 },
    failed: ['answer in goodput(flow 2) ±10 % after 8.5 s'],
    reads: ['9.426 Mb/s arrived: a link carries both directions at once.'],
  },
  {
    name: 'blames the line of A',
    step: 'bottleneck',
    attempt: { answer: ['line'] },
    failed: [],
    reads: ['It carries 25.6 Mb/s, and 9.426 Mb/s passed.'],
  },
  {
    name: 'makes the lines faster',
    step: 'wider',
    attempt: { changes: FASTER_LINES },
    failed: ['goodput(flow 2) > 15 Mb/s after 8.5 s', 'changed only Router'],
    reads: ['9.426 Mb/s from 8.5 s to 9.5 s, expected more than 15 Mb/s', 'The bottleneck is as narrow as before'],
  },
  {
    name: 'puts both into one emulated LAN',
    step: 'wider',
    attempt: {
      changes: [
        { path: 'model.nodes.B.interfaces[0].elan', value: 1 },
        { path: 'model.nodes.B.interfaces[0].ip', value: '10.0.1.2' },
        { path: 'model.nodes.B.gateway', value: '10.0.1.254' },
      ],
    },
    failed: ['path(flow 2) = router', 'changed only Router'],
    reads: ['The stream has to go by the router.'],
  },
];
