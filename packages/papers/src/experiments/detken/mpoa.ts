/** Detken, figures 6 and 7: datagrams between the Ethernets of two subnets, over shortcuts. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-detken';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Parameter, TraceExperiment, Variant, VariantsExperiment } from '../../experiment.ts';
import {
  LARGEST,
  MPOA_START_S,
  OFFERED_PERCENT,
  onePacket,
  type Packets,
  SHORT_FRAME,
  TRUNK_SERIES,
  vividPackets,
} from '../../networks/detken/traffic.ts';
import { paperPoint } from '../../published/point.ts';
import { fromStart, mean, rates, traced } from './series.ts';

const NOTHING: Findings = { title: '', checks: [], notes: [] };

const SIZES: readonly (readonly [key: string, name: string, packets: Packets])[] = [
  ['100', say('octets', { count: 100 }), onePacket(100)],
  ['1000', say('octets', { count: '1\u2009000' }), onePacket(1_000)],
  ['64k', say('fig6.64-kbyte'), LARGEST],
];

const server: readonly Parameter[] = [
  {
    key: 'server',
    label: say('fig6.server'),
    unit: 'PDUs/s',
    paths: ['model.nodes["VIVID route server"].processor.framesPerS'],
    value: 5_000,
    min: 0.001,
    max: 1_000_000_000,
    provenance: 'assumed',
    note: say('fig6.server.note'),
  },
];

/** The generator's load of the half-duplex line is in one direction, or half of it in each. */
const DIRECTIONS = [
  { ways: 1, key: 'one', name: say('one-direction') },
  { ways: 2, key: 'both', name: say('fig6.both') },
] as const;

const sized = (packets: Packets, ways: 1 | 2) => () =>
  vividPackets(
    { packets, loadPercent: OFFERED_PERCENT / ways, ways },
    'Detken, figure 6',
    say.english('fig6.question'),
  );

const sizes: readonly Variant[] = DIRECTIONS.flatMap(({ ways, key, name }) =>
  SIZES.map(([size, label, packets], index) => ({
    key: ways === 1 ? size : `${size}-${key}`,
    name: say('fig6.variant', { size: label, direction: name }),
    base: sized(packets, ways),
    part: { series: key, name, x: index + 1 },
  })),
);

const percents = (values: readonly number[]): string => values.map((value) => `${fixed(value, 1)} %`).join(', ');

function full({ series }: Collected): Findings {
  const [one = [], both = []] = DIRECTIONS.map(({ key }) =>
    (series.find((entry) => entry.key === key)?.points ?? []).flatMap(({ y }) => (y === null ? [] : [y])),
  );
  if (one.length < SIZES.length || both.length < SIZES.length) return NOTHING;
  const [low, high] = [Math.min(...one), Math.max(...one)];
  return {
    title:
      high - low < 1
        ? say('fig6.finding.level', {
            low: fixed(low, 1),
            least: fixed(Math.min(...both), 0),
            most: fixed(Math.max(...both), 0),
          })
        : say('fig6.finding.by-size', { low: fixed(low, 1), high: fixed(high, 1) }),
    checks: [{ statement: say('fig6.as-full'), holds: high - low < 1, detail: percents(one) }],
    notes: [say('fig6.note.counted'), say('fig6.note.offered')],
  };
}

export const detkenFig6: VariantsExperiment = {
  kind: 'variants',
  form: 'utilisation',
  id: 'detken-fig6',
  paper: 'detken',
  topics: ['mpoa'],
  label: sayCommon('label.figure', { number: 6 }),
  question: say('fig6.question'),
  base: sized(onePacket(100), 1),
  variants: sizes,
  measures: SIZES.map(([, label, { payload, wire }], index) => ({
    x: index + 1,
    label,
    metric: 'flows.1.receivedMbps',
    plus: 'flows.2.receivedMbps',
    // Per cent of 10 Mb/s, of all that is on the line for an octet received.
    factor: (10 * wire) / payload,
  })),
  series: 'variants',
  x: { label: say('fig6.x'), unit: '' },
  y: { label: say('fig6.y'), unit: '%' },
  quality: fromStart(MPOA_START_S, { quick: 8, full: 62 }, 2, {
    quick: say('fig6.quality', { count: 6 }),
    full: say('fig6.quality', { count: 60 }),
  }),
  parameters: server,
  paperPoints: SIZES.map(([key, label], index) =>
    paperPoint('detken-fig6', key, { label, series: 'one', x: index + 1 }),
  ),
  findings: full,
};

/** Datagrams, few a second, go before the load for so long. */
const LEARNING_S = 2;
const LOAD_S = MPOA_START_S + LEARNING_S;
const oneWay = () =>
  vividPackets(
    { packets: SHORT_FRAME, loadPercent: OFFERED_PERCENT, ways: 1, learningS: LEARNING_S },
    'Detken, figure 7',
    say.english('fig7.question'),
  );
/** Megabits per second that one cell a second makes. */
const CELL_MBPS = 424e-6;

function shortcut({ series }: Collected): Findings {
  const later = mean(traced(series, 'cells').map(({ y }) => y));
  if (later === null) return NOTHING;
  return {
    title: say('fig7.finding', { cells: grouped(Math.round(later)), rate: fixed(later * CELL_MBPS, 2) }),
    simulated: { cells: later },
    checks: [],
    notes: [say('fig7.note.packets'), say('fig7.note.server')],
  };
}

export const detkenFig7: TraceExperiment = {
  kind: 'trace',
  form: 'lines',
  id: 'detken-fig7',
  paper: 'detken',
  topics: ['mpoa'],
  label: sayCommon('label.figure', { number: 7 }),
  question: say('fig7.question'),
  base: oneWay,
  variants: [{ key: 'cells', name: say('one-direction'), base: oneWay }],
  extract: [{ variant: 'cells', key: 'cells', name: say('fig7.between'), columns: rates(LOAD_S, TRUNK_SERIES) }],
  x: { label: sayCommon('axis.time-since-traffic'), unit: 's', scale: 'linear' },
  y: { label: say('fig7.y'), unit: 'cells/s' },
  quality: fromStart(LOAD_S, { quick: 8, full: 60 }, 0, {
    quick: say('seconds-of-traffic', { count: 8 }),
    full: say('seconds-of-traffic', { count: 60 }),
  }),
  parameters: server,
  paperPoints: [paperPoint('detken-fig7', 'cells', { label: say('fig7.published.cells'), series: null, x: null })],
  findings: shortcut,
};
