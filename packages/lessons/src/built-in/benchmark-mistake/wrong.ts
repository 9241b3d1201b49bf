/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'blames the line for the limit',
    step: 'limit',
    attempt: { answer: ['serialisation'] },
    failed: ['answer = bottleneck(flow 1)'],
    reads: ['You said the line.'],
  },
  {
    name: 'leaves a large receive buffer beside a small send buffer',
    step: 'small-buffers',
    attempt: { changes: [{ path: 'model.flows[0].sendBuffer', value: 15_360 }] },
    failed: ['goodput(flow 1) < 60 Mb/s'],
    reads: ['there is still room for a second segment'],
  },
  {
    name: 'makes packets small in place of buffers',
    step: 'small-buffers',
    attempt: { changes: [{ path: 'model.nodes[*].interfaces[*].mtu', value: 1_500 }] },
    failed: ['changed only buffers'],
    reads: ['Only the buffers may change'],
  },
  {
    name: 'makes the calls of the fourth team smaller',
    step: 'large-calls',
    attempt: { changes: [{ path: 'model.flows[0].messageOctets', value: 9_180 }] },
    failed: ['changed only buffers'],
    reads: ['Only the buffers may change: the calls stay as the team had them.'],
  },
  {
    name: 'reports no direction',
    step: 'report',
    attempt: { answer: ['packets', 'buffers', 'calls', 'hosts'] },
    failed: [],
    // Options that were not chosen say nothing: all that is read is “Not yet.”
    reads: [],
  },
  {
    name: 'reports the best value',
    step: 'report',
    attempt: { answer: ['packets', 'buffers', 'calls', 'hosts', 'direction', 'best'] },
    failed: [],
    reads: ['The best of all settings describes one setting.'],
  },
];
