/** The steps about one packet, and about two packets that share a line. */
import type { LessonInput } from '../../lesson/index.ts';
import { linked, shared, unlinked } from './network.ts';

export const cellSteps: LessonInput['steps'] = [
  {
    id: 'link',
    title: 'Join them',
    text: 'Here are two hosts, two ATM switches and no cable. From 1 s on [A](device:A) sends packets of 1 500 octets to [B](device:B).',
    scenario: { kind: 'document', document: unlinked },
    view: { timePs: 0, speedPs: 2e12, selects: ['A', 'B'] },
    task: { kind: 'build', request: 'Draw links so that the packets of A reach B over both switches.' },
    checks: [
      { check: 'arrived(A -> B) = 100 %', says: 'Packets need a line from A to a switch, and one from a switch to B.' },
      { check: 'cells on trunk > 1 000 cells', says: 'The packets have to cross a link between the two switches.' },
    ],
    hints: [
      'Look at the stage: which devices have no link yet?',
      'Compare your path with the request: how many switches does it cross?',
      'Choose *Link* on the rail, click one device, then the next.',
    ],
    solution: { changes: [{ path: 'model.links', value: linked.model.links }] },
    explanation:
      'A called B before its first packet. Each switch then noted where cells of this circuit go. It finds them by a number in the header of each cell, the **VCI** (virtual channel identifier).',
  },
  {
    id: 'delay',
    title: 'How long does it take?',
    text: 'Now every line carries 25.6 Mb/s. A packet takes 32 cells, and a line needs 0.54 ms to send them. There are three lines: A – West, West – East, East – B.',
    scenario: { kind: 'document', document: linked },
    view: { timePs: 1.0106e12, speedPs: 5e7 },
    task: {
      kind: 'predict',
      question: 'How long after A begins to send is the whole packet at B?',
      answer: {
        kind: 'number',
        unit: 'ms',
        min: 0,
        max: 10,
        near: [
          {
            value: 1.62,
            percent: 4,
            says: 'You let each switch wait for the whole packet. The packet took {delay}: a switch sends a cell on as soon as that cell is in.',
          },
          {
            value: 0.54,
            percent: 0.5,
            says: 'You let the switches take no time. The packet took {delay}: each switch takes in a whole cell before it sends it.',
          },
        ],
      },
    },
    checks: [{ check: 'answer in delay(A -> B #2) ±5 %' }],
    values: [{ name: 'delay', of: 'delay(A -> B #2)' }],
    explanation:
      'A cell goes on when it has come in whole. The packet does not have to. So each switch adds the time of one cell: 34 cell times, **{delay}**. Switches that wait for whole packets would need 1.62 ms.',
  },
  {
    id: 'three-links',
    title: 'Where is the packet?',
    text: 'The clock stands in the middle of a packet.',
    view: { timePs: 1.0109e12, speedPs: 5e6 },
    task: {
      kind: 'find',
      question: 'On how many links are cells of this one packet now?',
      answer: {
        kind: 'choice',
        right: ['three'],
        options: [
          {
            id: 'one',
            text: 'One',
            says: 'On one link at a time it would take three times 0.54 ms. It took {delay}.',
          },
          {
            id: 'two',
            text: 'Two: a switch takes in as it sends',
            says: 'That holds for West. East does the same with the cells that it gets: look at its line to B.',
          },
          { id: 'three', text: 'Three' },
        ],
      },
    },
    values: [{ name: 'delay', of: 'delay(A -> B #2)' }],
    hints: [
      'Look at all three links while the clock stands.',
      'Compare where the first cell of the packet is with where its last cell is.',
      'Press *Step cell* and watch all three lines.',
    ],
    solution: { answer: ['three'] },
    explanation:
      'The first cells have reached B while the last ones are still in A. Nothing in the network holds the packet as a whole: only B puts it together.',
  },
  {
    id: 'beside-large',
    title: 'A short packet beside large ones',
    text: '[C](device:C) now sends packets of 9 180 octets to D. Each keeps the trunk busy for 3.2 ms, and the next comes soon. A sends packets of three cells, which take 0.084 ms on an empty trunk.',
    scenario: { kind: 'document', document: shared },
    view: { timePs: 1.1006e12, speedPs: 5e7, selects: ['A', 'C'] },
    task: {
      kind: 'predict',
      question: 'How long do the packets of A take on average?',
      answer: {
        kind: 'choice',
        right: ['cells'],
        options: [
          {
            id: 'rest',
            text: 'More than 1 ms: they wait for the rest of a large packet',
            says: 'You said more than 1 ms. They took {short}: they waited for cells of C, not for its packets.',
          },
          { id: 'cells', text: 'Less than 0.2 ms: their cells go between those of C' },
          {
            id: 'own',
            text: '0.084 ms: they have a circuit of their own',
            says: 'You said 0.084 ms. They took {short}: circuits share a line, and some cells of C were first.',
          },
        ],
      },
    },
    checks: [{ check: 'delay(A -> B) < 0.2 ms after 1.1 s' }],
    values: [
      { name: 'short', of: 'delay(A -> B) after 1.1 s' },
      { name: 'large', of: 'delay(C -> D) after 1.1 s' },
    ],
    explanation:
      'On a shared line cells of two packets take turns. A short packet waits for a few cells, never for a whole packet: **{short}**. A packet of C takes {large}. Cells are small because telephone calls needed this.',
  },
];
