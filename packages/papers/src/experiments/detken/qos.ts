/** Three levels of quality on an overloaded trunk: delay, jitter and loss of the two video streams, by what the network does. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-qos';
import type { Collected, Measure, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { type Qos, qos } from '../../networks/detken/qos.ts';
import { type QosFigures, qosChart } from './qos-chart.ts';

/** Everything that the network can do for contracts, and best effort as UBR. */
export const KEPT: Omit<Qos, 'title'> = {
  classes: true,
  load: true,
  neighbours: 4,
  cac: true,
  greedy: true,
  policing: true,
  epd: true,
  abr: false,
};

type Key = 'alone' | 'all' | 'no-epd' | 'abr' | 'no-policing' | 'no-cac' | 'best-effort';

const form = (key: Key, change: Partial<Qos>): Variant => ({
  key,
  name: say(`variant.${key}`),
  base: () => qos({ ...KEPT, ...change, title: `Quality of service: ${say.english(`variant.${key}`)}` }),
});

const VARIANTS: readonly Variant[] = [
  form('alone', { load: false, neighbours: 0 }),
  form('all', {}),
  form('no-epd', { epd: false }),
  form('abr', { abr: true }),
  form('no-policing', { policing: false }),
  form('no-cac', { cac: false, greedy: false }),
  form('best-effort', { classes: false }),
];

/** What the contract promises the guaranteed stream on this path of two switches and a kilometre. */
export const CONTRACT = { delayUs: 1_000, lost: 0 } as const;

function breaks({ measured }: Collected, variant: string): boolean | null {
  const delay = measured('flows.1.meanDelayUs', variant);
  const lost = measured('flows.1.lost', variant);
  if (lost === null) return null;
  return delay === null || delay.mean > CONTRACT.delayUs || lost.mean > CONTRACT.lost;
}

const names = (keys: readonly Key[]) => keys.map((key) => say(`variant.${key}`)).join(', ');

function judged(collected: Collected, keys: readonly Key[], broken: boolean, statement: string) {
  const verdicts = keys.map((key) => breaks(collected, key));
  if (verdicts.includes(null)) return { statement, holds: null, detail: sayCommon('runs-missing') };
  const wrong = keys.filter((_, index) => verdicts[index] !== broken);
  return {
    statement,
    holds: wrong.length === 0,
    detail: wrong.length === 0 ? names(keys) : say('not-so', { variants: names(wrong) }),
  };
}

const checks = (collected: Collected) => [
  judged(collected, ['alone', 'all', 'no-epd', 'abr'], false, say('keeps')),
  judged(collected, ['no-policing', 'no-cac', 'best-effort'], true, say('keeps-not')),
];

const NOTES = [say('note.nothing-published'), say('note.admission'), say('note.epd-and-abr')];

const FIGURES: QosFigures = {
  question: say('question'),
  topics: ['qos'],
  base: () => qos({ ...KEPT, title: 'Three levels of quality on one trunk' }),
  variants: VARIANTS,
  differs: say('differs'),
  quality: {
    quick: { durationPs: SECOND_PS / 2, warmupPs: 0, repetitions: 1, note: say('quality.half-second') },
    full: { durationPs: 4 * SECOND_PS, warmupPs: 0, repetitions: 5, note: say('quality.five-seeds') },
  },
  titled: ['all', 'best-effort'],
  checks,
  notes: NOTES,
};

const streamOf = (path: string, flow: number): string => path.replace('flows.1.', `flows.${flow}.`);

/** One measure for each of the two video streams. */
function streams({ metric, per, factor = 1 }: Pick<Measure, 'metric' | 'per' | 'factor'>): readonly Measure[] {
  const measure = (flow: number, label: string): Measure => ({
    x: flow,
    label,
    metric: streamOf(metric, flow),
    ...(per === undefined ? {} : { per: streamOf(per, flow) }),
    factor,
  });
  return [measure(1, say('stream.guaranteed')), measure(2, say('stream.differentiated'))];
}

export const qosCharts: readonly VariantsExperiment[] = [
  qosChart(FIGURES, {
    id: 'qos',
    label: say('delay.label'),
    measures: streams({ metric: 'flows.1.meanDelayUs', factor: 1e-3 }),
    y: { label: say('y.delay'), unit: 'ms' },
    title: (own, without) => say('delay.finding', { own: fixed(own, 2), without: fixed(without, 0) }),
  }),
  qosChart(FIGURES, {
    id: 'qos-jitter',
    label: say('jitter.label'),
    measures: streams({ metric: 'flows.1.jitterUs' }),
    y: { label: say('y.jitter'), unit: '\u00B5s' },
    title: (own, without) => say('jitter.finding', { own: fixed(own, 1), without: fixed(without, 1) }),
  }),
  qosChart(FIGURES, {
    id: 'qos-loss',
    label: say('loss.label'),
    measures: streams({ metric: 'flows.1.packetsReceived', per: 'flows.1.packetsSent', factor: 100 }),
    y: { label: say('y.arrived'), unit: '%' },
    title: (own, without) => say('loss.finding', { own: fixed(own, 0), without: fixed(without, 0) }),
  }),
];
