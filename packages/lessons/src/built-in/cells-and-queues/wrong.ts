/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';
import { linked } from './network.ts';

/** The link between the two switches comes first. */
const [trunk, ...others] = linked.model.links;

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'draws no link between the switches',
    step: 'link',
    attempt: { changes: [{ path: 'model.links', value: others }] },
    failed: ['arrived(A -> B) = 100 %', 'cells on trunk > 1 000 cells'],
    reads: ['0 %', 'The packets have to cross a link between the two switches.'],
  },
  {
    name: 'leaves a host without a link',
    step: 'link',
    attempt: { changes: [{ path: 'model.links', value: [trunk, others[0]] }] },
    failed: ['arrived(A -> B) = 100 %', 'cells on trunk > 1 000 cells'],
    reads: ['Packets need a line from A to a switch, and one from a switch to B.'],
  },
  {
    name: 'believes that each switch waits for whole packets',
    step: 'delay',
    attempt: { answer: 1.62 },
    failed: ['answer in delay(A -> B #2) ±5 %'],
    reads: ['You let each switch wait for the whole packet. The packet took 574.1 µs'],
  },
  {
    name: 'believes that the short packet waits for a large one',
    step: 'beside-large',
    attempt: { answer: ['rest'] },
    failed: [],
    reads: ['They took 125.4 µs: they waited for cells of C, not for its packets.'],
  },
  {
    name: 'looks for the queue at a switch',
    step: 'queue',
    attempt: { answer: ['west'] },
    failed: [],
    reads: ['no queue grows there. Yet the ping took 23.07 ms.'],
  },
  {
    name: 'makes the first line faster, which moves the queue',
    step: 'shorter',
    attempt: {
      changes: [
        { path: 'model.nodes.A.ports[0].phy', value: 'oc3c' },
        { path: 'model.nodes.West.ports[0].phy', value: 'oc3c' },
      ],
    },
    failed: ['delay(ping A -> B) < 6 ms after 8.5 s', 'changed only buffers'],
    reads: ['Now the queue stands at East'],
  },
  {
    name: 'halves the buffer, which is not enough',
    step: 'shorter',
    attempt: { changes: [{ path: 'model.flows[1].receiveBuffer', value: 32_768 }] },
    failed: ['delay(ping A -> B) < 6 ms after 8.5 s'],
    reads: ['expected less than 6 ms'],
  },
];
