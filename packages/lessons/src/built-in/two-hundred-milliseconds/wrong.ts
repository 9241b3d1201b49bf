/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'expects more of more buffer',
    step: 'more-buffer',
    attempt: { answer: ['more'] },
    failed: [],
    reads: ['You said higher. In two seconds 0.9'],
  },
  {
    name: 'blames the line',
    step: 'who',
    attempt: { answer: ['serialisation'] },
    failed: ['answer = bottleneck(flow 1)'],
    reads: ['You said the line. The time account names delayed ACK'],
  },
  {
    name: 'takes a faster line',
    step: 'send-buffer',
    attempt: { changes: [{ path: 'model.nodes[*].ports[*].phy', value: 'oc12c' }] },
    failed: ['goodput(flow 1) > 80 Mb/s', 'changed only sendBuffer'],
    reads: ['The two ends still wait for each other'],
  },
  {
    name: 'makes the receive buffer larger',
    step: 'send-buffer',
    attempt: { changes: [{ path: 'model.flows[0].receiveBuffer', value: 65_535 }] },
    failed: ['goodput(flow 1) > 80 Mb/s', 'changed only sendBuffer'],
    reads: ['Only the send buffer may change; otherwise nobody knows which change helped.'],
  },
  {
    name: 'takes two cures at once',
    step: 'sender-rule',
    attempt: {
      changes: [
        { path: 'model.nodes["Pentium II 350"].stack.nagle', value: false },
        { path: 'model.flows[0].sendBuffer', value: 40_960 },
      ],
    },
    failed: ['changed only nagle'],
    reads: ['Only Nagle’s algorithm may change.'],
  },
  {
    name: 'changes the rule of the wrong host',
    step: 'sender-rule',
    attempt: { changes: [{ path: 'model.nodes["Pentium II 266"].stack.nagle', value: false }] },
    failed: ['goodput(flow 1) > 80 Mb/s'],
    reads: ['The two ends still wait for each other'],
  },
];
