/** What is left for best effort behind the contracts, and what EPD and ABR make of it: whole PDUs, loss, delay. */

import type { Collected, Findings, Measure, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { LOAD_PDU_CELLS, LOADS, type Qos, qos } from '../../networks/detken/qos.ts';
import { KEPT } from './qos.ts';
import { type QosFigures, qosChart } from './qos-chart.ts';

const QUESTION = 'What do EPD and ABR make of what is left for best effort?';

const form = (key: string, name: string, change: Partial<Qos>): Variant => ({
  key,
  name,
  base: () => qos({ ...KEPT, ...change, title: `Best effort: ${name}` }),
});

const VARIANTS: readonly Variant[] = [
  form('ubr', 'UBR', { epd: false }),
  form('epd', 'UBR with EPD', { epd: true }),
  form('abr', 'ABR with explicit rate', { abr: true }),
];

/** Of every load together: whole PDUs as Mb/s of their cells\u2019 payload. */
const WHOLE_MBPS = (LOAD_PDU_CELLS * 48 * 8) / 1e6;
const [FIRST, SECOND] = LOADS;

function checks({ measured }: Collected): Findings['checks'] {
  const sum = (variant: string, key: string): number | null => {
    const parts = LOADS.map((flow) => measured(`flows.${flow}.${key}`, variant)?.mean ?? null);
    return parts.includes(null) ? null : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  };
  const [ubr, epd] = [sum('ubr', 'packetsReceived'), sum('epd', 'packetsReceived')];
  const [sent, received] = [sum('abr', 'packetsSent'), sum('abr', 'packetsReceived')];
  const whole = 'EPD makes PDUs whole out of cells that arrive for nothing without it';
  const none = 'Of ABR no PDU is lost but those under way at the end';
  return [
    ubr === null || epd === null
      ? { statement: whole, holds: null, detail: 'runs are missing' }
      : { statement: whole, holds: epd > 2 * ubr, detail: `${epd.toFixed(0)} PDUs a run, ${ubr.toFixed(0)} without` },
    sent === null || received === null
      ? { statement: none, holds: null, detail: 'runs are missing' }
      : {
          statement: none,
          // One PDU of each source is always begun, and at most one more is on the way.
          holds: sent - received <= 2 * LOADS.length,
          detail: `${(sent - received).toFixed(0)} of ${sent.toFixed(0)} sent are not there at the end`,
        },
  ];
}

const NOTES = [
  'Two sources share what the contracts leave of the trunk. As UBR each sends at the rate of its line; as ABR at the rate that the switch tells it.',
  'A PDU of 192 cells arrives whole only if none of them is lost, else AAL5 throws the others away: without EPD the trunk carries cells that help nobody.',
  'ABR is told 95\u00A0% of the line less what goes before it, so that its cells find short queues: the rest of the line stays empty. Its PDUs take as long as their source, which the rate slows, needs to send them.',
];

const FIGURES: QosFigures = {
  question: QUESTION,
  topics: ['qos'],
  base: () => qos({ ...KEPT, abr: true, title: 'Best effort behind contracts' }),
  variants: VARIANTS,
  differs: 'Best effort',
  quality: {
    quick: { durationPs: SECOND_PS, warmupPs: 0, repetitions: 1, note: 'a second each' },
    full: { durationPs: 4 * SECOND_PS, warmupPs: 0, repetitions: 5, note: '4 s each, five seeds' },
  },
  told: ['ubr', 'epd', 'abr'],
  checks,
  notes: NOTES,
};

const each = (metric: string, rest: Partial<Measure> = {}): readonly Measure[] =>
  LOADS.map((flow, index) => ({
    x: index + 1,
    label: `source ${index + 1}`,
    metric: `flows.${flow}.${metric}`,
    ...rest,
    ...(rest.per === undefined ? {} : { per: `flows.${flow}.${rest.per}` }),
  }));

export const qosLoadCharts: readonly VariantsExperiment[] = [
  qosChart(FIGURES, {
    id: 'qos-load',
    label: 'Best effort, throughput',
    measures: [
      {
        x: 1,
        label: 'whole PDUs',
        metric: `flows.${FIRST}.packetsReceived`,
        plus: `flows.${SECOND}.packetsReceived`,
        per: 'simSeconds',
        factor: WHOLE_MBPS,
      },
      {
        x: 2,
        label: 'cells',
        metric: `flows.${FIRST}.receivedMbps`,
        plus: `flows.${SECOND}.receivedMbps`,
      },
    ],
    y: { label: 'Best effort that arrived', unit: 'Mb/s' },
    title: (ubr, epd, abr) =>
      `In whole PDUs best effort gets ${ubr.toFixed(1)}\u00A0Mb/s as UBR, ${epd.toFixed(1)} with EPD, ${abr.toFixed(1)} as ABR`,
  }),
  qosChart(FIGURES, {
    id: 'qos-load-loss',
    label: 'Best effort, loss',
    measures: each('packetsReceived', { per: 'packetsSent', factor: 100 }),
    y: { label: 'PDUs that arrived whole', unit: '%' },
    title: (ubr, epd, abr) =>
      `As ABR ${abr.toFixed(0)}\u00A0% of best-effort PDUs arrive; as UBR ${epd.toFixed(0)}\u00A0% with EPD, ${ubr.toFixed(0)}\u00A0% without`,
  }),
  qosChart(FIGURES, {
    id: 'qos-load-delay',
    label: 'Best effort, delay',
    measures: each('meanDelayUs', { factor: 1e-3 }),
    y: { label: 'Mean delay of PDUs that arrived', unit: 'ms' },
    title: (_ubr, epd, abr) =>
      `From its first cell to its last a best-effort PDU takes ${abr.toFixed(0)}\u00A0ms as ABR, ${epd.toFixed(0)}\u00A0ms as UBR with EPD`,
  }),
];
