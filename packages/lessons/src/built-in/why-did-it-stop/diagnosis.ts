/** The steps about the network with the drawn fault: its symptom, the state of a client, the repair. */
import type { LessonInput } from '../../lesson/index.ts';

/** The fault comes by 16 s; four seconds more show what it does. */
export const UNTIL_20_S = { path: 'model.durationPs', value: 20e12 };
/** Time for a client to join again and for TCP to try once more. */
export const UNTIL_40_S = { path: 'model.durationPs', value: 40e12 };
/** Before the run of 40 s ends, a client has joined again and TCP has tried once more. */
const REPAIR_PS = 18e12;

export const diagnosis: LessonInput['steps'] = [
  {
    id: 'symptom',
    title: 'What does the user see?',
    text: 'Your own network: A and B with a shortcut, and one fault at 12 s. It is the MPC of A, the LES, or the trunk. First look at the file, from A to B.',
    scenario: { kind: 'preset', id: 'class-mpoa' },
    changes: [UNTIL_20_S],
    draws: ['fault'],
    view: { timePs: 11.9e12, speedPs: 1e12 },
    task: {
      kind: 'find',
      question: 'What is the goodput of the file from 13 s to 20 s?',
      answer: { kind: 'number', unit: 'Mb/s', min: 0, max: 25.6 },
    },
    checks: [
      {
        check: 'answer in goodput(flow 2) ±1 Mb/s from 13 s to 20 s',
        says: 'Read the flow from A to B after the fault, not its mean over the run.',
      },
    ],
    values: [
      { name: 'before', of: 'goodput(flow 2) from 9 s to 12 s' },
      { name: 'after', of: 'goodput(flow 2) from 13 s to 20 s' },
    ],
    hints: [
      'Look at the throughput of flow 2.',
      'Compare the time before 12 s with the time after it.',
      'Open [Plots](pane:plots), choose the throughput of flow 2 and read it after 13 s.',
    ],
    explanation:
      '**{before}** before, **{after}** after. Slow and dead are two symptoms. What still carries a little has lost its best path; what carries nothing has lost its last one. One of three suspects is either cleared or found.',
  },
  {
    id: 'client',
    title: 'Who is still in the LAN?',
    text: 'A client is *Operational* as long as it has a circuit to its LES. Without it, it starts again at *Initial*. A is at West, as the LES is.',
    scenario: { kind: 'step', id: 'symptom' },
    view: { timePs: 20e12, selects: ['A'] },
    task: {
      kind: 'find',
      question: 'In which state is the LAN emulation client of A at 20 s?',
      answer: { kind: 'word', label: 'State, as the tables have it' },
    },
    checks: [
      { check: 'answer = state(LEC of A) at 20 s', says: 'Go to 20 s: at 12 s the client was still in its LAN.' },
    ],
    values: [
      { name: 'a', of: 'state(LEC of A) at 20 s' },
      { name: 'b', of: 'state(LEC of B) at 20 s' },
    ],
    hints: [
      'Look at A, eight seconds after the fault.',
      'Compare it with B at the same instant.',
      'Go to 20 s, select A and open [Tables](pane:tables).',
    ],
    explanation:
      'A is **{a}**, B is **{b}**. {trail} So the first cause was **{cause}**. Everything else followed from it.',
  },
  {
    id: 'repair',
    title: 'One repair',
    text: 'Three repairs are planned for 50 s and later: start the MPC, start the LES, mend the trunk. You may move one of them forward.',
    scenario: { kind: 'step', id: 'symptom' },
    changes: [UNTIL_40_S],
    task: { kind: 'change', request: 'Move the one repair that helps to 18 s, and change nothing else.' },
    checks: [
      { check: 'changed only {repair}', says: 'That is not what failed: {trail}' },
      { check: 'after repair: ping(A, B) answered within 15 s' },
      {
        check: 'goodput(flow 2) > 20 Mb/s from 38 s to 40 s',
        says: 'The file has to be back on its shortcut by 38 s.',
      },
    ],
    values: [{ name: 'again', of: 'goodput(flow 2) from 38 s to 40 s' }],
    hints: [
      'Look at your two findings: is the file slow or dead, is A in its LAN or not?',
      'Compare them with what each of the three repairs would bring back.',
      'Open the planned changes, and set the time of one repair to 18 s.',
    ],
    solution: { changes: [{ path: 'model.changes[{repairAt}].atPs', value: REPAIR_PS }] },
    explanation:
      'It was {cause}, and the file is back with **{again}**. Whoever repairs three things at once is up again, too, but never learns which one had failed.',
  },
];
