/** Lesson 9: a throughput says little without the conditions that it was measured under. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { teams } from './teams.ts';

/** Two seconds of the minute that a figure has: the rate is steady from the first tenth on. */
const TWO_SECONDS = { path: 'model.durationPs', value: 2e12 };
const goodput = { name: 'goodput', of: 'goodput(flow 1)' };

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['read a throughput with its conditions', 'name the condition that limits it'],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['atm-overhead'],
  steps: [
    {
      id: 'who-erred',
      title: 'Who made a mistake?',
      text: 'Two PCs send TCP over [one switch](device:SmartSwitch%202000), at 155 Mb/s. Four teams measure. You have the network of the first one, with packets of 576 octets.',
      scenario: { kind: 'preset', id: 'detken-fig8' },
      changes: [TWO_SECONDS],
      view: { timePs: 0, speedPs: 1e10 },
      task: {
        kind: 'predict',
        question: 'The best rate is thirty times the worst. Who made a mistake?',
        answer: {
          kind: 'choice',
          right: ['nobody'],
          options: [
            {
              id: 'worst',
              text: 'the team with the lowest rate',
              says: 'You said the lowest. This network reports {goodput}, and nothing in it is broken. You will make the lowest rate yourself.',
            },
            {
              id: 'others',
              text: 'all but the team with the highest rate: the best value is the true one',
              says: 'You said all but the best. This network reports {goodput}, each time: it is true for packets of 576 octets.',
            },
            {
              id: 'all',
              text: 'all: the line carries 135 Mb/s of data',
              says: 'You said all. This network reports {goodput}: the line carries more, but {limit} does not.',
            },
            { id: 'nobody', text: 'nobody, but each report leaves out half' },
          ],
        },
      },
      checks: [{ check: 'goodput(flow 1) < 40 Mb/s' }, { check: 'bottleneck(flow 1) = receiver-cpu' }],
      values: [goodput, { name: 'limit', of: 'bottleneck(flow 1)' }],
      explanation:
        'The first team is right: **{goodput}**, under its conditions. So are the others. The mistake comes later, when somebody prints the rate and leaves the conditions out. You will now make the other three rates.',
    },
    {
      id: 'packet-size',
      title: 'The second team',
      text: 'The second team had packets of 9 180 octets, the first 576. Everything else is the same: PCs, line, buffers.',
      scenario: { kind: 'preset', id: 'detken-fig10' },
      changes: [TWO_SECONDS],
      task: {
        kind: 'predict',
        question: 'The rate of the second team is …',
        answer: {
          kind: 'choice',
          right: ['double'],
          options: [
            {
              id: 'same',
              text: 'the same: the line is the same',
              says: 'You said the same. {goodput} arrived: the line is the same, but it was not the limit.',
            },
            {
              id: 'headers',
              text: 'a tenth higher: fewer headers',
              says: 'You said a tenth higher. {goodput} arrived: headers are the smaller part of what a packet costs.',
            },
            { id: 'double', text: 'two to three times as high' },
            {
              id: 'sixteen',
              text: 'sixteen times as high: packets are sixteen times as large',
              says: 'You said sixteen times. {goodput} arrived: each octet is still copied, however large the packet.',
            },
          ],
        },
      },
      checks: [{ check: 'goodput(flow 1) > 62 Mb/s' }, { check: 'goodput(flow 1) < 105 Mb/s' }],
      values: [goodput],
      explanation:
        '**{goodput}**. A CPU pays for each packet, small or large, and for each octet. With large packets it pays the first price sixteen times less often. Detken’s best was 80 Mb/s, with a dip at 55 KB that the lab does not show.',
    },
    {
      id: 'limit',
      title: 'What was the limit?',
      text: 'Back to the first team, with 576 octets. Something was busy all the time.',
      scenario: { kind: 'step', id: 'who-erred' },
      task: {
        kind: 'find',
        question: 'What limits this stream?',
        answer: {
          kind: 'choice',
          right: ['receiver-cpu'],
          options: [
            {
              id: 'serialisation',
              text: 'the line',
              says: 'You said the line. The time account names {limit}; with {goodput} the line is idle three quarters of the time.',
            },
            {
              id: 'sender-cpu',
              text: 'the CPU that sends',
              says: 'You said the sender. The time account names {limit}: the other PC is the slower one.',
            },
            { id: 'receiver-cpu', text: 'the CPU that receives' },
            {
              id: 'delayed-ack',
              text: 'late acknowledgements',
              says: 'You said acknowledgements. The time account names {limit}: there is always data under way.',
            },
          ],
        },
      },
      checks: [{ check: 'answer = bottleneck(flow 1)' }],
      values: [goodput, { name: 'limit', of: 'bottleneck(flow 1)' }],
      hints: [
        'Look at what both PCs and the line do while the stream runs.',
        'Compare how busy they are: only the limit is never idle.',
        'Open [Results](pane:results) and read where the stream’s time went.',
      ],
      explanation:
        'The PC of 266 MHz receives, and it is the slower of the two. Let the other PC receive, and the rate is another. So a report needs the **direction**, too.',
    },
    ...teams,
    {
      id: 'report',
      title: 'What belongs in a report?',
      text: 'You made four rates on one line. Each was true.',
      task: {
        kind: 'explain',
        question: 'Which of these must a report of a throughput state?',
        answer: {
          kind: 'choice',
          several: true,
          right: ['packets', 'buffers', 'calls', 'hosts', 'direction'],
          options: [
            { id: 'packets', text: 'the packet size' },
            { id: 'buffers', text: 'both buffers' },
            { id: 'calls', text: 'the size of the calls' },
            { id: 'hosts', text: 'both hosts' },
            { id: 'direction', text: 'the direction' },
            {
              id: 'best',
              text: 'the best of all settings, as the rate of the network',
              says: 'The best of all settings describes one setting. Your four rates came from one network.',
            },
            {
              id: 'mean',
              text: 'the mean over all settings',
              says: 'Nobody measured the mean: it lies between rates that came from different limits.',
            },
          ],
        },
      },
      hints: [
        'Look back at what changed from team to team.',
        'Compare: if this were left out, could another team repeat the measurement?',
        'Choose everything that you changed in this lesson, and what made one end the limit.',
      ],
      explanation:
        'Packet size, both buffers, size of calls, both hosts, direction; and how long it ran. Whoever leaves one out reports a number that others cannot get again. The network was never full.',
    },
  ],
  transfer: {
    question: 'A report says: “LANE reaches 117 Mb/s, Classical IP 134.” Which one question do you ask first?',
    answer:
      'With which packet size? LANE was limited to 1 500 octets, Classical IP had 9 180. What differs is the MTU, not the protocol.',
  },
};
