/** The third and the fourth team: rates that buffers alone decide. */
import type { LessonInput } from '../../lesson/index.ts';

const TWO_SECONDS = { path: 'model.durationPs', value: 2e12 };
const goodput = { name: 'goodput', of: 'goodput(flow 1)' };
const bothBuffers = (octets: number) => [
  { path: 'model.flows[0].sendBuffer', value: octets },
  { path: 'model.flows[0].receiveBuffer', value: octets },
];

/** With 45 KB the stream stands still most of the time: a call of 65 536 octets ends with a short segment. */
const STUCK = bothBuffers(46_080);
const FREE = bothBuffers(66_560);

export const teams: LessonInput['steps'] = [
  {
    id: 'small-buffers',
    title: 'The third team',
    text: 'Packets of 9 180 octets, buffers of 32 KB. A TCP window holds what the receive buffer has room for. The third team had smaller buffers.',
    scenario: { kind: 'preset', id: 'detken-fig10' },
    changes: [TWO_SECONDS],
    task: { kind: 'change', request: 'Bring the rate under 60 Mb/s. Change buffers, and nothing else.' },
    checks: [
      { check: 'goodput(flow 1) < 60 Mb/s' },
      {
        check: 'changed only buffers',
        says: 'Only the buffers may change: with two changes nobody knows which one did it.',
      },
    ],
    traps: [
      {
        when: 'goodput(flow 1) > 70 Mb/s',
        says: 'With {goodput} there is still room for a second segment. Which of the two buffers makes the window?',
      },
    ],
    values: [goodput],
    hints: [
      'Look at the two buffers of the stream.',
      'Compare each of them with one segment, and with two.',
      'Select the stream and make its receive buffer smaller than two packets.',
    ],
    solution: { changes: bothBuffers(15_360) },
    explanation:
      '**{goodput}**. The window has room for one segment. The sender waits for each acknowledgement before it sends the next, and both CPUs idle by turns. The line never changed.',
  },
  {
    id: 'large-calls',
    title: 'The fourth team',
    text: 'This team wrote 65 536 octets with each call, over 45 KB of buffer. Its sockets are polled, which is our assumption. It reports the worst rate of all.',
    scenario: { kind: 'preset', id: 'detken-fig11' },
    changes: [TWO_SECONDS, ...STUCK, { path: 'model.nodes[*].stack.sockets', value: 'winsock' }],
    task: { kind: 'change', request: 'Get more than 40 Mb/s with the same calls. Change buffers, and nothing else.' },
    checks: [
      { check: 'goodput(flow 1) > 40 Mb/s' },
      { check: 'changed only buffers', says: 'Only the buffers may change: the calls stay as the team had them.' },
    ],
    traps: [
      {
        when: 'bottleneck(flow 1) = delayed-ack',
        says: 'With {goodput} the stream still waits for a delayed acknowledgement after each call.',
      },
    ],
    values: [goodput],
    hints: [
      'Look at what the stream waits for, in [Results](pane:results).',
      'Compare one call with the buffers: how often does a call fill them, and how much is left over?',
      'Select the stream and give both buffers room for a whole call.',
    ],
    solution: { changes: FREE },
    explanation:
      '**{goodput}**. Before, the last piece of each call was a short segment, and its acknowledgement came 200 ms late. Detken saw about 5 and about 100 Mb/s here. Lesson 10 takes this wait apart.',
  },
];
