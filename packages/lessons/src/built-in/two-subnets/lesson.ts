/** Lesson 6: two emulated LANs on one ATM network, and the router through which all must go. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { routerSteps } from './router-steps.ts';

/** The stream begins at 8 s: half a second to fill the path, one to measure. */
const SHORT = { path: 'model.durationPs', value: 9.5e12 };

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['draw the path of a packet between two emulated LANs', 'name the bottleneck of that path'],
  presets: [...about.presets],
  needs: ['joining-a-lan'],
  figures: [...about.figures],
  steps: [
    {
      id: 'how-often',
      title: 'Up to the router, and down again',
      text: '[A](device:A) is in the ELAN red, subnet 10.0.1.0; [B](device:B) in blue, 10.0.2.0. The [router](device:Router) is in both, with one link to [West](device:West). From 8 s on A sends B a stream.',
      scenario: { kind: 'preset', id: 'class-lane' },
      changes: [SHORT],
      view: { timePs: 8.1e12, speedPs: 1e9, selects: ['Router'] },
      task: {
        kind: 'predict',
        question: 'How often does each packet of the stream cross the link Router – West?',
        answer: {
          kind: 'choice',
          right: ['twice'],
          options: [
            {
              id: 'never',
              text: 'Never: the switches know both hosts',
              says: 'You said never. {sent} left A, and the router’s link was crossed by {crossed}.',
            },
            {
              id: 'once',
              text: 'Once: into the router',
              says: 'You said once. {sent} left A, and the router’s link was crossed by {crossed}: who goes in comes out there.',
            },
            { id: 'twice', text: 'Twice' },
            {
              id: 'first',
              text: 'Only the first packet does',
              says: 'You said only the first. {sent} left A, and the router’s link was crossed by {crossed}.',
            },
          ],
        },
      },
      checks: [{ check: 'packets(flow 2) on Router – West = 2 × packets(flow 2) on A – West ±5 %' }],
      values: [
        { name: 'sent', of: 'packets(flow 2) on A – West' },
        { name: 'crossed', of: 'packets(flow 2) on Router – West' },
      ],
      explanation:
        'Subnets decide the path, not cables. The switches carry cells of circuits, and A has no circuit to B. The router puts each packet together, looks up 10.0.2.1, and cuts it into cells again.',
    },
    {
      id: 'whose-mac',
      title: 'To whom is the frame?',
      text: 'At 6 s A sends its first ping to 10.0.2.1. Within an ELAN every packet travels in an Ethernet frame.',
      view: { timePs: 6.009e12, speedPs: 1e8, selects: ['A'] },
      task: {
        kind: 'find',
        question: 'Whose MAC address is the destination of the frame that leaves A?',
        answer: {
          kind: 'choice',
          right: ['router'],
          options: [
            { id: 'b', text: 'That of B', says: 'The frame of A goes to {to}. Frames of B come from {b}.' },
            { id: 'router', text: 'That of the router' },
            {
              id: 'all',
              text: 'ff:ff:ff:ff:ff:ff, everybody',
              says: 'That was the ARP question before. The frame with the ping goes to {to}.',
            },
            {
              id: 'west',
              text: 'That of the switch West',
              says: 'The frame goes to {to}. A switch of cells has no MAC address in the ELAN.',
            },
          ],
        },
      },
      checks: [{ check: 'eth.dst of first(icmp and from == A) = eth.src of first(arp and from == Router) after 6 s' }],
      values: [
        { name: 'to', of: 'eth.dst of first(icmp and from == A)' },
        { name: 'b', of: 'eth.src of first(icmp and from == B)' },
      ],
      hints: [
        'Look at the first ping of A in the packet panel, just after 6 s.',
        'Compare the destination of the frame with the MAC addresses in [Tables](pane:tables).',
        'Click the frame on the line A – West, and open *Ethernet* in the packet panel.',
      ],
      solution: { answer: ['router'] },
      explanation:
        'B is in another subnet, so A never asks for its MAC address. A asks by ARP for 10.0.1.254, its gateway. The IP packet inside is still addressed to 10.0.2.1: the frame changes at the router, the packet does not.',
    },
    ...routerSteps,
  ],
  transfer: {
    question:
      'The router gets a second link to West: one for each ELAN. What changes: the goodput, the cells on each link, the ping?',
    answer:
      'Each link carries the stream once, in one direction only. Goodput and ping stay as they are: the router’s forwarding was the limit, not its link.',
  },
};
