/** Lesson 3: how a host on ATM finds an address without broadcasts, and what lives on without the server. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { serverSteps } from './server-steps.ts';

/** The pings begin at 6 s; the TCP stream of the preset, which begins at 8 s, is not needed. */
const SHORT = { path: 'model.durationPs', value: 7.9e12 };

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: [
    'put the messages between the first packet and the first answer in order',
    'say what still works without the ATMARP server',
  ],
  presets: [...about.presets],
  needs: ['cells-and-queues'],
  figures: [...about.figures],
  steps: [
    {
      id: 'how',
      title: 'Nobody to shout to',
      text: 'Two PCs are at one ATM switch, in one IP subnet. Before a PC can send, it has to **call** the other’s ATM address, 20 octets long. It knows only the IP address. At 6 s 10.0.0.1 begins to ping 10.0.0.2.',
      scenario: { kind: 'preset', id: 'clip-pair-svc' },
      changes: [SHORT],
      view: { timePs: 6e12, speedPs: 1e9, selects: ['Pentium II 350', 'Pentium II 266'] },
      task: {
        kind: 'predict',
        question: 'How does 10.0.0.1 find the ATM address of 10.0.0.2?',
        answer: {
          kind: 'choice',
          right: ['server'],
          options: [
            {
              id: 'flood',
              text: 'The switch floods its question to all ports',
              says: 'You said the switch floods it. Of ARP_REQUEST 266 got {flooded} after 6 s, and the server in the switch {asked}.',
            },
            { id: 'server', text: 'It asks a server whose address it was given' },
            {
              id: 'header',
              text: 'The switch reads the IP header and knows the port',
              says: 'You said the switch reads the header. No packet left before there was a circuit; after 6 s the server got {asked}.',
            },
            {
              id: 'computed',
              text: 'It computes the address from the IP address',
              says: 'You said it computes the address. Then nobody would ask; but after 6 s the server got {asked}.',
            },
          ],
        },
      },
      checks: [
        { check: 'count(ARP_REQUEST to SmartSwitch 2000) >= 1 after 6 s' },
        { check: 'count(ARP_REQUEST to Pentium II 266) = 0 after 6 s' },
      ],
      values: [
        { name: 'asked', of: 'count(ARP_REQUEST to SmartSwitch 2000) after 6 s' },
        { name: 'flooded', of: 'count(ARP_REQUEST to Pentium II 266) after 6 s' },
      ],
      explanation:
        'Each PC was given the ATM address of the **ATMARP server**. It called the server when it was switched on, and registered both of its addresses there. Who wants to send asks there. Here the server is in the switch.',
    },
    {
      id: 'order',
      title: 'Before the first packet',
      text: 'The first ping waits in 350 until there is a circuit to 266. SETUP and CONNECT are what dialling and answering are for a telephone.',
      view: { timePs: 6.0093e12, speedPs: 1e8 },
      task: {
        kind: 'predict',
        question: 'In which order do these happen after 6 s?',
        answer: {
          kind: 'order',
          items: [
            {
              id: 'request',
              text: '350 asks the server for 10.0.0.2 (ARP_REQUEST)',
              says: 'The question comes first: without an ATM address 350 can call nobody.',
            },
            {
              id: 'reply',
              text: 'The server answers with an ATM address (ARP_REPLY)',
              says: 'The answer follows the question at once: 350 needs it for all that comes later.',
            },
            {
              id: 'setup',
              text: '350 calls 266 (SETUP)',
              says: 'SETUP names the address to call. That came with ARP_REPLY.',
            },
            {
              id: 'connect',
              text: '266 accepts the call (CONNECT)',
              says: 'CONNECT answers SETUP, and the ping needs the circuit that it opens.',
            },
            { id: 'echo', text: 'The ping leaves, and its answer comes back' },
          ],
        },
      },
      checks: [
        { check: 'ARP_REQUEST before ARP_REPLY before SETUP after 6 s' },
        { check: 'SETUP before CONNECT before ping(Pentium II 350, Pentium II 266) answered after 6 s' },
      ],
      explanation:
        'The question and the answer are those of ARP, but go over a circuit to the server. With the answer 350 calls 266. What it gets is an **SVC**, a switched virtual circuit.',
    },
    {
      id: 'who-asks',
      title: 'Who asks?',
      text: 'Ten pings leave between 6 s and 7.9 s, and 266 answers each of them.',
      task: {
        kind: 'find',
        question: 'How many questions (ARP_REQUEST) does the server get after 6 s?',
        answer: {
          kind: 'number',
          unit: '',
          min: 0,
          max: 1_000,
          near: [
            {
              value: 1,
              percent: 0,
              says: 'One of them is from 350. But 266 wants to answer 10.0.0.1: how does it know where that is?',
            },
            { value: 10, percent: 10, says: 'Not every ping asks: compare the second ping with the first.' },
          ],
        },
      },
      checks: [{ check: 'answer in count(ARP_REQUEST to SmartSwitch 2000) after 6 s' }],
      values: [
        { name: 'first', of: 'delay(ping #1)' },
        { name: 'second', of: 'delay(ping #2)' },
      ],
      hints: [
        'Look at [Messages](pane:messages) from 6 s on.',
        'Compare who sends each ARP_REQUEST.',
        'Type *arp* into the filter above the messages.',
      ],
      explanation:
        'Both PCs ask, once each. A call names an ATM address and no IP address, so 266 does not know who called. The answer is the address that called, to which there is a circuit. The first ping took {first}, the second {second}.',
    },
    ...serverSteps,
  ],
  transfer: {
    question:
      'A third PC is switched on after the server’s death. Whom can it reach over an SVC, and whom over a PVC, a circuit that somebody set up by hand?',
    answer:
      'Over an SVC nobody: it cannot register, and nobody tells it an ATM address to call. Over a PVC it reaches whoever is at the other end, for a PVC needs no address and no call.',
  },
};
