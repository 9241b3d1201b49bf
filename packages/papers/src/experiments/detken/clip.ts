/** Detken, figures 8 to 11: throughput of one TCP stream against the socket buffers, for four packet sizes over Classical IP. */

import { grouped } from '@lanelab/scenario';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { type CostKey, DETKEN_COSTS } from '../../calibration/costs.ts';
import { fitsOf } from '../../calibration/fits.ts';
import type { Axis, Collected, Findings, Parameter, SweepExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { best, pointsOf, type SurfacePoint } from '../../figures/surface.ts';
import { FALL } from '../../figures/why.ts';
import { detkenPair } from '../../networks/detken/clip-pair.ts';
import { paperPoint } from '../../published/point.ts';

const SECOND_PS = 1_000_000_000_000;
const KBYTE = 1_024;
/** Papers.md: coarser steps miss the collapses. */
const FULL = Array.from({ length: 51 }, (_, index) => (15 + index) * KBYTE);
const EVERY_THIRD = FULL.filter((_, index) => index % 3 === 1);

const COST_LABELS: Readonly<Record<CostKey, string>> = {
  syscallPs: 'System call',
  sendPacketPs: 'Packet sent',
  receivePacketPs: 'Packet received',
  interruptPs: 'Interrupt',
  copyPsPerOctet: 'Copy',
  checksumPsPerOctet: 'Checksum',
  tickPs: 'Clock tick',
  cellPs: 'Cell',
};
const COST_KEYS: readonly CostKey[] = [
  'syscallPs',
  'sendPacketPs',
  'receivePacketPs',
  'interruptPs',
  'copyPsPerOctet',
  'checksumPsPerOctet',
];

/** Costs of the PCs, as any reader may see and change them. */
export const pairParameters: readonly Parameter[] = [
  ...COST_KEYS.map((key) => ({
    key,
    label: COST_LABELS[key],
    unit: key.endsWith('PerOctet') ? 'ps/octet' : 'ps',
    paths: [`model.nodes[*].cpu.${key}`],
    min: 0,
    max: SECOND_PS,
    ...DETKEN_COSTS[key],
  })),
  {
    key: 'profile',
    label: 'TCP profile',
    unit: '',
    paths: ['model.nodes[*].profile'],
    value: 'winnt4',
    provenance: 'assumed',
    note: 'PCs with Winsock; the paper names no version',
  },
];

/** Where the costs may be as good a fit of figures 8 and 9. */
const pairFits = fitsOf(CALIBRATION, 'detken', { 'detken.copyPsPerOctet': 'copyPsPerOctet' });

/** What a socket's quota counts: the calls of a program that polls, or of one that blocks. */
const sockets: Axis = {
  key: 'sockets',
  label: 'Sockets:',
  unit: '',
  scale: 'category',
  values: { quick: [1, 2], full: [1, 2] },
  names: { 1: 'calls that select admits', 2: 'calls that block' },
  words: { 1: 'winsock', 2: 'winsock-blocking' },
  paths: ['model.nodes[*].stack.sockets'],
};

/** From which share of the buffer on a receiver tells of what was read; the systems' documents do not say. */
const update: Axis = {
  key: 'update',
  label: 'Window update at',
  unit: '',
  scale: 'category',
  values: { quick: [50, 35], full: [50, 35] },
  names: { 50: '50 % of the buffer', 35: '35 % of the buffer' },
  paths: ['model.nodes[*].stack.windowUpdatePercent'],
};

const kbyte = (octets: number): string => `${octets / KBYTE}\u00A0kbyte`;
const mbps = (value: number): string => `${value.toFixed(1)}\u00A0Mb/s`;

const least = (points: readonly SurfacePoint[]): SurfacePoint | null =>
  points.reduce<SurfacePoint | null>((low, point) => (low === null || point.y < low.y ? point : low), null);

/** Buffers at which throughput is lower than with the next smaller one. */
const falls = (points: readonly SurfacePoint[]): readonly SurfacePoint[] =>
  points.filter(({ y }, index) => y < (points[index - 1]?.y ?? 0) * (1 - FALL));

function median(points: readonly SurfacePoint[]): number | null {
  const ordered = points.map(({ y }) => y).toSorted((a, b) => a - b);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? null;
}

/** Of the series that the profile is, and of the other where there is one. */
type Check = (
  points: readonly SurfacePoint[],
  top: SurfacePoint,
  other: readonly SurfacePoint[],
) => readonly FigureCheck[];

function findings(check: Check, notes: readonly string[]) {
  return ({ series, done, total }: Collected): Findings => {
    const [points = [], other = []] = series.map((entry) => pointsOf([entry]).toSorted((a, b) => a.x - b.x));
    const [top, low] = [best(points), least(points)];
    if (top === null || low === null) return { title: '', checks: [], notes: [] };
    const level = median(points);
    const title =
      low.y > 0.9 * top.y
        ? `About ${mbps(level ?? top.y)} whatever the buffer`
        : `${mbps(top.y)} at best with ${kbyte(top.x)}; ${mbps(low.y)} with ${kbyte(low.x)}`;
    const isComplete = done === total;
    return {
      title,
      checks: check(points, top, other).map((entry) =>
        isComplete ? entry : { ...entry, holds: null, detail: 'runs are missing' },
      ),
      notes,
      simulated: { level, best: top.y, worst: low.y },
    };
  };
}

function fallsAt(points: readonly SurfacePoint[]): string {
  const fallen = falls(points);
  return fallen.length > 0
    ? `falls at ${fallen.map(({ x }) => kbyte(x)).join(', ')}`
    : 'never falls as the buffers grow';
}

const fluctuates: Check = (points, _top, other) => [
  {
    statement: 'Throughput fluctuates with the size of the buffers',
    holds: falls(points).length > 0,
    detail: other.length === 0 ? `it ${fallsAt(points)}` : `it ${fallsAt(points)}; the other line ${fallsAt(other)}`,
  },
];

const bestAtEnds: Check = (points, top, other) => {
  const near = (at: number) => best(points.filter(({ x }) => Math.abs(x - at * KBYTE) <= KBYTE))?.y ?? 0;
  const low = [40, 65].filter((at) => near(at) < 0.98 * top.y);
  return [
    ...fluctuates(points, top, other),
    {
      statement: 'The best values are reached at 40 and at 65 kbyte',
      holds: low.length === 0,
      detail: low.length === 0 ? 'both within 2 % of the best' : `${low.join(' and ')} kbyte stay below it`,
    },
  ];
};

const WINDOW_NOTE =
  'A window is of use by whole segments of 9\u2009140 octets alone: throughput goes in steps, and 15 to 17 kbyte hold one.';
const UPDATE_NOTE =
  'When NT tells of a window that reading has opened is not documented. The profile has 4.3BSD-Reno\u2019s rule, two segments or half the ' +
  'buffer. With 35 per cent, 4.3BSD-Tahoe\u2019s, one segment is enough up to 25 kbyte and no more from 26 on. Of the other switches, tried one ' +
  'at a time, half the buffer alone and smaller receive calls make the line fall in places, two segments alone and a window in whole segments ' +
  'stall the stream with small buffers; send quota, copy chunk, and which PC sends do not make it fall.';
const QUOTA_NOTE =
  'Winsock counts a call against the send buffer until its last octet is acknowledged, and select admits no other call to a socket that one ' +
  'call fills (Microsoft KB 823764). So each call of 65\u2009536 octets, seven segments and 1\u2009556 octets, is waited for to its end. How many ' +
  'segments the window lets out at a time, and when reading has just told of it, decides whether one is left at the end that the receiver ' +
  'acknowledges after 200 ms alone: the last, small one, or the one before it, while Nagle holds the last. From 65 kbyte on a second call fits, ' +
  'and the break is gone, as it is where calls block (KB 214397). That these PCs\u2019 sockets were polled is assumed, as the profile has it.';
const SENDER_NOTE = 'The faster PC sends; the paper does not say which of the two did.';

interface Figure {
  readonly id: string;
  readonly label: string;
  readonly packet: number;
  readonly question: string;
  readonly quick: readonly number[];
  /** Keys and names of the values that the paper has of the figure as a whole. */
  readonly published: Readonly<Record<string, string>>;
  /** What the lines differ in; the first is as the profile has it. */
  readonly series?: Axis;
  readonly check: Check;
  readonly notes: readonly string[];
}

function figure({ id, label, packet, question, quick, published, series, check, notes }: Figure): SweepExperiment {
  const mtu = Math.min(packet, 9_180);
  const buffers: Axis = {
    key: 'buffer',
    label: 'Socket buffers',
    unit: 'octets',
    scale: 'linear',
    values: { quick, full: FULL },
    paths: ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'],
  };
  return {
    kind: 'sweep',
    form: 'lines',
    id,
    paper: 'detken',
    topics: ['clip', 'buffer'],
    label,
    question,
    base: () => detkenPair({ packet, buffer: 32 * KBYTE, title: `Detken, ${label.toLowerCase()}`, question }),
    x: buffers,
    series: series ?? null,
    theory: [{ key: 'phy', label: 'theory, OC-3c', phy: 'oc3c' }],
    defaultPoint: { buffer: 32 * KBYTE, ...(series === undefined ? {} : { [series.key]: series.values.full[0] ?? 0 }) },
    fits: pairFits,
    y: { metric: 'flows.1.goodputMbps', label: 'TCP throughput at the sender', unit: 'Mb/s' },
    quality: {
      quick: {
        durationPs: 2 * SECOND_PS,
        warmupPs: SECOND_PS / 2,
        repetitions: 1,
        note: `2 s a point, its first half second not counted, ${quick.length} of 51 buffers`,
      },
      full: {
        durationPs: 60 * SECOND_PS,
        warmupPs: 0,
        repetitions: 1,
        note: '60 s a point, buffers in steps of 1 kbyte',
      },
    },
    parameters: [
      {
        key: 'mtu',
        label: 'MTU',
        unit: 'octets',
        paths: ['model.nodes[*].interfaces[*].mtu'],
        value: mtu,
        min: 68,
        max: 65_527,
        provenance: 'assumed',
        note: 'the packet size, as far as Classical IP goes',
      },
      {
        key: 'message',
        label: 'Message',
        unit: 'octets',
        paths: ['model.flows.1.messageOctets'],
        value: packet,
        min: 1,
        max: 16_777_216,
        provenance: 'assumed',
        note: 'as large as the packet',
      },
      ...pairParameters,
    ],
    paperPoints: Object.entries(published).map(([key, name]) =>
      paperPoint(id, key, { label: name, series: null, x: null }),
    ),
    findings: findings(check, [...notes, SENDER_NOTE]),
  };
}

export const detkenFig8 = figure({
  id: 'detken-fig8',
  label: 'Figure 8',
  packet: 576,
  question: 'Packets of 576 octets: does a larger buffer help?',
  quick: EVERY_THIRD,
  published: { level: 'level' },
  check: (points, top) => [
    {
      statement: 'The size of the buffers hardly matters',
      holds: points.every(({ y }) => y > 0.85 * top.y),
      detail: `between ${mbps(least(points)?.y ?? 0)} and ${mbps(top.y)}`,
    },
  ],
  notes: ['What a packet costs the two CPUs is the limit, not the line and not the window.'],
});

export const detkenFig9 = figure({
  id: 'detken-fig9',
  label: 'Figure 9',
  packet: 1_500,
  question: 'Packets of 1 500 octets: what do the PCs reach?',
  quick: EVERY_THIRD,
  published: { best: 'best value' },
  check: fluctuates,
  notes: ['What packets and octets cost the two CPUs is the limit.'],
});

export const detkenFig10 = figure({
  id: 'detken-fig10',
  label: 'Figure 10',
  packet: 9_180,
  question: 'Packets of 9 180 octets: why does throughput break at some buffers?',
  quick: FULL,
  published: { best: 'best value', worst: 'worst value' },
  series: update,
  check: bestAtEnds,
  notes: [WINDOW_NOTE, UPDATE_NOTE],
});

export const detkenFig11 = figure({
  id: 'detken-fig11',
  label: 'Figure 11',
  packet: 65_536,
  question: `Messages of ${grouped(65_536)} octets over MTU 9 180: do large calls help?`,
  quick: FULL,
  published: { best: 'best value', worst: 'worst value' },
  series: sockets,
  check: fluctuates,
  notes: [QUOTA_NOTE, WINDOW_NOTE],
});
