/** Lesson 13: which of class, admission and policing a promise needs, and what early packet discard saves. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { bestEffort } from './best-effort.ts';

/** One second of the four that the figures have: queues are full after a tenth. */
const SECOND = { path: 'model.durationPs', value: 1e12 };
const measured = [
  { name: 'arrived', of: 'arrived(flow 1)' },
  { name: 'delay', of: 'delay(flow 1)' },
];

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['say which of class, admission and policing a promise needs', 'say what early packet discard saves'],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['cells-and-queues'],
  steps: [
    {
      id: 'best-effort',
      title: 'Best effort',
      text: 'The [guaranteed camera](device:Guaranteed%20camera) sends 8 Mb/s over the trunk from West to East. Two loads and three neighbours ask for all the rest, and more. Everything is best effort (*UBR*). Detken has no figure of this; the numbers are the lab’s.',
      scenario: { kind: 'preset', id: 'qos-best-effort' },
      changes: [SECOND],
      view: { timePs: 0.1e12, speedPs: 1e9, selects: ['Guaranteed camera', 'Guaranteed screen'] },
      task: {
        kind: 'predict',
        question: 'How much of the small stream arrives?',
        answer: {
          kind: 'number',
          unit: '%',
          min: 0,
          max: 100,
          near: [
            {
              value: 100,
              percent: 5,
              says: 'You said nearly all. {arrived} arrived within the second: a full queue drops what comes, from whoever is small, too.',
            },
            {
              value: 35,
              percent: 15,
              says: 'You said the share of cells that the trunk can carry. {arrived} of the packets arrived: one lost cell spoils a packet of 22.',
            },
          ],
        },
      },
      checks: [{ check: 'answer in arrived(flow 1) ±5 %' }],
      values: measured,
      explanation:
        '**{arrived}**, and each packet took **{delay}**. The queue before the trunk is always full. A larger one makes the wait longer and loses as much, because the load does not end.',
    },
    {
      id: 'contract',
      title: 'A class of its own',
      text: 'A connection has a **category**. *CBR* is served before UBR, from a queue of its own. The camera’s connection has three places: the camera, West, East.',
      scenario: { kind: 'step', id: 'best-effort' },
      task: {
        kind: 'change',
        request: 'Bring all packets of the guaranteed stream through in under 1 ms. Change categories only.',
      },
      checks: [
        { check: 'arrived(flow 1) = 100 %' },
        { check: 'delay(flow 1) < 1 ms', says: 'A longer queue is a longer wait.' },
        { check: 'changed only category', says: 'Only the category of connections may change.' },
      ],
      values: measured,
      hints: [
        'Look at the queue that the stream’s cells wait in, at West.',
        'Compare the category of the stream’s connection with those of the loads.',
        'Set the category of the camera’s connection at the camera and at West to CBR.',
      ],
      solution: {
        changes: [
          { path: 'model.nodes["Guaranteed camera"].pvcs[0].category', value: 'cbr' },
          { path: 'model.nodes.West.routes[0].category', value: 'cbr' },
        ],
      },
      explanation:
        '**{arrived}** in **{delay}**. Cells of the class go first at every cell time. The others lose what the stream takes, and not a cell more.',
    },
    {
      id: 'no-policing',
      title: 'Is a class enough?',
      text: 'Now the three neighbours have contracts in the same class: a quarter of the trunk each. *Admission* has counted: it fits. But nobody checks what they send.',
      scenario: { kind: 'preset', id: 'qos-no-policing' },
      changes: [SECOND],
      view: { timePs: 0.1e12, speedPs: 1e9, selects: ['Neighbour 1', 'Neighbour 2', 'Neighbour 3'] },
      task: {
        kind: 'predict',
        question: 'The stream still has its class. Of its packets …',
        answer: {
          kind: 'choice',
          right: ['none'],
          options: [
            {
              id: 'all',
              text: 'all arrive: it has priority',
              says: 'You said all. {arrived} arrived within the second: those who fill the trunk have the same priority.',
            },
            {
              id: 'admitted',
              text: 'all arrive: admission keeps the sum below the line',
              says: 'You said all, by admission. {arrived} arrived within the second: admission believes what is declared.',
            },
            {
              id: 'quarter',
              text: 'a quarter arrives: each of four has its share',
              says: 'You said a quarter. {arrived} arrived within the second: a queue shares by who comes, not by contract.',
            },
            { id: 'none', text: 'none arrives' },
          ],
        },
      },
      checks: [{ check: 'arrived(flow 1) < 5 %' }],
      values: [{ name: 'arrived', of: 'arrived(flow 1)' }],
      explanation:
        '**{arrived}**: worse than best effort. A class is served first, but only among those who are let in. If its members send more than they declared, the class itself is the crowd.',
    },
    {
      id: 'culprit',
      title: 'Who breaks a contract?',
      text: 'Each neighbour declared a quarter of the trunk: 88 000 cells a second, 33.8 Mb/s of payload.',
      scenario: { kind: 'step', id: 'no-policing' },
      view: { timePs: 0.1e12, selects: ['Neighbour 1'] },
      task: {
        kind: 'find',
        question: 'How much payload does Neighbour 1 send?',
        answer: {
          kind: 'number',
          unit: 'Mb/s',
          min: 0,
          max: 155.52,
          near: [
            {
              value: 33.8,
              percent: 2,
              says: 'You said what it declared. It sends {sent}: read the rate of flow 5, not its contract.',
            },
          ],
        },
      },
      checks: [{ check: 'answer in goodput(flow 5) ±3 %' }],
      values: [{ name: 'sent', of: 'goodput(flow 5)' }],
      hints: [
        'Look at flow 5, from Neighbour 1.',
        'Compare its rate with what it declared.',
        'Open [Results](pane:results) and read the goodput of flow 5.',
      ],
      explanation:
        '**{sent}**, twice its word, and so do the other two. **Policing** at the entry drops what goes beyond a contract. So a promise needs a class, admission for the sum, and policing for each one’s word.',
    },
    ...bestEffort,
  ],
  transfer: {
    question: 'A UBR shortcut leads past a router. On a full trunk, does a video stream over it keep its delay?',
    answer:
      'No. The shortcut spares the router, not the queue before the trunk. It needs a contract of its own: a shortcut chooses the path, a class chooses the place in the queue.',
  },
};
