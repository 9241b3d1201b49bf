/** Lesson 11: a small overload of a shared server, and what it does to the server’s keep-alives. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { rescue } from './rescue.ts';

/** A frame of 32 cells every 1.55 ms: 20 645 cells a second. */
const INTERVAL = { path: 'model.flows[0].intervalPs', value: 1_550_000_000 };
/** Clients try to join again soon after 29 s: until then the fall is complete. */
const UNTIL_29_S = { path: 'model.durationPs', value: 29e12 };
const arrived = { name: 'arrived', of: 'arrived(flow 1)' };

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['predict what a small overload does to a shared server', 'name the message whose loss ends the service'],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['bus-to-data-direct'],
  steps: [
    {
      id: 'small-overload',
      title: 'A small overload',
      text: '[LAN services](device:LAN%20services) holds the BUS; its processor takes 20 000 cells a second. From 8 s on broadcasts ask for 3 % more. All that the server says and hears waits in the same queue.',
      scenario: { kind: 'preset', id: 'bus-overload' },
      changes: [INTERVAL, UNTIL_29_S],
      view: { timePs: 8e12, speedPs: 1e12, selects: ['LAN services'] },
      task: {
        kind: 'predict',
        question: 'What is lost in the end?',
        answer: {
          kind: 'choice',
          right: ['everything'],
          options: [
            {
              id: 'share',
              text: '3 %: what is too much',
              says: 'You said 3 %. That was so until 25 s. From 26 s on no cell went through, and by 29 s only {arrived} had arrived.',
            },
            {
              id: 'nothing',
              text: 'nothing: the queue holds it',
              says: 'You said nothing. The queue filled, and by 29 s only {arrived} had arrived: no queue holds a load that lasts.',
            },
            {
              id: 'one-client',
              text: 'the frames of the client that sends too much',
              says: 'You said one client’s frames. From 26 s on no cell of anybody went through; by 29 s {arrived} had arrived.',
            },
            { id: 'everything', text: 'everything, after some seconds' },
          ],
        },
      },
      checks: [
        { check: 'frames through BUS > 19000 cells/s from 9 s to 25 s' },
        { check: 'frames through BUS = 0 cells/s from 26 s to 29 s' },
      ],
      values: [arrived],
      explanation:
        'For seventeen seconds the BUS carried all that it can. Then nothing: by 29 s **{arrived}** of the frames had arrived. Detken saw the same fall in a real network, after about a minute ([figure 4](figure:detken-fig4)).',
    },
    {
      id: 'curve',
      title: 'Draw it',
      text: 'The load is half as much again now. The processor is the same.',
      changes: [{ path: 'model.flows[0].intervalPs', value: 1_100_000_000 }],
      view: { timePs: 8e12, speedPs: 1e12 },
      task: {
        kind: 'predict',
        question: 'Draw the cells a second that leave the BUS, from 8 to 29 s.',
        answer: {
          kind: 'curve',
          series: 'role:multicast-forward',
          unit: 'cells/s',
          fromS: 8,
          toS: 29,
          points: 21,
          top: 25_000,
        },
      },
      checks: [
        { check: 'frames through BUS > 19000 cells/s from 9 s to 24 s' },
        { check: 'frames through BUS = 0 cells/s from 26 s to 29 s' },
      ],
      explanation:
        'A plateau, then a cliff. The plateau is what the processor takes, whatever is offered. And the cliff comes at the same instant: it does not depend on how much is too much. A clock decides, not the load.',
    },
    ...rescue,
  ],
  transfer: {
    question: 'Where else does a keep-alive share a queue with data? Name one network of today, and one cure.',
    answer:
      'Routing protocols: a router that drops the hellos of its neighbour in a full queue loses the neighbour, and its routes. The cure is a queue of its own for control messages, or a limit on data at the entry.',
  },
};
