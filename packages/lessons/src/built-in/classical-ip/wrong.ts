/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

/** The cable between the switch and 266 is cut while the server lives on. */
const CUT = { kind: 'link-up', link: 1, atPs: 5.5e12, up: false };

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'believes that the question is flooded',
    step: 'how',
    attempt: { answer: ['flood'] },
    failed: [],
    reads: [
      /^You said the switch floods it\. Of ARP_REQUEST 266 got 0 messages after 6 s, and the server in the switch 2 messages\.$/,
    ],
  },
  {
    name: 'calls before there is an address',
    step: 'order',
    attempt: { answer: ['setup', 'request', 'reply', 'connect', 'echo'] },
    failed: [],
    reads: [/^SETUP names the address to call\. That came with ARP_REPLY\.$/],
  },
  {
    name: 'forgets that 266 asks as well',
    step: 'who-asks',
    attempt: { answer: 1 },
    failed: ['answer in count(ARP_REQUEST to SmartSwitch 2000) after 6 s'],
    reads: ['1 message from 6 s to 7.9 s, expected 2 messages', 'But 266 wants to answer 10.0.0.1'],
  },
  {
    name: 'believes that the pings stop with the server',
    step: 'death',
    attempt: { answer: ['stop'] },
    failed: [],
    reads: ['Of the pings after 7 s 100 % were answered, although the server was dead.'],
  },
  {
    name: 'has the server die after the question',
    step: 'too-early',
    attempt: { changes: [{ path: 'model.changes[0].atPs', value: 6.1e12 }] },
    failed: ['arrived(ping) = 0 %'],
    reads: [/^100 % .*, expected 0 %/],
  },
  {
    name: 'has the server die before 5 s',
    step: 'too-early',
    attempt: { changes: [{ path: 'model.changes[0].atPs', value: 4e12 }] },
    failed: ['state(ATMARP) = up at 5 s'],
    reads: ['dead at 5 s, expected up'],
  },
  {
    name: 'cuts a cable in place of the death',
    step: 'too-early',
    attempt: { changes: [{ path: 'model.changes', value: [CUT] }] },
    failed: ['changed only kill(ATMARP)'],
    reads: ['Only the death of the server may change.'],
  },
];
