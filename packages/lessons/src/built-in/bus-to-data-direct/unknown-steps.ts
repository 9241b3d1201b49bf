/** The steps about a full load that begins before any address is known, in the network of a measurement by Detken. */
import type { LessonInput } from '../../lesson/index.ts';

export const unknownSteps: LessonInput['steps'] = [
  {
    id: 'full-load',
    title: 'A thousand frames before the answer?',
    text: 'Two Ethernets meet over an ELAN. At 8 s a generator begins to send at full rate to an address that nobody knows yet. **C10** limits what a client may send to the BUS for one such address: here 20 frames a second.',
    scenario: { kind: 'preset', id: 'detken-fig5-c10-20' },
    view: { timePs: 8e12, speedPs: 1e9 },
    task: {
      kind: 'predict',
      question: 'How many unicast frames come to the BUS, from both sides together?',
      answer: {
        kind: 'number',
        unit: 'frames',
        min: 0,
        max: 100_000,
        near: [
          {
            value: 40,
            percent: 1,
            says: 'You let both clients use all that C10 allows. There were {unicast}: the answer came before the limit.',
          },
          {
            value: 20,
            percent: 1,
            says: 'You took the limit for the number. There were {unicast}: the answer came before the limit.',
          },
          {
            value: 0,
            percent: 0,
            says: 'You said none. There were {unicast}: until LE_ARP is answered, the BUS is the only path.',
          },
        ],
      },
    },
    checks: [{ check: 'answer in count(frames through BUS where eth.dst is unicast) ±1' }],
    values: [{ name: 'unicast', of: 'count(frames through BUS where eth.dst is unicast)' }],
    explanation:
      'LE_ARP is answered long before C10 stops anybody. Until then {unicast} had no other path. Detken’s switches showed 5 to 6 ([figure 5](figure:detken-fig5)).',
  },
  {
    id: 'at-most-two',
    title: 'Fewer still',
    text: 'Each frame by the BUS disturbs all members. Both edge devices have a client with its own C10.',
    task: { kind: 'change', request: 'Let at most 2 unicast frames go by the BUS. Change C10 only.' },
    checks: [
      { check: 'count(frames through BUS where eth.dst is unicast) <= 2' },
      { check: 'changed only c10', says: 'Only C10 may change.' },
    ],
    traps: [
      {
        when: 'state(BUS) = dead',
        says: 'Without a BUS there are no broadcasts, and ARP finds nobody: the servers have to stay.',
      },
    ],
    values: [{ name: 'unicast', of: 'count(frames through BUS where eth.dst is unicast)' }],
    hints: [
      'Look at the properties of the two edge devices.',
      'Compare C10 of both: each client counts for itself.',
      'Select an edge device, open its LAN emulation client, and set C10 to its smallest value.',
    ],
    solution: { changes: [{ path: 'model.nodes[*].bridges[*].lec.c10', value: 1 }] },
    explanation:
      'Now each client sends one frame by the BUS and drops what follows until LE_ARP is answered: {unicast}. A small C10 spares the others, and costs the pair its first frames.',
  },
];
