/** The steps about the bottleneck: how much it leaves, what it is, and how it gets wider. */
import type { LessonInput } from '../../lesson/index.ts';

export const routerSteps: LessonInput['steps'] = [
  {
    id: 'goodput',
    title: 'What is left?',
    text: 'The lines of A and B carry 25.6 Mb/s, all others 155 Mb/s. The router forwards 10 Mb/s of packets.',
    view: { timePs: 8.5e12, speedPs: 1e11 },
    task: {
      kind: 'predict',
      question: 'How much data of the stream comes to B, from 8.5 s on?',
      answer: {
        kind: 'number',
        unit: 'Mb/s',
        min: 0,
        max: 155,
        near: [
          {
            value: 5,
            percent: 10,
            says: 'You halved it, for each packet crosses the link twice. {goodput} arrived: a link carries both directions at once.',
          },
          {
            value: 22.5,
            percent: 15,
            says: 'You took the slowest line. {goodput} arrived: lines are not the slowest part here.',
          },
        ],
      },
    },
    checks: [{ check: 'answer in goodput(flow 2) ±10 % after 8.5 s' }],
    values: [
      { name: 'goodput', of: 'goodput(flow 2) after 8.5 s' },
      { name: 'alone', of: 'delay(ping A -> B) before 8 s' },
      { name: 'beside', of: 'delay(ping A -> B) after 8.5 s' },
    ],
    explanation:
      'The router’s 10 Mb/s count whole IP packets; without the headers of IP and TCP **{goodput}** are left. The ping queues with the stream: {alone} before it, {beside} beside it.',
  },
  {
    id: 'bottleneck',
    title: 'What limits the stream?',
    text: 'A could send more than twice as fast.',
    task: {
      kind: 'explain',
      question: 'What keeps the stream from being faster?',
      answer: {
        kind: 'choice',
        right: ['router'],
        options: [
          {
            id: 'line',
            text: 'The line of A',
            says: 'It carries 25.6 Mb/s, and {goodput} passed. A had to wait for acknowledgements, not for its line.',
          },
          {
            id: 'link',
            text: 'The link Router – West, which is crossed twice',
            says: 'It carries 155 Mb/s in each direction. The {cells} that crossed it in the whole run take it a fraction of a second.',
          },
          { id: 'router', text: 'The forwarding of the router' },
          {
            id: 'windows',
            text: 'The socket buffers of A and B',
            says: 'They are the same as in lesson 2, where the file filled the line. Here {goodput} passed.',
          },
        ],
      },
    },
    checks: [{ check: 'bottleneck(flow 2) = router' }],
    values: [
      { name: 'goodput', of: 'goodput(flow 2) after 8.5 s' },
      { name: 'cells', of: 'cells on Router – West' },
    ],
    hints: [
      'Look at [Results](pane:results).',
      'Compare how busy each link was with how busy the router was.',
      'Open *Where the time went* of the stream, and read its largest part.',
    ],
    solution: { answer: ['router'] },
    explanation:
      'Faster lines would not help: they were idle most of the time. The router handles every packet by itself, one after the other, and its queue is where the packets wait.',
  },
  {
    id: 'wider',
    title: 'A wider bottleneck',
    text: 'The two subnets have to stay as they are, for their owners want a router between them.',
    task: { kind: 'change', request: 'Get more than 15 Mb/s from A to B. Change the router only.' },
    checks: [
      { check: 'goodput(flow 2) > 15 Mb/s after 8.5 s' },
      { check: 'path(flow 2) = router', says: 'The stream has to go by the router.' },
      { check: 'changed only Router', says: 'Only the router may change.' },
    ],
    traps: [
      {
        when: 'goodput(flow 2) < 10 Mb/s after 8.5 s',
        says: 'The bottleneck is as narrow as before: what was busy all the time?',
      },
    ],
    values: [{ name: 'goodput', of: 'goodput(flow 2) after 8.5 s' }],
    hints: [
      'Look at the properties of the router.',
      'Compare the rates in them with what the stream got.',
      'Select the router, and raise what *Forwarding limits* lets through.',
    ],
    solution: { changes: [{ path: 'model.nodes.Router.forwarding.mbps', value: 20 }] },
    explanation:
      'Now **{goodput}** arrive. Every packet still climbs to the router and comes down again: a faster router makes the detour wider, not shorter. Lesson 7 takes the detour away.',
  },
];
