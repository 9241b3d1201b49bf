/** Lesson 10: two ends that wait for each other, each by its own good rule. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { cures } from './cures.ts';

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: ['recognise two ends that wait for each other', 'end the wait by three changes'],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['benchmark-mistake'],
  steps: [
    {
      id: 'more-buffer',
      title: 'More buffer',
      text: 'Two PCs, 155 Mb/s between them, packets of up to 9 180 octets. With 16 KB of buffer at both ends the stream takes most of the line. Now the receive buffer has 24 KB.',
      scenario: { kind: 'preset', id: 'clip-pair-collapse' },
      changes: [
        { path: 'model.flows[0].sendBuffer', value: 16_384 },
        { path: 'model.flows[0].receiveBuffer', value: 24_576 },
        { path: 'model.durationPs', value: 2e12 },
      ],
      view: { timePs: 0, speedPs: 1e11 },
      task: {
        kind: 'predict',
        question: 'With the larger receive buffer the rate is …',
        answer: {
          kind: 'choice',
          right: ['hundredth'],
          options: [
            {
              id: 'more',
              text: 'higher: more buffer is never slower',
              says: 'You said higher. In two seconds {goodput} arrived: the larger buffer made the stream slower.',
            },
            {
              id: 'same',
              text: 'the same: the line is the limit',
              says: 'You said the same. In two seconds {goodput} arrived; the line of 155 Mb/s had almost nothing to do.',
            },
            {
              id: 'two-thirds',
              text: 'two thirds: a third of the buffer is wasted',
              says: 'You said two thirds. In two seconds {goodput} arrived, a hundredth of what the line carries.',
            },
            { id: 'hundredth', text: 'about a hundredth' },
          ],
        },
      },
      checks: [{ check: 'goodput(flow 1) < 2 Mb/s' }],
      values: [{ name: 'goodput', of: 'goodput(flow 1)' }],
      explanation:
        '**{goodput}**, on a line that could carry more than a hundred times as much. Comer and Lin measured the same fall in 1995. Nothing is lost, and nothing is broken. So who is waiting?',
    },
    {
      id: 'pause',
      title: 'What ends a pause?',
      text: 'Step through the packets from 0.34 s on. A few go within two milliseconds; then the line is silent for a fifth of a second.',
      view: { timePs: 0.346e12, speedPs: 1e9 },
      task: {
        kind: 'find',
        question: 'Which packet ends each pause?',
        answer: {
          kind: 'choice',
          right: ['acknowledgement'],
          options: [
            {
              id: 'repeated',
              text: 'a segment that the sender repeats',
              says: 'The first packet after 0.4 s comes from {first} and carries {octets} octets of data: nothing was lost, so nothing is repeated.',
            },
            {
              id: 'short',
              text: 'a short segment that the sender held back',
              says: 'The first packet after 0.4 s comes from {first}. The sender’s short segment follows it, and not before.',
            },
            { id: 'acknowledgement', text: 'an acknowledgement without data, from the receiver' },
          ],
        },
      },
      checks: [
        { check: 'ip.src of first(tcp and time > 0.4) = 10.0.0.2' },
        { check: 'tcp.len of first(tcp and time > 0.4) = 0' },
      ],
      values: [
        { name: 'first', of: 'ip.src of first(tcp and time > 0.4)' },
        { name: 'octets', of: 'tcp.len of first(tcp and time > 0.4)' },
      ],
      hints: [
        'Look at the list of messages, with data packets shown.',
        'Compare who sends the last packet before a pause and the first one after it.',
        'Open [Messages](pane:messages), switch *Data packets* on and filter by `tcp && time > 0.4`.',
      ],
      solution: { answer: ['acknowledgement'] },
      explanation:
        'The receiver had the segment long before. It kept its acknowledgement back until its clock of 200 ms came round: a **delayed acknowledgement**. The sender had data ready, and still kept silent.',
    },
    {
      id: 'who',
      title: 'Who waits for whom?',
      text: '**Nagle’s algorithm**: while data are unacknowledged, send whole segments only. **Delayed acknowledgement**: wait for two segments, for half the buffer, or for the clock.',
      task: {
        kind: 'explain',
        question: 'What did most of the stream’s time go into?',
        answer: {
          kind: 'choice',
          right: ['delayed-ack'],
          options: [
            {
              id: 'serialisation',
              text: 'the bits on the line',
              says: 'You said the line. The time account names {cause}; the line was silent for most of two seconds.',
            },
            {
              id: 'receiver-cpu',
              text: 'the receiver’s CPU',
              says: 'You said the CPU. The time account names {cause}: the CPU had nothing to do but wait for its clock.',
            },
            {
              id: 'rto',
              text: 'lost packets that are sent again',
              says: 'You said losses. The time account names {cause}: every packet arrived.',
            },
            { id: 'delayed-ack', text: 'an acknowledgement that waits for more data, while the sender waits for it' },
          ],
        },
      },
      checks: [{ check: 'answer = bottleneck(flow 1)' }],
      values: [{ name: 'cause', of: 'bottleneck(flow 1)' }],
      hints: [
        'Look at what each end is waiting for during a pause.',
        'Compare the octets that have come with half of the receive buffer.',
        'Open [Results](pane:results) and read where the stream’s time went.',
      ],
      explanation:
        'One whole segment leaves. The next piece is short, and Nagle holds it for an acknowledgement. The receiver has neither two segments nor half of 24 KB, and waits. Half of 16 KB one segment does fill. Both keep their rules; together they sleep.',
    },
    ...cures,
  ],
  transfer: {
    question:
      'Today, over Ethernet: an application writes a header and then a body, in two calls, and reads the answer. When does it meet the wait?',
    answer:
      'When the body is shorter than a segment: Nagle holds it until the header is acknowledged, and the other end delays that acknowledgement. One call for both, or TCP_NODELAY, ends it.',
  },
};
