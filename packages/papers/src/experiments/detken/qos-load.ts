/** What is left for best effort behind the contracts, and what EPD and ABR make of it: whole PDUs, loss, delay. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-qos';
import type { Collected, Findings, Measure, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { LOAD_PDU_CELLS, LOADS, type Qos, qos } from '../../networks/detken/qos.ts';
import { KEPT } from './qos.ts';
import { type QosFigures, qosChart } from './qos-chart.ts';

const form = (key: 'ubr' | 'epd' | 'abr', change: Partial<Qos>): Variant => ({
  key,
  name: say(`load.variant.${key}`),
  base: () => qos({ ...KEPT, ...change, title: `Best effort: ${say.english(`load.variant.${key}`)}` }),
});

const VARIANTS: readonly Variant[] = [
  form('ubr', { epd: false }),
  form('epd', { epd: true }),
  form('abr', { abr: true }),
];

/** Mb/s of cells' payload that one whole PDU a second makes. */
const WHOLE_MBPS = (LOAD_PDU_CELLS * 48 * 8) / 1e6;
const [FIRST, SECOND] = LOADS;

function checks({ measured }: Collected): Findings['checks'] {
  const sum = (variant: string, key: string): number | null => {
    const parts = LOADS.map((flow) => measured(`flows.${flow}.${key}`, variant)?.mean ?? null);
    return parts.includes(null) ? null : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  };
  const [ubr, epd] = [sum('ubr', 'packetsReceived'), sum('epd', 'packetsReceived')];
  const [sent, received] = [sum('abr', 'packetsSent'), sum('abr', 'packetsReceived')];
  const whole = say('load.whole');
  const none = say('load.none-lost');
  return [
    ubr === null || epd === null
      ? { statement: whole, holds: null, detail: sayCommon('runs-missing') }
      : {
          statement: whole,
          holds: epd > 2 * ubr,
          detail: say('load.whole.detail', { epd: fixed(epd, 0), ubr: fixed(ubr, 0) }),
        },
    sent === null || received === null
      ? { statement: none, holds: null, detail: sayCommon('runs-missing') }
      : {
          statement: none,
          // One PDU of each source is always begun, and at most one more is under way.
          holds: sent - received <= 2 * LOADS.length,
          detail: say('load.none-lost.detail', { missing: fixed(sent - received, 0), sent: fixed(sent, 0) }),
        },
  ];
}

const NOTES = [say('load.note.share'), say('load.note.whole'), say('load.note.abr')];

const FIGURES: QosFigures = {
  question: say('load.question'),
  topics: ['qos'],
  base: () => qos({ ...KEPT, abr: true, title: 'Best effort behind contracts' }),
  variants: VARIANTS,
  differs: say('load.differs'),
  quality: {
    quick: { durationPs: SECOND_PS, warmupPs: 0, repetitions: 1, note: say('quality.second') },
    full: { durationPs: 4 * SECOND_PS, warmupPs: 0, repetitions: 5, note: say('quality.five-seeds') },
  },
  titled: ['ubr', 'epd', 'abr'],
  checks,
  notes: NOTES,
};

const each = (metric: string, rest: Partial<Measure> = {}): readonly Measure[] =>
  LOADS.map((flow, index) => ({
    x: index + 1,
    label: say('load.source', { number: index + 1 }),
    metric: `flows.${flow}.${metric}`,
    ...rest,
    ...(rest.per === undefined ? {} : { per: `flows.${flow}.${rest.per}` }),
  }));

export const qosLoadCharts: readonly VariantsExperiment[] = [
  qosChart(FIGURES, {
    id: 'qos-load',
    label: say('load.throughput.label'),
    measures: [
      {
        x: 1,
        label: say('load.whole-pdus'),
        metric: `flows.${FIRST}.packetsReceived`,
        plus: `flows.${SECOND}.packetsReceived`,
        per: 'simSeconds',
        factor: WHOLE_MBPS,
      },
      {
        x: 2,
        label: say('load.cells'),
        metric: `flows.${FIRST}.receivedMbps`,
        plus: `flows.${SECOND}.receivedMbps`,
      },
    ],
    y: { label: say('load.throughput.y'), unit: 'Mb/s' },
    title: (ubr, epd, abr) =>
      say('load.throughput.finding', { ubr: fixed(ubr, 1), epd: fixed(epd, 1), abr: fixed(abr, 1) }),
  }),
  qosChart(FIGURES, {
    id: 'qos-load-loss',
    label: say('load.loss.label'),
    measures: each('packetsReceived', { per: 'packetsSent', factor: 100 }),
    y: { label: say('load.loss.y'), unit: '%' },
    title: (ubr, epd, abr) => say('load.loss.finding', { ubr: fixed(ubr, 0), epd: fixed(epd, 0), abr: fixed(abr, 0) }),
  }),
  qosChart(FIGURES, {
    id: 'qos-load-delay',
    label: say('load.delay.label'),
    measures: each('meanDelayUs', { factor: 1e-3 }),
    y: { label: say('load.delay.y'), unit: 'ms' },
    title: (_ubr, epd, abr) => say('load.delay.finding', { abr: fixed(abr, 0), epd: fixed(epd, 0) }),
  }),
];
