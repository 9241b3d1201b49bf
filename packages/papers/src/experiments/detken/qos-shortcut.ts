/** A stream over a shortcut with a contract and over LANE v1, which has UBR alone: delay, jitter and loss on an overloaded trunk. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-qos';
import type { Collected, Measure, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { END_S, OVERLOADED_S, type QosShortcut, qosShortcut } from '../../networks/detken/qos-shortcut.ts';
import { type QosFigures, qosChart } from './qos-chart.ts';

type Key = 'lane-alone' | 'cbr-alone' | 'lane' | 'ubr' | 'cbr';

const form = (key: Key, { shortcut, load }: Omit<QosShortcut, 'title'>): Variant => ({
  key,
  name: say(`shortcut.variant.${key}`),
  base: () =>
    qosShortcut({ shortcut, load, title: `Shortcut with a contract: ${say.english(`shortcut.variant.${key}`)}` }),
});

const VARIANTS: readonly Variant[] = [
  form('lane-alone', { shortcut: null, load: false }),
  form('cbr-alone', { shortcut: 'cbr', load: false }),
  form('lane', { shortcut: null, load: true }),
  form('ubr', { shortcut: 'ubr', load: true }),
  form('cbr', { shortcut: 'cbr', load: true }),
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
    if (found.includes(null)) return { statement, holds: null, detail: sayCommon('runs-missing') };
    const holds = found.every((own) => own === expected);
    return { statement, holds, detail: say('shortcut.contract', { delay: CONTRACT.delayUs / 1_000 }) };
  };
  return [
    verdict(say('shortcut.within'), true, 'cbr-alone', 'cbr'),
    verdict(say('shortcut.as-well'), true, 'lane-alone'),
    verdict(say('shortcut.neither'), false, 'lane', 'ubr'),
  ];
}

const NOTES = [say('shortcut.note.nothing-published'), say('shortcut.note.ubr'), say('shortcut.note.peak')];

const settings = { durationPs: END_S * SECOND_PS, warmupPs: OVERLOADED_S * SECOND_PS };

const FIGURES: QosFigures = {
  question: say('shortcut.question'),
  topics: ['qos', 'mpoa', 'lane'],
  base: () => qosShortcut({ shortcut: 'cbr', load: true, title: 'A shortcut with a contract on a full trunk' }),
  variants: VARIANTS,
  differs: say('shortcut.differs'),
  quality: {
    quick: { ...settings, durationPs: 10 * SECOND_PS, repetitions: 1, note: say('shortcut.quality.quick') },
    full: { ...settings, repetitions: 5, note: say('shortcut.quality.full') },
  },
  titled: ['cbr', 'lane'],
  checks,
  notes: NOTES,
};

const stream = (read: Pick<Measure, 'metric' | 'per' | 'factor'>): readonly Measure[] => [
  { x: 1, label: say('shortcut.stream'), ...read },
];

export const qosShortcutCharts: readonly VariantsExperiment[] = [
  qosChart(FIGURES, {
    id: 'qos-shortcut',
    label: say('shortcut.delay.label'),
    measures: stream({ metric: 'flows.1.meanDelayUs', factor: 1e-3 }),
    y: { label: say('y.delay'), unit: 'ms' },
    title: (cbr, lane) => say('shortcut.delay.finding', { cbr: fixed(cbr, 2), lane: fixed(lane, 1) }),
  }),
  qosChart(FIGURES, {
    id: 'qos-shortcut-jitter',
    label: say('shortcut.jitter.label'),
    measures: stream({ metric: 'flows.1.jitterUs' }),
    y: { label: say('y.jitter'), unit: '\u00B5s' },
    title: (cbr, lane) => say('shortcut.jitter.finding', { cbr: fixed(cbr, 1), lane: fixed(lane, 0) }),
  }),
  qosChart(FIGURES, {
    id: 'qos-shortcut-loss',
    label: say('shortcut.loss.label'),
    measures: stream({ metric: 'flows.1.packetsReceived', per: 'flows.1.packetsSent', factor: 100 }),
    y: { label: say('y.arrived'), unit: '%' },
    title: (cbr, lane) => say('shortcut.loss.finding', { cbr: fixed(cbr, 0), lane: fixed(lane, 0) }),
  }),
];
