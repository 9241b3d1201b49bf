/** The steps about the longest queue: where it stands, and how it gets shorter. */
import type { LessonInput } from '../../lesson/index.ts';

/** The file begins at 8 s: a second and a half more shows the queue at its length. */
const SHORT = { path: 'model.durationPs', value: 9.5e12 };

export const queueSteps: LessonInput['steps'] = [
  {
    id: 'queue',
    title: 'Who makes the ping wait?',
    text: 'This network has a trunk of 155 Mb/s. A pings B. From 8 s on A also sends B a file over TCP, and the ping becomes slow. From 8.2 s on all goes A – West – East – B.',
    scenario: { kind: 'preset', id: 'class-mpoa' },
    changes: [SHORT],
    view: { timePs: 9e12, speedPs: 1e9, selects: ['A', 'B'] },
    task: {
      kind: 'find',
      question: 'At which device do the cells of the ping wait longest?',
      answer: {
        kind: 'choice',
        right: ['a'],
        options: [
          { id: 'a', text: 'A' },
          {
            id: 'west',
            text: 'West',
            says: 'West sends on at 155 Mb/s what comes in at 25.6 Mb/s: no queue grows there. Yet the ping took {beside}.',
          },
          {
            id: 'east',
            text: 'East',
            says: 'The line to B carries all that A’s line lets through: no queue grows at East. Yet the ping took {beside}.',
          },
          {
            id: 'router',
            text: 'Router',
            says: 'Neither ping nor file goes by the router any more. Yet the ping took {beside}.',
          },
        ],
      },
    },
    checks: [{ check: 'longest wait(ping A -> B) at A' }],
    values: [
      { name: 'alone', of: 'delay(ping A -> B) before 8 s' },
      { name: 'beside', of: 'delay(ping A -> B) after 8.5 s' },
    ],
    hints: [
      'Look at [Results](pane:results): there is a table of queues.',
      'Compare the mean waits in the queues from A to B.',
      'Press *Run to the end*, and read which device has the longest mean wait.',
    ],
    solution: { answer: ['a'] },
    explanation:
      'The ping took {alone} alone and {beside} beside the file. The longest queue stands before the first line that gets too much: here A’s own. TCP may send 64 KB ahead, and they wait in A’s network card.',
  },
  {
    id: 'shorter',
    title: 'A shorter queue',
    text: 'TCP sends ahead as much as its two socket buffers hold.',
    task: {
      kind: 'change',
      request:
        'Bring the ping below 6 ms beside the file. The file must keep more than 20 Mb/s. Change its buffers only.',
    },
    checks: [
      { check: 'delay(ping A -> B) < 6 ms after 8.5 s' },
      { check: 'goodput(flow 2) > 20 Mb/s after 8.5 s' },
      { check: 'changed only buffers', says: 'Only the buffers of the file may change.' },
    ],
    traps: [
      {
        when: 'longest wait(ping A -> B) at East',
        says: 'Now the queue stands at East: a faster first line moves a queue, it does not shorten it.',
      },
    ],
    values: [
      { name: 'ping', of: 'delay(ping A -> B) after 8.5 s' },
      { name: 'goodput', of: 'goodput(flow 2) after 8.5 s' },
    ],
    hints: [
      'Look at the properties of the flow that carries the file.',
      'Compare its buffers with the octets that wait in A’s queue.',
      'Select the flow, and set *Receive buffer* or *Send buffer* to a fraction of what it is.',
    ],
    solution: { changes: [{ path: 'model.flows[1].receiveBuffer', value: 16_384 }] },
    explanation:
      'A few packets on the way keep this line full. What TCP sends beyond that only stands in the queue. With less of it the ping takes {ping}, and the file still has {goodput}.',
  },
];
