/** Lesson 5: how two stations of an emulated LAN get from the BUS to a circuit of their own. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { unknownSteps } from './unknown-steps.ts';

/** Ten pings from 6 s on; the TCP stream of the preset, which begins at 8 s, is not needed. */
const SHORT = { path: 'model.durationPs', value: 7.9e12 };

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['tell ARP from LE_ARP', 'predict when frames leave the BUS for a circuit of their own'],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['joining-a-lan'],
  steps: [
    {
      id: 'path',
      title: 'By the server, or past it?',
      text: 'Four stations are in one ELAN. Its LES and its BUS are in the switch [IBM 8285 west](device:IBM%208285%20west). From 6 s on [Solimoes](device:Solimoes) pings [Negro](device:Negro) ten times.',
      scenario: { kind: 'preset', id: 'curitiba-lane' },
      changes: [SHORT],
      view: { timePs: 6.005e12, speedPs: 1e9, selects: ['Solimoes', 'Negro'] },
      task: {
        kind: 'predict',
        question: 'Which path do pings 2 to 10 take?',
        answer: {
          kind: 'choice',
          right: ['own'],
          options: [
            {
              id: 'bus',
              text: 'Through the BUS: carrying frames is its task',
              says: 'You said through the BUS. It carried {early} of the pings before 6.1 s, and {late} after.',
            },
            {
              id: 'les',
              text: 'Through the LES: it knows all addresses',
              says: 'You said through the LES. It answers questions and carries no data: ping 2 took {second}, over switches alone.',
            },
            { id: 'own', text: 'A circuit that the two stations have for themselves' },
            {
              id: 'aging',
              text: 'Through the BUS, until an entry is 300 s old',
              says: 'You said through the BUS for 300 s. After 6.1 s it carried {late} of the pings.',
            },
          ],
        },
      },
      checks: [{ check: 'no frames through BUS(curitiba) where icmp after 6.1 s' }, { check: 'path(ping) = LANE' }],
      values: [
        { name: 'early', of: 'frames through BUS where icmp before 6.1 s' },
        { name: 'late', of: 'frames through BUS where icmp after 6.1 s' },
        { name: 'first', of: 'delay(ping #1)' },
        { name: 'second', of: 'delay(ping #2)' },
      ],
      explanation:
        'The two stations call each other: their circuit is called **Data Direct VCC**. Ping 1 did not wait for it and went by the BUS. It took {first}, the second {second}.',
    },
    {
      id: 'order',
      title: 'Two questions for one station',
      text: 'IP asks by ARP, as on Ethernet: who has 10.0.0.3? The answer is a MAC address. **LE_ARP** asks the LES: which ATM address is behind this MAC address?',
      view: { timePs: 6.0055e12, speedPs: 1e8 },
      task: {
        kind: 'predict',
        question: 'In which order does Solimoes do this?',
        answer: {
          kind: 'order',
          items: [
            {
              id: 'arp',
              text: 'It asks all stations for the MAC address (ARP)',
              says: 'ARP comes first: without a MAC address there is nothing for LE_ARP to ask about.',
            },
            {
              id: 'le-arp',
              text: 'It asks the LES for the ATM address (LE_ARP_REQUEST)',
              says: 'LE_ARP needs the MAC address that ARP finds, and the call needs the ATM address that LE_ARP finds.',
            },
            {
              id: 'setup',
              text: 'It calls Negro (SETUP)',
              says: 'The call needs an ATM address. Only LE_ARP finds it.',
            },
            {
              id: 'flush',
              text: 'It sends a last message by the BUS (LE_FLUSH_REQUEST)',
              says: 'The last message by the BUS is sent when the new circuit is open: before that, more may follow it.',
            },
            { id: 'data', text: 'Its pings take the circuit' },
          ],
        },
      },
      checks: [
        { check: 'ARP from Solimoes before LE_ARP_REQUEST from Solimoes before SETUP from Solimoes after 6 s' },
        { check: 'SETUP from Solimoes before LE_FLUSH_REQUEST from Solimoes after 6 s' },
      ],
      explanation:
        'The new circuit could be faster than the BUS, and frames on it could overtake older ones. So LE_FLUSH_REQUEST follows the last frame on the old path. When it is answered, that path is empty.',
    },
    {
      id: 'by-the-bus',
      title: 'What went by the BUS?',
      text: 'Broadcasts always go by the BUS. A few **unicast** frames do, too: frames for one station whose ATM address is not known yet.',
      task: {
        kind: 'find',
        question: 'How many unicast frames go to the BUS after 6 s?',
        answer: {
          kind: 'number',
          unit: 'frames',
          min: 0,
          max: 1_000,
          near: [
            {
              value: 1,
              percent: 0,
              says: 'Solimoes sent only one, its first ping. Negro had something to send as well.',
            },
            {
              value: 2,
              percent: 0,
              says: 'The first ping and its answer are two. What did Negro send before?',
            },
          ],
        },
      },
      checks: [{ check: 'answer in frames through BUS where eth.dst is unicast after 6 s' }],
      values: [{ name: 'unicast', of: 'frames through BUS where eth.dst is unicast after 6 s' }],
      hints: [
        'Look at [Messages](pane:messages) with *Data packets* switched on.',
        'Compare the destination of each frame with ff:ff:ff:ff:ff:ff.',
        'Filter for *arp or icmp*, and follow the lines to IBM 8285 west from 6 s on.',
      ],
      explanation:
        '{unicast}: Negro’s ARP reply, the first ping, its answer. The BUS sends each of them to all members, and all but one throw it away. That is why only a few may go there.',
    },
    ...unknownSteps,
  ],
  transfer: {
    question:
      'The pair is silent for ten minutes, then pings again. An LE_ARP entry lives 300 s, an idle circuit 20 minutes. Which messages come again, and which do not?',
    answer:
      'LE_ARP comes again, for its entry is gone. The call does not: the circuit is still open, and the answer of the LES leads to it.',
  },
};
