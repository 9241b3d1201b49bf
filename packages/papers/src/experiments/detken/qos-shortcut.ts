/** A stream over a shortcut with a contract and over LANE v1, which has UBR alone: delay, jitter and loss on an overloaded trunk. */

import type { Collected, Measure, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import {
  END_S,
  OVERLOADED_S,
  QOS_SHORTCUT_QUESTION,
  type QosShortcut,
  qosShortcut,
} from '../../networks/detken/qos-shortcut.ts';
import { type QosFigures, qosChart } from './qos-chart.ts';

const form = (key: string, name: string, { shortcut, load }: Omit<QosShortcut, 'title'>): Variant => ({
  key,
  name,
  base: () => qosShortcut({ shortcut, load, title: `Shortcut with a contract: ${name}` }),
});

const VARIANTS: readonly Variant[] = [
  form('lane-alone', 'LANE v1, no load', { shortcut: null, load: false }),
  form('cbr-alone', 'CBR shortcut, no load', { shortcut: 'cbr', load: false }),
  form('lane', 'LANE v1', { shortcut: null, load: true }),
  form('ubr', 'UBR shortcut', { shortcut: 'ubr', load: true }),
  form('cbr', 'CBR shortcut', { shortcut: 'cbr', load: true }),
];

/** What the contract promises the stream on this path of two switches and a kilometre. */
const CONTRACT = { delayUs: 1_000, lost: 0 } as const;

function keeps({ measured }: Collected, variant: string): boolean | null {
  const delay = measured('flows.1.meanDelayUs', variant);
  const lost = measured('flows.1.lost', variant);
  if (lost === null) return null;
  return delay !== null && delay.mean <= CONTRACT.delayUs && lost.mean <= CONTRACT.lost;
}

function checks(collected: Collected) {
  const verdict = (statement: string, expected: boolean, ...variants: readonly string[]) => {
    const found = variants.map((variant) => keeps(collected, variant));
    if (found.includes(null)) return { statement, holds: null, detail: 'runs are missing' };
    const holds = found.every((own) => own === expected);
    return { statement, holds, detail: `at most ${CONTRACT.delayUs / 1_000}\u00A0ms and no loss` };
  };
  return [
    verdict('Over the CBR shortcut the stream stays within its contract under overload', true, 'cbr-alone', 'cbr'),
    verdict('Without load LANE v1 serves it as well', true, 'lane-alone'),
    verdict('Under overload neither LANE v1 nor a UBR shortcut does', false, 'lane', 'ubr'),
  ];
}

const NOTES = [
  'The paper names the advantage and has no figure of it: nothing published is compared here.',
  'Being a shortcut is not enough: a UBR shortcut goes past the router, and waits with the load as LANE\u2019s connections do.',
  'The contract asks for a peak rate; its cells leave at the rate of the line all the same, and no switch polices it here.',
];

const settings = { durationPs: END_S * SECOND_PS, warmupPs: OVERLOADED_S * SECOND_PS };

const FIGURES: QosFigures = {
  question: QOS_SHORTCUT_QUESTION,
  topics: ['qos', 'mpoa', 'lane'],
  base: () => qosShortcut({ shortcut: 'cbr', load: true, title: 'A shortcut with a contract on a full trunk' }),
  variants: VARIANTS,
  differs: 'How the stream goes',
  quality: {
    quick: { ...settings, durationPs: 10 * SECOND_PS, repetitions: 1, note: '2 s, of which 1.25 s under load' },
    full: { ...settings, repetitions: 5, note: '4 s, of which 3.25 s under load; five seeds' },
  },
  told: ['cbr', 'lane'],
  checks,
  notes: NOTES,
};

const stream = (read: Pick<Measure, 'metric' | 'per' | 'factor'>): readonly Measure[] => [
  { x: 1, label: 'the stream', ...read },
];

export const qosShortcutCharts: readonly VariantsExperiment[] = [
  qosChart(FIGURES, {
    id: 'qos-shortcut',
    label: 'Shortcut with a contract, delay',
    measures: stream({ metric: 'flows.1.meanDelayUs', factor: 1e-3 }),
    y: { label: 'Mean delay', unit: 'ms' },
    title: (cbr, lane) =>
      `On a full trunk the CBR shortcut takes ${cbr.toFixed(2)}\u00A0ms, LANE v1 ${lane.toFixed(1)}\u00A0ms`,
  }),
  qosChart(FIGURES, {
    id: 'qos-shortcut-jitter',
    label: 'Shortcut with a contract, jitter',
    measures: stream({ metric: 'flows.1.jitterUs' }),
    y: { label: 'Jitter, RFC 3550', unit: '\u00B5s' },
    title: (cbr, lane) =>
      `On a full trunk the CBR shortcut\u2019s jitter is ${cbr.toFixed(1)}\u00A0\u00B5s, LANE v1\u2019s ${lane.toFixed(0)}\u00A0\u00B5s`,
  }),
  qosChart(FIGURES, {
    id: 'qos-shortcut-loss',
    label: 'Shortcut with a contract, loss',
    measures: stream({ metric: 'flows.1.packetsReceived', per: 'flows.1.packetsSent', factor: 100 }),
    y: { label: 'Datagrams that arrived', unit: '%' },
    title: (cbr, lane) =>
      `Of a run\u2019s datagrams ${cbr.toFixed(0)}\u00A0% arrive over the CBR shortcut, ${lane.toFixed(0)}\u00A0% over LANE v1`,
  }),
];
