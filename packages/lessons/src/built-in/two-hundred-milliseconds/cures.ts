/** Three cures of the same wait, each by one change: the sender’s buffer, the sender’s rule, the receiver’s rule. */
import type { LessonInput } from '../../lesson/index.ts';

const CURED = { check: 'goodput(flow 1) > 80 Mb/s' };
const goodput = { name: 'goodput', of: 'goodput(flow 1)' };
/** A line four times as fast leaves the wait as it is. */
const FASTER_LINE = {
  when: 'goodput(flow 1) < 2 Mb/s',
  says: 'The two ends still wait for each other: {goodput} in two seconds, whatever the line could carry.',
};
const from24 = { kind: 'step', id: 'more-buffer' } as const;

export const cures: LessonInput['steps'] = [
  {
    id: 'send-buffer',
    title: 'First cure: room to send',
    text: 'Nagle’s rule looks at what is unacknowledged. With more room, more whole segments can be under way at once.',
    scenario: from24,
    task: { kind: 'change', request: 'Get more than 80 Mb/s. Change the send buffer, and nothing else.' },
    checks: [
      CURED,
      {
        check: 'changed only sendBuffer',
        says: 'Only the send buffer may change; otherwise nobody knows which change helped.',
      },
    ],
    traps: [FASTER_LINE],
    values: [goodput],
    hints: [
      'Look at how many segments of 9 140 octets fit into the send buffer.',
      'Compare that with the two segments that the receiver waits for.',
      'Select the stream and set its send buffer to several segments.',
    ],
    solution: { changes: [{ path: 'model.flows[0].sendBuffer', value: 32_768 }] },
    explanation:
      '**{goodput}**. Two whole segments fit now, with room for the next ones. The receiver acknowledges every second one at once, and its clock never has a say.',
  },
  {
    id: 'sender-rule',
    title: 'Second cure: a rule of the sender',
    text: 'Back to the small send buffer. One rule of the sender holds a short piece back while something is unacknowledged.',
    scenario: from24,
    task: { kind: 'change', request: 'Get more than 80 Mb/s. Switch off that rule of the sender, and nothing else.' },
    checks: [CURED, { check: 'changed only nagle', says: 'Only Nagle’s algorithm may change.' }],
    traps: [FASTER_LINE],
    values: [goodput],
    hints: [
      'Look at the TCP settings of the host that sends.',
      'Compare what it may send at once with and without the rule.',
      'Select Pentium II 350 and switch Nagle’s algorithm off.',
    ],
    solution: { changes: [{ path: 'model.nodes["Pentium II 350"].stack.nagle', value: false }] },
    explanation:
      '**{goodput}**. The short piece leaves at once, fills the receiver’s count, and is acknowledged. The price is more small packets. And this does not switch delayed acknowledgements off: they are just never reached.',
  },
  {
    id: 'receiver-rule',
    title: 'Third cure: a rule of the receiver',
    text: 'Back once more. The other rule is the receiver’s: it saves acknowledgements by waiting for more data, or for its clock of 200 ms.',
    scenario: from24,
    task: { kind: 'change', request: 'Get more than 80 Mb/s. Switch off that rule of the receiver, and nothing else.' },
    checks: [CURED, { check: 'changed only delayedAck', says: 'Only the delayed acknowledgement may change.' }],
    traps: [FASTER_LINE],
    values: [goodput],
    hints: [
      'Look at the TCP settings of the host that receives.',
      'Compare the two hosts: which one sends the acknowledgements of this stream?',
      'Select Pentium II 266 and switch its delayed acknowledgement off.',
    ],
    solution: { changes: [{ path: 'model.nodes["Pentium II 266"].stack.delayedAck', value: 'off' }] },
    explanation:
      '**{goodput}**. Every packet is acknowledged at once, so nobody waits. The price: one acknowledgement a packet, and the CPUs pay for each. Any one of three changes ends the wait, for it takes both rules and a tight buffer to make it.',
  },
];
