/** Three levels of quality on an overloaded trunk: delay, jitter and loss of the two video streams, by what the network does. */

import type { Collected, Measure, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { QOS_QUESTION, type Qos, qos } from '../../networks/detken/qos.ts';
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

const form = (key: string, name: string, change: Partial<Qos>): Variant => ({
  key,
  name,
  base: () => qos({ ...KEPT, ...change, title: `Quality of service: ${name}` }),
});

const VARIANTS: readonly Variant[] = [
  form('alone', 'no load', { load: false, neighbours: 0 }),
  form('all', 'categories, CAC, policing, EPD', {}),
  form('no-epd', 'without EPD', { epd: false }),
  form('abr', 'best effort as ABR', { abr: true }),
  form('no-policing', 'without policing', { policing: false }),
  form('no-cac', 'without CAC', { cac: false, greedy: false }),
  form('best-effort', 'all best effort', { classes: false }),
];

/** What the contract promises the guaranteed stream on this path of two switches and a kilometre. */
export const CONTRACT = { delayUs: 1_000, lost: 0 } as const;

function breaks({ measured }: Collected, variant: string): boolean | null {
  const delay = measured('flows.1.meanDelayUs', variant);
  const lost = measured('flows.1.lost', variant);
  if (lost === null) return null;
  return delay === null || delay.mean > CONTRACT.delayUs || lost.mean > CONTRACT.lost;
}

const names = (keys: readonly string[]) =>
  keys.map((key) => VARIANTS.find((variant) => variant.key === key)?.name ?? key).join(', ');

function judged(collected: Collected, keys: readonly string[], broken: boolean, statement: string) {
  const verdicts = keys.map((key) => breaks(collected, key));
  if (verdicts.includes(null)) return { statement, holds: null, detail: 'runs are missing' };
  const wrong = keys.filter((_, index) => verdicts[index] !== broken);
  return {
    statement,
    holds: wrong.length === 0,
    detail: wrong.length === 0 ? names(keys) : `not so: ${names(wrong)}`,
  };
}

const checks = (collected: Collected) => [
  judged(
    collected,
    ['alone', 'all', 'no-epd', 'abr'],
    false,
    'The guaranteed stream keeps its delay and loses nothing while best-effort load is twice the trunk',
  ),
  judged(collected, ['no-policing', 'no-cac', 'best-effort'], true, 'Without policing, CAC or categories it does not'),
];

const NOTES = [
  'The paper says what three levels there are, and has no figure of them: nothing published is compared here.',
  'Admission by peak rate is done as the scenario is made: whom it refuses is not there.',
  'EPD and ABR change nothing for the guaranteed stream, which goes first; what they do for best effort is a figure of its own.',
];

const FIGURES: QosFigures = {
  question: QOS_QUESTION,
  topics: ['qos'],
  base: () => qos({ ...KEPT, title: 'Three levels of quality on one trunk' }),
  variants: VARIANTS,
  differs: 'What the network does',
  quality: {
    quick: { durationPs: SECOND_PS / 2, warmupPs: 0, repetitions: 1, note: 'half a second each' },
    full: { durationPs: 4 * SECOND_PS, warmupPs: 0, repetitions: 5, note: '4 s each, five seeds' },
  },
  told: ['all', 'best-effort'],
  checks,
  notes: NOTES,
};

const streamOf = (path: string, flow: number): string => path.replace('flows.1.', `flows.${flow}.`);

/** The same of both video streams. */
function streams({ metric, per, factor = 1 }: Pick<Measure, 'metric' | 'per' | 'factor'>): readonly Measure[] {
  const measure = (flow: number, label: string): Measure => ({
    x: flow,
    label,
    metric: streamOf(metric, flow),
    ...(per === undefined ? {} : { per: streamOf(per, flow) }),
    factor,
  });
  return [measure(1, 'guaranteed, CBR'), measure(2, 'differentiated, rt-VBR')];
}

export const qosCharts: readonly VariantsExperiment[] = [
  qosChart(FIGURES, {
    id: 'qos',
    label: 'Three levels of quality, delay',
    measures: streams({ metric: 'flows.1.meanDelayUs', factor: 1e-3 }),
    y: { label: 'Mean delay', unit: 'ms' },
    title: (own, without) =>
      `Under twice the trunk\u2019s load the guaranteed stream takes ${own.toFixed(2)}\u00A0ms; as best effort ${without.toFixed(0)}`,
  }),
  qosChart(FIGURES, {
    id: 'qos-jitter',
    label: 'Three levels of quality, jitter',
    measures: streams({ metric: 'flows.1.jitterUs' }),
    y: { label: 'Jitter, RFC 3550', unit: '\u00B5s' },
    title: (own, without) =>
      `The guaranteed stream\u2019s jitter is ${own.toFixed(1)}\u00A0\u00B5s under overload; as best effort ${without.toFixed(1)}`,
  }),
  qosChart(FIGURES, {
    id: 'qos-loss',
    label: 'Three levels of quality, loss',
    measures: streams({ metric: 'flows.1.packetsReceived', per: 'flows.1.packetsSent', factor: 100 }),
    y: { label: 'Datagrams that arrived', unit: '%' },
    title: (own, without) =>
      `Under overload ${own.toFixed(0)}\u00A0% of the guaranteed stream arrive; as best effort ${without.toFixed(0)}\u00A0%`,
  }),
];
