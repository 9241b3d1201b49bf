/** Mathis, Semke, Mahdavi and Ott 1997: throughput falls with the square root of loss. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { lossesEvery, lossyPath, MSS, ROUND_TRIP_S } from '../../networks/classic/lossy-path.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { paperPoint } from '../../published/point.ts';
import { judged, NOTHING, valueAt } from './common.ts';

const INTERVALS_S = [1.25, 2.5, 5, 10];
const [HEAVIEST, LIGHTEST] = [Math.min(...INTERVALS_S), Math.max(...INTERVALS_S)];

/** C of the formula for periodic loss: the window saws between a half and the whole, and grows by one packet in so many round trips. */
const constant = (packetsAnAck: number): number => Math.sqrt(3 / (2 * packetsAnAck));
const EVERY = constant(1);
const SECOND = constant(2);

/**
 * The lightest loss leaves windows of 100 and 200 packets at their widest. About two round trips of the 100 in a cycle repair the loss, in which half of
 * the window leaves: as much as this.
 */
const NEAR = 0.05;

const interval: Axis = {
  key: 'interval',
  label: say('mathis.interval'),
  unit: 's',
  scale: 'log2',
  values: { quick: INTERVALS_S, full: INTERVALS_S },
  paths: ['model.changes'],
  written: lossesEvery,
};

/** BSD acknowledges when two segments were read; a rule of every segment comes before that. */
const acknowledged: Axis = {
  key: 'ack',
  label: say('mathis.ack'),
  unit: '',
  scale: 'category',
  values: { quick: [1, 2], full: [1, 2] },
  names: { 1: say('mathis.ack.every'), 2: say('mathis.ack.second') },
  paths: ['model.nodes[*].stack.ackEverySegments'],
  written: (packets) => (packets === 1 ? 1 : 0),
};

/** C from the throughput: a packet of those that leave from one loss to the next is lost. */
function constantOf(goodputMbps: number, { interval: seconds = 0 }: Readonly<Record<string, number>>): number {
  const packetsPerS = (goodputMbps * 1e6) / (8 * MSS);
  const lost = 1 / (packetsPerS * seconds);
  return packetsPerS * ROUND_TRIP_S * Math.sqrt(lost);
}

function findings(collected: Collected): Findings {
  const { series } = collected;
  const of = (x: number) => [valueAt(series, '1', x), valueAt(series, '2', x)] as const;
  const [every, second] = of(LIGHTEST);
  const [everyHeavy, secondHeavy] = of(HEAVIEST);
  if (every === null || second === null || everyHeavy === null || secondHeavy === null) return NOTHING;
  const off = (value: number, formula: number) => fixed(100 * (value / formula - 1), 1).replace('-', '−');
  const isBelow = (key: string, formula: number) => INTERVALS_S.every((x) => (valueAt(series, key, x) ?? 0) < formula);
  return {
    title: say('mathis.finding', { every: fixed(every, 2), second: fixed(second, 2) }),
    simulated: { every, second },
    checks: [
      judged(collected, say('mathis.light', { percent: NEAR * 100 }), () => ({
        holds: Math.abs(every / EVERY - 1) <= NEAR && Math.abs(second / SECOND - 1) <= NEAR,
        detail: say('mathis.light.detail', { every: off(every, EVERY), second: off(second, SECOND) }),
      })),
      judged(collected, say('mathis.leaves'), () => ({
        holds: isBelow('1', EVERY) && isBelow('2', SECOND) && everyHeavy < every && secondHeavy < second,
        detail: say('mathis.leaves.detail', { every: fixed(everyHeavy, 2), second: fixed(secondHeavy, 2) }),
      })),
    ],
    notes: [say('mathis.below'), say('mathis.bound'), say('mathis.source')],
  };
}

const place = (key: 'every' | 'second', series: string) => ({
  label: say(`mathis.ack.${key}`),
  series,
  x: LIGHTEST,
});

export const classicMathis: SweepExperiment = {
  kind: 'sweep',
  form: 'lines',
  id: 'classic-mathis',
  paper: 'classic',
  topics: ['tcp'],
  label: say('mathis.label'),
  question: say('mathis.question'),
  base: () =>
    lossyPath({
      everyS: 5,
      title: 'Mathis, Semke, Mahdavi and Ott 1997',
      question: say.english('mathis.question'),
      notes: say.english('mathis.network'),
    }),
  x: interval,
  series: acknowledged,
  y: { metric: 'flows.1.goodputMbps', derive: constantOf, label: say('mathis.y'), unit: '' },
  theory: [],
  defaultPoint: { ack: 2, interval: 5 },
  quality: {
    quick: { durationPs: 80 * SECOND_PS, warmupPs: 40 * SECOND_PS, repetitions: 1, note: say('mathis.quality.quick') },
    full: { durationPs: 240 * SECOND_PS, warmupPs: 40 * SECOND_PS, repetitions: 3, note: say('mathis.quality.full') },
  },
  parameters: [],
  paperPoints: [
    paperPoint('classic-mathis', 'every', place('every', '1')),
    paperPoint('classic-mathis', 'second', place('second', '2')),
  ],
  findings,
};
