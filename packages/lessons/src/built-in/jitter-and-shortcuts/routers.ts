/** The same flow over two routers: alike for every background, until it gets a shortcut. */
import type { LessonInput } from '../../lesson/index.ts';

const UNTIL_11_S = [
  { path: 'model.durationPs', value: 11e12 },
  { path: 'model.flows[0].stopPs', value: 10e12 },
];
const measured = [
  { name: 'jitter', of: 'jitter(flow 1)' },
  { name: 'delay', of: 'delay(flow 1)' },
];

export const routers: LessonInput['steps'] = [
  {
    id: 'routers',
    title: 'Over two routers',
    text: 'Without MPOA both flows cross the same two routers. The background comes at random instants (*Poisson*). A router takes in a whole packet, looks at it, and sends packets on one by one.',
    scenario: { kind: 'preset', id: 'tut-fig8' },
    changes: UNTIL_11_S,
    view: { timePs: 8.1e12, speedPs: 1e9, selects: ['ASN-9000', 'Cisco 4700'] },
    task: {
      kind: 'predict',
      question: 'Beside the shortcut, the jitter at basso is now …',
      answer: {
        kind: 'choice',
        right: ['several'],
        options: [
          {
            id: 'same',
            text: 'the same: neither router is overloaded',
            says: 'You said the same. By 10 s the jitter is {jitter}, the mean delay {delay}, and {lost} were lost: a queue need not overflow to be felt.',
          },
          {
            id: 'less',
            text: 'smaller: routers smooth the bursts',
            says: 'You said smaller. By 10 s the jitter is {jitter}. The burst is spread, but then each of its packets has another delay.',
          },
          { id: 'several', text: 'several times as large' },
        ],
      },
    },
    checks: [{ check: 'path(flow 1) = router' }, { check: 'jitter(flow 1) > 200 us' }, { check: 'lost(flow 1) = 0' }],
    values: [...measured, { name: 'lost', of: 'lost(flow 1)' }],
    explanation:
      'Mean delay **{delay}**, jitter **{jitter}**. A packet waits behind what happens to stand there: its own burst, and the background. Tampere counted 226 packets lost or overtaken of 7 200; the lab loses none.',
  },
  {
    id: 'periodic',
    title: 'A steady background',
    text: 'The background has the same rate, but leaves by the clock now: equal bursts at equal times.',
    scenario: { kind: 'preset', id: 'tut-fig9' },
    changes: UNTIL_11_S,
    view: { timePs: 8.1e12, speedPs: 1e9 },
    task: {
      kind: 'predict',
      question: 'With the steady background the jitter is …',
      answer: {
        kind: 'choice',
        right: ['alike'],
        options: [
          {
            id: 'none',
            text: 'as small as over the shortcut: what is steady does no harm',
            says: 'You said as small. By 10 s the jitter is {jitter}, the mean delay {delay}: a steady burst is still a burst.',
          },
          {
            id: 'tenfold',
            text: 'ten times that of the random one: bursts meet bursts',
            says: 'You said tenfold. By 10 s the jitter is {jitter}: both backgrounds put the same work before the router.',
          },
          { id: 'alike', text: 'much as with the random one' },
        ],
      },
    },
    checks: [{ check: 'jitter(flow 1) > 200 us' }, { check: 'jitter(flow 1) < 1 ms' }],
    values: measured,
    explanation:
      'Jitter **{jitter}**, delay **{delay}**. The size is alike, the pattern is not. Random waits are drawn again at each tick; steady ones repeat and drift slowly, as the two clocks do ([figure 9](figure:tut-fig9)). Means hide that, plots show it.',
  },
  {
    id: 'cure',
    title: 'Past the routers',
    text: 'Back to the random background, over routers. The background has to stay; it is somebody’s work.',
    scenario: { kind: 'step', id: 'routers' },
    task: { kind: 'change', request: 'Bring the jitter from urku to basso under 100 µs, by MPOA alone.' },
    checks: [
      { check: 'jitter(flow 1) < 100 us' },
      { check: 'goodput(flow 3) > 20 Mb/s', says: 'The background from jaarli to sello has to go on.' },
      { check: 'changed only MPOA', says: 'Only MPOA clients (MPC) and servers (MPS) may be added.' },
    ],
    traps: [
      {
        when: 'path(flow 1) = router',
        says: 'The packets still go by the routers. Who has to ask for a shortcut, who answers, and who passes the question on?',
      },
    ],
    values: measured,
    hints: [
      'Look at who takes part in a shortcut: lesson 7 had two clients and a server.',
      'Compare the two ends and the two routers with those of [figure 7](figure:tut-fig7).',
      'Switch the MPC on at urku and basso, and the MPS on at both routers.',
    ],
    solution: {
      changes: [
        { path: 'model.nodes.urku.mpc', value: {} },
        { path: 'model.nodes.basso.mpc', value: {} },
        { path: 'model.nodes["ASN-9000"].mps', value: {} },
        { path: 'model.nodes["Cisco 4700"].mps', value: {} },
      ],
    },
    explanation:
      'Jitter **{jitter}**, delay **{delay}**, with the background as before. The shortcut does not make routers faster; it takes the flow out of their queues. Whoever stays with the routers has them to themselves.',
  },
];
