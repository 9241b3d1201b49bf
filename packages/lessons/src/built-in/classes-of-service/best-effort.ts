/** What is left for best effort, and how much of it arrives in whole PDUs. */
import type { LessonInput } from '../../lesson/index.ts';

export const bestEffort: LessonInput['steps'] = [
  {
    id: 'whole-pdus',
    title: 'A full trunk, and nothing whole',
    text: 'All contracts are kept now. The loads get what is left. They send PDUs of 192 cells, and their trunk is full; yet hardly one PDU arrives whole. *EPD* is early packet discard: a nearly full queue refuses a PDU from its first cell on.',
    scenario: { kind: 'preset', id: 'qos-load-ubr' },
    changes: [{ path: 'model.durationPs', value: 1e12 }],
    task: {
      kind: 'change',
      request:
        'Bring more than 3 % of the PDUs of Load 1 through whole. Change how a queue discards, and nothing else.',
    },
    checks: [
      { check: 'arrived(flow 3) > 3 %' },
      { check: 'changed only EPD', says: 'Only how a queue discards may change: a larger one is full soon, too.' },
      { check: 'arrived(flow 1) = 100 %' },
    ],
    traps: [
      {
        when: 'arrived(flow 3) < 1 %',
        says: 'Only {whole} arrived whole. Where do the cells get lost? A queue that is never full has nothing to refuse.',
      },
    ],
    values: [{ name: 'whole', of: 'arrived(flow 3)' }],
    hints: [
      'Look for the queue that drops cells.',
      'Compare the trunk’s port at West with the one at East.',
      'Select West, open the UBR queue of port 1 and choose EPD.',
    ],
    solution: {
      changes: [
        {
          path: 'model.nodes.West.ports[0].queues.ubr.discard',
          value: { kind: 'epd', thresholdCells: 3072, keepLast: true },
        },
      ],
    },
    explanation:
      '**{whole}** arrive whole now, over the same trunk with the same load. Without EPD each PDU loses some cell, and its other 191 cells travel for nothing. EPD refuses whole PDUs early, so those it takes arrive whole.',
  },
];
