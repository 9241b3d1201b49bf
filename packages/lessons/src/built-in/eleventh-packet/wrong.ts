/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'says “at the eleventh”',
    step: 'when',
    attempt: { answer: ['eleventh'] },
    failed: [],
    reads: ['Eleven pings had left by 8.0 s'],
  },
  {
    name: 'pings faster, but still too slowly',
    step: 'fast-ping',
    attempt: { changes: [{ path: 'model.flows[0].intervalPs', value: 150e9 }] },
    failed: ['shortcut(A -> B) open before 8 s'],
    reads: ['not by 8 s, expected by 8 s'],
  },
  {
    name: 'has the stream begin earlier in place of pinging faster',
    step: 'fast-ping',
    attempt: { changes: [{ path: 'model.flows[1].startPs', value: 7e12 }] },
    failed: ['changed only flow 1'],
    reads: ['Only the ping may change.'],
  },
  {
    name: 'believes that the router still carries the stream',
    step: 'router',
    attempt: { answer: 500 },
    failed: ['answer in packets(flow 2) on Router – West ±2 from 9 s to 12 s'],
    reads: ['500 packets from 9 s to 12 s, expected 0 packets ± 2 packets'],
  },
];
