/** The steps about the death of the ATMARP server: after the first question, and before it. */
import type { LessonInput } from '../../lesson/index.ts';

/** The server is a process of the switch, which is device 3 of the preset. */
const KILL = { atPs: 7e12, kind: 'process', node: 3, process: 'atmarp', up: false };

export const serverSteps: LessonInput['steps'] = [
  {
    id: 'death',
    title: 'The server dies',
    text: 'At 7 s the ATMARP server stops. The switch itself goes on.',
    changes: [{ path: 'model.changes', value: [KILL] }],
    view: { timePs: 6.9e12, speedPs: 1e11 },
    task: {
      kind: 'predict',
      question: 'What happens to the pings after 7 s?',
      answer: {
        kind: 'choice',
        right: ['on'],
        options: [
          {
            id: 'stop',
            text: 'They stop at once',
            says: 'You said they stop. Of the pings after 7 s {answered} were answered, although the server was {server}.',
          },
          {
            id: 'slower',
            text: 'They go on, but slower: each has to find its target again',
            says: 'You said slower. The second ping took {before}, those after 7 s took {after}.',
          },
          { id: 'on', text: 'They go on as before' },
        ],
      },
    },
    checks: [
      { check: 'after kill(ATMARP): ping(Pentium II 350, Pentium II 266) answered within 1 s' },
      { check: 'arrived(ping) = 100 % after 7 s' },
    ],
    values: [
      { name: 'answered', of: 'arrived(ping) after 7 s' },
      { name: 'server', of: 'state(ATMARP) at 7.5 s' },
      { name: 'before', of: 'delay(ping #2)' },
      { name: 'after', of: 'delay(ping) after 7 s' },
    ],
    explanation:
      'Questions go to the server, data never did. The circuit stands without it, and {answered} of the pings came back. Each PC keeps an answer for up to 15 minutes; then it wants to ask again.',
  },
  {
    id: 'too-early',
    title: 'Too early a death',
    text: 'There is an instant that matters: a server that dies before it silences the two PCs.',
    task: {
      kind: 'change',
      request: 'Move the server’s death so that no ping is ever answered. At 5 s the server has to be up.',
    },
    checks: [
      { check: 'arrived(ping) = 0 %', says: 'There was a circuit already: think of what came before it.' },
      { check: 'state(ATMARP) = up at 5 s' },
      { check: 'changed only kill(ATMARP)', says: 'Only the death of the server may change.' },
    ],
    hints: [
      'Look at what happens just after 6 s.',
      'Compare the instant of the first ARP_REQUEST with that of the death.',
      'Click the empty stage, and open *Planned changes* in *Properties*: the death has a time there.',
    ],
    solution: { changes: [{ path: 'model.changes[0].atPs', value: 5.5e12 }] },
    explanation:
      'Who has no circuit needs an answer first. Registered or not, 350 never learns whom to call. After the answer the server may go. The instant that matters is that of the question.',
  },
];
