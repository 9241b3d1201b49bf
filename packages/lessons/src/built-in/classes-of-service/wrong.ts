/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

const EPD = { kind: 'epd', thresholdCells: 3072, keepLast: true };
const LONGER_QUEUE = { path: 'model.nodes.West.ports[0].queues.ubr.capacityCells', value: 40_960 };

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'believes that small streams get through',
    step: 'best-effort',
    attempt: { answer: 100 },
    failed: ['answer in arrived(flow 1) ±5 %'],
    reads: [/You said nearly all. 2\d.* % arrived within the second/],
  },
  {
    name: 'makes the queue longer in place of choosing a class',
    step: 'contract',
    attempt: { changes: [LONGER_QUEUE] },
    failed: ['arrived(flow 1) = 100 %', 'delay(flow 1) < 1 ms', 'changed only category'],
    reads: ['A longer queue is a longer wait.'],
  },
  {
    name: 'sets EPD where nothing is dropped',
    step: 'whole-pdus',
    attempt: { changes: [{ path: 'model.nodes.East.ports[0].queues.ubr.discard', value: EPD }] },
    failed: ['arrived(flow 3) > 3 %'],
    reads: ['A queue that is never full has nothing to refuse.'],
  },
  {
    name: 'makes the queue larger in place of EPD',
    step: 'whole-pdus',
    attempt: { changes: [LONGER_QUEUE] },
    failed: ['changed only EPD'],
    reads: ['a larger one is full soon, too'],
  },
];
