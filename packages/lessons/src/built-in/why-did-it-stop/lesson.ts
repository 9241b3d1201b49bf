/** Lesson 8: from a symptom to the first cause, by evidence. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { diagnosis, UNTIL_20_S, UNTIL_40_S } from './diagnosis.ts';
import { fault } from './faults.ts';

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['go from a symptom to the first cause by evidence', 'say what comes back first after a repair'],
  presets: [...about.presets],
  needs: ['eleventh-packet'],
  draws: [fault],
  figures: [...about.figures],
  steps: [
    {
      id: 'les-dies',
      title: 'A server that only answers questions',
      text: 'A file travels from A to B by circuits that are open. The [LES](device:West) only answers questions about addresses; data do not pass it. At 16 s it dies.',
      scenario: { kind: 'preset', id: 'les-dies' },
      changes: [UNTIL_20_S],
      view: { timePs: 15.9e12, speedPs: 1e9, selects: ['West'] },
      task: {
        kind: 'predict',
        question: 'From 16 s on the file …',
        answer: {
          kind: 'choice',
          right: ['stops'],
          options: [
            {
              id: 'goes-on',
              text: 'goes on: data do not pass the LES',
              says: 'You said it goes on. From 17 s to 20 s {after} arrived, before 16 s it was {before}.',
            },
            {
              id: 'aging',
              text: 'goes on until addresses are 300 s old',
              says: 'You said it lives on its known addresses. From 17 s to 20 s {after} arrived: the circuits went, not the addresses.',
            },
            {
              id: 'bus',
              text: 'goes on through the BUS',
              says: 'You said the BUS takes over. From 17 s to 20 s {after} arrived: whoever has left the LAN may not use its BUS.',
            },
            { id: 'stops', text: 'stops at once' },
          ],
        },
      },
      checks: [
        { check: 'goodput(flow 2) = 0 Mb/s from 17 s to 20 s' },
        { check: 'goodput(flow 2) > 5 Mb/s from 10 s to 16 s' },
      ],
      values: [
        { name: 'before', of: 'goodput(flow 2) from 10 s to 16 s' },
        { name: 'after', of: 'goodput(flow 2) from 17 s to 20 s' },
      ],
      hints: [
        'Look at the LAN emulation client (LEC) of A.',
        'Compare its state before and after 16 s.',
        'Select A at 16.1 s and open [Tables](pane:tables).',
      ],
      explanation:
        'A client whose control circuit to the LES is gone **has left the LAN**. It gives up its data circuits and tries to join again. The rule stops the file, not a cable. With ATMARP it was otherwise: there circuits outlive the server.',
    },
    ...diagnosis,
    {
      id: 'back-first',
      title: 'What comes back first?',
      text: 'Another day: the trunk is cut at 16 s and mended at 24 s. A ping leaves five times a second. TCP sends the file and waits longer after each failed try.',
      scenario: { kind: 'preset', id: 'trunk-cut' },
      changes: [UNTIL_40_S],
      view: { timePs: 24e12, speedPs: 1e12 },
      task: {
        kind: 'predict',
        question: 'After 24 s, what is back first?',
        answer: {
          kind: 'choice',
          right: ['ping'],
          options: [
            {
              id: 'both',
              text: 'both at 24 s: the link is there again',
              says: 'You said both at 24 s. Until 34 s the file had {silent}; its next try was not due before.',
            },
            {
              id: 'file',
              text: 'the file: TCP repeats what was lost, ping does not',
              says: 'You said the file. Until 34 s it had {silent}: TCP repeats, but after each try it waits twice as long.',
            },
            { id: 'ping', text: 'ping' },
          ],
        },
      },
      checks: [
        { check: 'ping(A, B) answered within 10 s after mend(trunk)' },
        { check: 'goodput(flow 2) = 0 Mb/s from 24 s to 34 s' },
        { check: 'goodput(flow 2) > 20 Mb/s from 39 s to 40 s' },
      ],
      values: [
        { name: 'silent', of: 'goodput(flow 2) from 24 s to 34 s' },
        { name: 'again', of: 'goodput(flow 2) from 39 s to 40 s' },
      ],
      hints: [
        'Look at both flows after 24 s.',
        'Compare how often each of them tries.',
        'Open [Plots](pane:plots) and follow the file from 24 s to 40 s.',
      ],
      explanation:
        'First the switches agree on their link again, then B joins its LAN. The next ping finds the mended path. TCP tries at 1, 2, 4, 8 s and so on: it may sleep while all is well, and returns with **{again}**. A mended link is not yet traffic.',
    },
  ],
  transfer: {
    question: 'The MPOA server (MPS) dies at 16 s, while a shortcut carries the file. How long does the shortcut live?',
    answer:
      'Until the lifetime of the last keep-alive is over: 35 s after it came, so to about 45 s in the network “The MPOA server dies”. Nobody tells the client; it notices by silence.',
  },
};
