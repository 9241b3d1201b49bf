/** Lesson 12: where jitter comes from: the sender’s clock and the routers, not the distance. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { routers } from './routers.ts';

const SHORTCUT = { kind: 'preset', id: 'tut-fig7' } as const;

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['name the source of a pattern of delays', 'say what a shortcut changes about jitter'],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['eleventh-packet'],
  steps: [
    {
      id: 'sender',
      title: 'How do packets leave?',
      text: 'In Tampere, [urku](device:urku) sends 900 packets a second to [basso](device:basso), for a program that asks for an even rate. A process sleeps until a tick of its clock: 100 ticks a second.',
      scenario: SHORTCUT,
      changes: [
        { path: 'model.durationPs', value: 8.6e12 },
        { path: 'model.flows[0].stopPs', value: 8.5e12 },
      ],
      view: { timePs: 8.1e12, speedPs: 1e9, selects: ['urku'] },
      task: {
        kind: 'predict',
        question: 'Packets leave urku …',
        answer: {
          kind: 'choice',
          right: ['bursts'],
          options: [
            {
              id: 'even',
              text: 'evenly, 1.1 ms apart',
              says: 'You said evenly. Within 10 ms after 8.1 s {tick} left, and {quiet} of them after 8.107 s.',
            },
            {
              id: 'random',
              text: 'at random, 1.1 ms apart on average',
              says: 'You said at random. Within 10 ms after 8.1 s {tick} left, all of them together: a clock is not random.',
            },
            {
              id: 'always',
              text: 'as fast as the line takes them, all the time',
              says: 'You said all the time. After 8.107 s {quiet} left until the next tick.',
            },
            { id: 'bursts', text: 'nine at once, then nothing for almost 10 ms' },
          ],
        },
      },
      checks: [
        { check: 'packets(flow 1) on urku – LS1010 = 9 from 8.1 s to 8.11 s' },
        { check: 'packets(flow 1) on urku – LS1010 = 0 from 8.107 s to 8.113 s' },
      ],
      values: [
        { name: 'tick', of: 'packets(flow 1) on urku – LS1010 from 8.1 s to 8.11 s' },
        { name: 'quiet', of: 'packets(flow 1) on urku – LS1010 from 8.107 s to 8.11 s' },
      ],
      explanation:
        'The process wakes 100 times a second and sends what is due: **{tick}** at once. The rate is even over a second, and anything but even over a millisecond. A plot of distances has two bands: near 0, and near 10 ms.',
    },
    {
      id: 'shortcut',
      title: 'Over the shortcut',
      text: 'With MPOA the packets take a shortcut over switches. A background of 23 Mb/s goes from jaarli to sello at the same time. **Jitter** is how much the delay differs from packet to packet.',
      scenario: SHORTCUT,
      changes: [
        { path: 'model.durationPs', value: 11e12 },
        { path: 'model.flows[0].stopPs', value: 10e12 },
      ],
      view: { timePs: 8.1e12, speedPs: 1e9 },
      task: {
        kind: 'predict',
        question: 'At basso the jitter is …',
        answer: {
          kind: 'choice',
          right: ['small'],
          options: [
            {
              id: 'tick',
              text: 'about 10 ms: bursts are jitter',
              says: 'You said 10 ms. By 10 s the jitter is {jitter}: packets of a burst are near each other when they leave and when they arrive.',
            },
            {
              id: 'distance',
              text: 'as large as the delay: distance makes it',
              says: 'You said as large as the delay. By 10 s the jitter is {jitter}, the mean delay {delay}. A cable delays all packets alike.',
            },
            { id: 'small', text: 'less than a tenth of a millisecond' },
          ],
        },
      },
      checks: [
        { check: 'path(flow 1) = shortcut' },
        { check: 'jitter(flow 1) < 100 us' },
        { check: 'lost(flow 1) = 0' },
      ],
      values: [
        { name: 'jitter', of: 'jitter(flow 1)' },
        { name: 'delay', of: 'delay(flow 1)' },
      ],
      explanation:
        'Mean delay **{delay}**, jitter **{jitter}**. Switches send cells on as they come, so a burst arrives as it left. What differs is mostly the turn in urku’s own queue: the ninth packet waits for eight.',
    },
    ...routers,
  ],
  transfer: {
    question:
      'A telephone call of 50 packets a second is played from a buffer of 20 ms. On which path does it need a larger one: switches alone, quiet routers, routers beside a busy flow?',
    answer:
      'None of them as measured here, for a call sends one packet at a time and all delays stay below 20 ms. The routers beside the busy flow come nearest: their queue decides how much of the buffer is used up.',
  },
};
