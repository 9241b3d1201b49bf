/** Detken, figures 6 and 7: datagrams between the Ethernets of two subnets, over shortcuts. */

import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Parameter, TraceExperiment, Variant, VariantsExperiment } from '../../experiment.ts';
import {
  LARGEST,
  MPOA_START_S,
  onePacket,
  type Packets,
  TRUNK_SERIES,
  vividPackets,
} from '../../networks/detken/traffic.ts';
import { paperPoint } from '../../published/point.ts';
import { fromStart, mean, rates, traced } from './series.ts';

const NOTHING: Findings = { title: '', checks: [], notes: [] };

const SIZES: readonly (readonly [key: string, name: string, packets: Packets])[] = [
  ['100', '100 octets', onePacket(100)],
  ['1000', '1\u2009000 octets', onePacket(1_000)],
  ['64k', '64 kbyte', LARGEST],
];

const server: readonly Parameter[] = [
  {
    key: 'server',
    label: 'Route server, capacity',
    unit: 'PDUs/s',
    paths: ['model.nodes["VIVID route server"].processor.framesPerS'],
    value: 5_000,
    min: 0.001,
    max: 1_000_000_000,
    provenance: 'assumed',
    note: 'routing, LES and BUS of all subnets on one processor',
  },
];

const QUESTION_6 = 'Does the size of packets matter to how full two Ethernets get over MPOA?';
/** The generator offered this share of the half-duplex line: by one way, or each way half of it. */
const OFFERED = 99.4;
const WAYS = [
  { ways: 1, key: 'one', name: 'one way' },
  { ways: 2, key: 'both', name: 'both ways, not in turns' },
] as const;

const sized = (packets: Packets, ways: 1 | 2) => () =>
  vividPackets({ packets, loadPercent: OFFERED / ways, ways }, 'Detken, figure 6', QUESTION_6);

const sizes: readonly Variant[] = WAYS.flatMap(({ ways, key, name }) =>
  SIZES.map(([size, label, packets], index) => ({
    key: ways === 1 ? size : `${size}-${key}`,
    name: `${label}, ${name}`,
    base: sized(packets, ways),
    part: { series: key, name, x: index + 1 },
  })),
);

const percents = (values: readonly number[]): string => values.map((value) => `${value.toFixed(1)} %`).join(', ');

function full({ series }: Collected): Findings {
  const [one = [], both = []] = WAYS.map(({ key }) =>
    (series.find((entry) => entry.key === key)?.points ?? []).flatMap(({ y }) => (y === null ? [] : [y])),
  );
  if (one.length < SIZES.length || both.length < SIZES.length) return NOTHING;
  const [low, high] = [Math.min(...one), Math.max(...one)];
  return {
    title:
      high - low < 1
        ? `One way ${low.toFixed(1)}\u00A0% of the line at every size of packets; both ways collide, and get ${Math.min(...both).toFixed(0)} to ${Math.max(...both).toFixed(0)}`
        : `Between ${low.toFixed(1)} and ${high.toFixed(1)}\u00A0% of the line, by the size of packets`,
    checks: [{ statement: 'The line is as full at every size', holds: high - low < 1, detail: percents(one) }],
    notes: [
      'What arrives is counted, with preambles and the gaps between frames. 64 kbyte are one datagram of 65\u2009507 octets in 45 fragments: MTU 1\u2009500 holds for all of the way.',
      'The paper\u2019s value is the load that the generator offered; whether by one way or by both it does not say. Datagrams of both ways that do not wait for each other collide on the half-duplex lines. ' +
        'The paper counted 1\u2009100 collisions, which are not compared.',
    ],
  };
}

export const detkenFig6: VariantsExperiment = {
  kind: 'variants',
  form: 'utilisation',
  id: 'detken-fig6',
  paper: 'detken',
  topics: ['mpoa'],
  label: 'Figure 6',
  question: QUESTION_6,
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
  x: { label: 'Packet size', unit: '' },
  y: { label: 'Utilisation of the Ethernet', unit: '%' },
  quality: fromStart(MPOA_START_S, { quick: 8, full: 62 }, 2, {
    quick: '6 s each once the shortcuts are there',
    full: '60 s each once the shortcuts are there',
  }),
  parameters: server,
  paperPoints: SIZES.map(([key, label], index) =>
    paperPoint('detken-fig6', key, { label, series: 'one', x: index + 1 }),
  ),
  findings: full,
};

const QUESTION_7 = 'What does the ATM side carry of one Ethernet at full load?';
const oneWay = () =>
  vividPackets({ packets: onePacket(1_500), loadPercent: 100, ways: 1 }, 'Detken, figure 7', QUESTION_7);
/** Mb/s of a cell a second. */
const CELL_MBPS = 424e-6;

function shortcut({ series }: Collected): Findings {
  const values = traced(series, 'cells');
  const later = mean(values.filter(({ x }) => x > 2).map(({ y }) => y));
  if (later === null) return NOTHING;
  return {
    title: `${grouped(Math.round(later))} cells a second, ${(later * CELL_MBPS).toFixed(2)}\u00A0Mb/s of ATM for 10 of Ethernet`,
    simulated: { cells: later, mbps: later * CELL_MBPS },
    checks: [],
    notes: [
      'Packets of 1\u2009500 octets: the paper does not say here which of its sizes the figure is of. Ten packets within a second make the edge device ask for a shortcut; those before it go by the route server, over the same trunk.',
      'The paper\u2019s route server needed a restart after a time; here one Ethernet does not overload it, since it has the first packets alone.',
    ],
  };
}

export const detkenFig7: TraceExperiment = {
  kind: 'trace',
  form: 'lines',
  id: 'detken-fig7',
  paper: 'detken',
  topics: ['mpoa'],
  label: 'Figure 7',
  question: QUESTION_7,
  base: oneWay,
  variants: [{ key: 'cells', name: 'one way', base: oneWay }],
  extract: [
    { variant: 'cells', key: 'cells', name: 'between the switches', columns: rates(MPOA_START_S, TRUNK_SERIES) },
  ],
  x: { label: 'Time since the traffic began', unit: 's', scale: 'linear' },
  y: { label: 'Cells over the trunk', unit: 'cells/s' },
  quality: fromStart(MPOA_START_S, { quick: 8, full: 60 }, 0, { quick: '8 s of traffic', full: '60 s of traffic' }),
  parameters: server,
  paperPoints: [
    paperPoint('detken-fig7', 'cells', { label: 'cells a second', series: null, x: null }),
    paperPoint('detken-fig7', 'mbps', { label: 'Mb/s', series: null, x: null }),
  ],
  findings: shortcut,
};
