/** Lesson 4: what a host has to ask and to open before it belongs to an emulated LAN. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { memberSteps } from './member-steps.ts';

/** A joins within the first two milliseconds; nothing is sent in these steps. */
const QUIET = [
  { path: 'model.durationPs', value: 0.1e12 },
  { path: 'model.flows', value: [] },
];

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: [
    'name the servers and the circuits of a LAN emulation client',
    'find from the messages where a join stopped, and put it right',
  ],
  presets: [...about.presets],
  needs: ['cells-and-queues'],
  figures: [...about.figures],
  steps: [
    {
      id: 'circuits',
      title: 'Plugged in is not in',
      text: 'An **emulated LAN** (ELAN) looks like an Ethernet to IP, but runs over ATM. [A](device:A) is switched on at 0 s and must get into the ELAN red. The servers of red are in the switch [West](device:West).',
      scenario: { kind: 'preset', id: 'class-lane' },
      changes: QUIET,
      view: { timePs: 0, speedPs: 1e8, layer: 'vcs', selects: ['A', 'West'] },
      task: {
        kind: 'predict',
        question: 'How many circuits must A open or accept before it may send its first frame?',
        answer: {
          kind: 'choice',
          right: ['five'],
          options: [
            {
              id: 'none',
              text: 'None: it is plugged in',
              says: 'You said none, as on Ethernet. A sent {made} of SETUP and got {taken}, each for one circuit.',
            },
            {
              id: 'one',
              text: 'One, to the server',
              says: 'You said one. A sent {made} of SETUP, for there are three servers, and got {taken} of two that called back.',
            },
            { id: 'five', text: 'Five, of which four stay' },
            {
              id: 'mesh',
              text: 'One to each other station',
              says: 'You said one to each station. A called no station: all {stay} circuits that it has lead to servers.',
            },
          ],
        },
      },
      checks: [{ check: 'count(SETUP from A) = 3' }, { check: 'count(SETUP to A) = 2' }, { check: 'VCCs of A = 4' }],
      values: [
        { name: 'made', of: 'count(SETUP from A)' },
        { name: 'taken', of: 'count(SETUP to A)' },
        { name: 'stay', of: 'VCCs of A' },
      ],
      explanation:
        'There are three servers, and A calls each. Two of them call A back. The circuit to the first is closed after one answer, so **{stay}** stay. Then A is a member, a LAN emulation client (LEC).',
    },
    {
      id: 'order',
      title: 'Three servers, three questions',
      text: 'The **LECS** (configuration server) knows all ELANs. Each ELAN has a **LES** (LAN emulation server), which keeps the list of its members. One more server sends a frame to all of them.',
      view: { timePs: 0.0005e12, speedPs: 1e8 },
      task: {
        kind: 'predict',
        question: 'In which order does A do this?',
        answer: {
          kind: 'order',
          items: [
            {
              id: 'configure',
              text: 'It asks the LECS for the LES of red (LE_CONFIGURE_REQUEST)',
              says: 'A begins with this question. It knows the name red, but not yet whom to call for it.',
            },
            {
              id: 'join',
              text: 'It asks the LES to be taken in (LE_JOIN_REQUEST)',
              says: 'To ask the LES it needs the address that the LECS has. The LES answers members only.',
            },
            {
              id: 'arp',
              text: 'It asks the LES who has the MAC address ff:ff:ff:ff:ff:ff (LE_ARP_REQUEST)',
              says: 'The LES answers such questions for members only; the answer is the last server to call.',
            },
            {
              id: 'call',
              text: 'It calls the server that sends to all',
              says: 'Whom to call there it learns last, from the LES.',
            },
            { id: 'send', text: 'It sends frames' },
          ],
        },
      },
      checks: [
        { check: 'LE_CONFIGURE_REQUEST from A before LE_JOIN_REQUEST from A before LE_ARP_REQUEST from A' },
        { check: 'state(LEC of A) = Operational within 1 ms after LE_ARP_RESPONSE to A' },
      ],
      explanation:
        'Each answer names whom to ask next. The last server is the **BUS** (broadcast and unknown server). A finds it by asking for the address of everybody: what is sent there has to reach everybody.',
    },
    {
      id: 'called-back',
      title: 'Who called whom?',
      text: 'Each of the five circuits has a name. *Configuration* leads to the LECS, *Control* to the LES or from it, *Multicast* to the BUS or from it.',
      view: { timePs: 0.002e12, speedPs: 1e8, layer: 'vcs', selects: ['A'] },
      task: {
        kind: 'find',
        question: 'Which two circuits did the servers open?',
        answer: {
          kind: 'choice',
          several: true,
          right: ['distribute', 'forward'],
          options: [
            {
              id: 'configuration',
              text: 'Configuration Direct',
              says: 'Configuration Direct was opened by A: the LECS did not know of A before.',
            },
            {
              id: 'direct',
              text: 'Control Direct',
              says: 'Control Direct was opened by A, for its LE_JOIN_REQUEST. The LES came back to A by another one.',
            },
            { id: 'distribute', text: 'Control Distribute' },
            {
              id: 'send',
              text: 'Multicast Send',
              says: 'Multicast Send was opened by A, for what it sends to all. What others send comes by another one.',
            },
            { id: 'forward', text: 'Multicast Forward' },
          ],
        },
      },
      checks: [{ check: 'count(SETUP to A) = 2' }],
      hints: [
        'Look at the layer *VCs*: it draws every open circuit.',
        'Compare the SETUP messages that A sent with those that it got.',
        'Select a line between West and A, and read its name and who called.',
      ],
      solution: { answer: ['distribute', 'forward'] },
      explanation:
        'LES and BUS have one circuit each that leads to **all** members: it has one root and many leaves. Only the root can add a leaf. So LES and BUS call each new member.',
    },
    ...memberSteps,
  ],
  transfer: {
    question:
      'Twenty clients are in one ELAN. How many Multicast Forward circuits does its BUS have, and how many Multicast Send circuits end at it?',
    answer:
      'One Multicast Forward with twenty leaves: the network copies its cells. But twenty Multicast Send, for each client opens its own.',
  },
};
