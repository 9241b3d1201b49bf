/** Figures for the tests: one of each form, small enough to read in a snapshot. */

import type { ChartData, ChartSeries } from '../data.ts';

const series = (
  key: string,
  value: number | null,
  xs: readonly number[],
  ys: readonly (number | null)[],
): ChartSeries => ({
  key,
  name: key,
  value,
  points: xs.map((x, index) => ({ x, y: ys[index] ?? null, ci95: index === 1 && ys[index] !== null ? 0.5 : null })),
});

const BUFFERS = [4_096, 8_192, 16_384];

const base: Omit<ChartData, 'form' | 'x' | 'series' | 'paperPoints' | 'seriesAxis' | 'references' | 'residuals'> = {
  paper: 'Curitiba',
  label: 'Figure 7',
  title: 'Buffers from 8\u2009192 octets on reach 21.60\u00a0Mb/s',
  question: 'Does the message size or the socket buffer limit a TCP stream?',
  y: { label: 'TCP throughput', unit: 'Mb/s' },
  verdict: { words: 'within 1 %' },
  provenance: {
    engine: '0.1.0',
    seed: 1_998,
    quality: 'quick',
    qualityNote: '5 s a point',
    durationPs: 5e12,
    scenarioHash: '9f3ca17e00',
    done: 6,
    total: 6,
    changed: ['MTU 9\u2009180 octets'],
  },
};

export const lines: ChartData = {
  ...base,
  form: 'lines',
  x: {
    label: 'Socket buffers',
    unit: 'octets',
    scale: 'linear',
    values: BUFFERS,
    marked: { 16_384: 'missing in the scan' },
  },
  seriesAxis: { label: 'Message', unit: 'octets' },
  series: [series('16', 16, BUFFERS, [4, 4.5, 4.6]), series('1024', 1_024, BUFFERS, [18, 21.6, 21.6])],
  references: [{ key: 'phy', label: 'theory, 54 on the wire', y: 21.63 }],
  paperPoints: [
    {
      key: 'best',
      label: 'best value',
      series: null,
      x: 12_288,
      xError: 4_096,
      y: 21.618,
      yError: 0.3,
      note: 'as printed',
    },
  ],
  residuals: [{ key: 'best', simulated: 21.6, percent: -0.08 }],
};

export const bars: ChartData = {
  ...base,
  form: 'bars',
  x: { label: 'Station', unit: '', scale: 'category', values: [1, 2], names: { 1: 'Madeira', 2: 'Solimoes & <co>' } },
  seriesAxis: null,
  series: [series('LANE', null, [1, 2], [41.4, 115.5]), series('MPOA', null, [1, 2], [60, null])],
  references: [],
  paperPoints: [{ key: 'm', label: 'Madeira', series: 'LANE', x: 1, xError: null, y: 41.48, yError: 2, note: '' }],
  residuals: [{ key: 'm', simulated: 41.4, percent: -0.19 }],
};

export const table: ChartData = {
  ...base,
  form: 'table',
  x: { label: 'Available to', unit: '', scale: 'category', values: [1, 2], names: { 1: 'Line', 2: 'ATM' } },
  seriesAxis: null,
  series: [
    {
      ...series('ideal', null, [1, 2], [25.6, 25.6]),
      name: '53 octets a cell',
      short: '53 octets',
      panel: '25.6 Mb/s',
    },
    { ...series('phy', null, [1, 2], [25.6, 25.126]), name: '54 octets', short: '54 octets', panel: '25.6 Mb/s' },
    { ...series('oc3c', null, [1, 2], [155.52, null]), name: 'OC-3c', short: 'OC-3c', panel: 'OC-3c' },
  ],
  references: [],
  paperPoints: [{ key: 'l', label: 'Line', series: 'ideal', x: 1, xError: null, y: 25.6, yError: null, note: '' }],
  residuals: [{ key: 'l', simulated: 25.6, percent: 0 }],
};

/** The same with no value simulated. */
export const notRun = (data: ChartData): ChartData => ({
  ...data,
  series: data.series.map((entry) => ({
    ...entry,
    points: entry.points.map((point) => ({ ...point, y: null, ci95: null })),
  })),
});

/** Two horizontal bands: back to back in a tick, and tick to tick; every 97th packet comes late, every 301st never. */
function deltas(count: number, isReceived: boolean): ChartSeries['trace'] {
  const x = Array.from({ length: count }, (_, index) => index);
  const late = (index: number) => (isReceived && index % 97 === 0 ? 3 + (index % 5) : 0);
  const y = x.map((index) => {
    if (isReceived && index % 301 === 300) return null;
    return (index % 9 === 0 ? 10 : 0.06) + ((index * 7) % 11) / 40 + late(index);
  });
  return { x, y };
}

const traced = (key: string, name: string, trace: ChartSeries['trace'], panel?: string): ChartSeries => ({
  key,
  name,
  value: null,
  points: [],
  ...(trace === undefined ? {} : { trace }),
  ...(panel === undefined ? {} : { panel }),
});

const single = { seriesAxis: null, references: [], paperPoints: [], residuals: [] } as const;

export const scatter: ChartData = {
  ...base,
  ...single,
  paper: 'TUT',
  label: 'Figure 8',
  question: 'And over two routers under a Poisson background?',
  title: 'Over two busy routers the timing is gone, and a packet with it',
  verdict: { words: 'shape only' },
  form: 'scatter',
  x: { label: 'Sequence number', unit: '', scale: 'linear', values: [] },
  y: { label: 'Delta time', unit: 'ms' },
  series: [
    traced('sent', 'sent', deltas(310, false)),
    traced('received', 'received over the routers', deltas(310, true)),
  ],
};

const DELAYS = Array.from({ length: 24 }, (_, index) => index * 50);
const COUNTS = DELAYS.map((_, index) => Math.round(300 * Math.exp(-((index - 8) ** 2) / 18)));

export const histogram: ChartData = {
  ...base,
  ...single,
  form: 'histogram',
  x: { label: 'Delay', unit: '\u00B5s', scale: 'linear', values: DELAYS },
  y: { label: 'Packets', unit: '' },
  series: [
    {
      key: 'received',
      name: 'received',
      value: null,
      points: DELAYS.map((x, index) => ({ x, y: COUNTS[index] ?? 0, ci95: null })),
    },
  ],
};

const shares = (scale: number) => {
  const x = Array.from({ length: 200 }, (_, index) => (index * scale) / 2);
  return { x, y: x.map((at) => 1 - Math.exp(-at / (20 * scale))) };
};

export const cdf: ChartData = {
  ...base,
  ...single,
  form: 'cdf',
  x: { label: 'Delay', unit: '\u00B5s', scale: 'linear', values: [] },
  y: { label: 'Share of the packets', unit: '' },
  series: [traced('lane', 'LANE, routed', shares(10)), traced('mpoa', 'MPOA, shortcut', shares(4))],
};

const PDUS = [0, 15_582, 60_420, 98_000, 171_190, 220_060, 240_118];
const staircase = (stretch: number) => ({ x: PDUS.map((_, index) => index * 15_000 * stretch), y: PDUS });

export const schedule: ChartData = {
  ...base,
  ...single,
  paper: 'Cluj',
  label: 'Figure 7',
  form: 'schedule',
  x: { label: 'Time', unit: '\u00B5s', scale: 'linear', values: [] },
  y: { label: 'Octets sent', unit: '' },
  series: [
    traced('planned', 'planned', staircase(1), 'ATM, 25.6 Mb/s'),
    traced('actual', 'actual', staircase(1.02), 'ATM, 25.6 Mb/s'),
    traced('planned-fe', 'planned', staircase(1), 'Fast Ethernet'),
    traced('actual-fe', 'actual', staircase(1.4), 'Fast Ethernet'),
  ],
};

export const utilisation: ChartData = {
  ...base,
  ...single,
  form: 'utilisation',
  x: {
    label: 'Port',
    unit: '',
    scale: 'category',
    values: [1, 2, 3],
    names: { 1: 'Ethernet 1', 2: 'OC-3 up', 3: 'OC-3 down' },
  },
  y: { label: 'Utilisation', unit: '%' },
  series: [
    {
      key: 'lane',
      name: 'LANE',
      value: null,
      points: [
        { x: 1, y: 98.7, ci95: null, deviation: 0.6 },
        { x: 2, y: 14.9, ci95: null },
        { x: 3, y: 0, ci95: null },
      ],
    },
  ],
  paperPoints: [{ key: 'u', label: 'Ethernet 1', series: 'lane', x: 1, xError: null, y: 99.4, yError: null, note: '' }],
};

const cause = (key: string, name: string, ys: readonly number[], note?: string): ChartSeries => ({
  key,
  name,
  value: null,
  points: ys.map((y, index) => ({ x: index + 1, y, ci95: null, ...(note === undefined || index > 0 ? {} : { note }) })),
});

export const account: ChartData = {
  ...base,
  ...single,
  form: 'account',
  title: 'The routed stream waits for the router, the shortcut for the receiver',
  x: { label: 'Stream', unit: '', scale: 'category', values: [1, 2], names: { 1: 'LANE, routed', 2: 'MPOA shortcut' } },
  y: { label: 'Time of one message', unit: 'ms' },
  series: [
    cause('idle', 'idle', [1.1, 0.4]),
    cause('sender-cpu', 'sender CPU', [2.2, 2.2]),
    cause('system-call', 'system calls', [0.8, 0.8]),
    cause('receiver-cpu', 'receiver CPU', [3.1, 7.6]),
    cause('window', 'window closed', [1.9, 1.2]),
    cause('delayed-ack', 'delayed ACK', [0.6, 0]),
    cause('switch-queue', 'switch queue', [0.9, 0.3]),
    cause('router', 'router', [8.4, 0], 'Bottleneck: the router forwards 35 Mb/s and its queue was never empty.'),
    cause('serialisation', 'serialisation', [2.9, 1.5]),
    cause('propagation', 'propagation', [0.02, 0.02]),
    cause('nagle', 'Nagle', [0, 0]),
  ],
};

export const stack: ChartData = {
  ...base,
  ...single,
  form: 'stack',
  x: {
    label: 'Encapsulation',
    unit: '',
    scale: 'category',
    values: [1, 2],
    names: { 1: 'Classical IP, 9180', 2: 'LANE, 1500' },
  },
  y: { label: 'Share of the line', unit: 'Mb/s' },
  series: [
    cause('cells', 'cell headers', [2.415, 2.415]),
    cause('aal', 'AAL5 and encapsulation', [0.091, 0.543]),
    cause('ip', 'IP header', [0.05, 0.302]),
    cause('tcp', 'TCP header', [0.05, 0.302]),
    cause('application', 'application', [22.994, 22.038]),
  ],
};

export const surface: ChartData = { ...lines, form: 'surface' };

/** Bands of equally good fits and mean deviations, as a calibrated figure has them. */
export const banded: ChartData = {
  ...lines,
  series: lines.series.map((entry) => ({
    ...entry,
    points: entry.points.map(({ x, y }) => ({
      x,
      y,
      ci95: null,
      deviation: 0.4,
      band: { low: (y ?? 0) * 0.9, high: (y ?? 0) * 1.08 },
    })),
  })),
};

export const drawing: ChartData = {
  ...base,
  ...single,
  paper: 'TUT',
  label: 'Figure 3',
  title: 'One virtual router: calculation in the middle, forwarding at the edges',
  form: 'drawing',
  x: { label: '', unit: '', scale: 'category', values: [] },
  y: { label: '', unit: '' },
  series: [],
  drawing: {
    view: 'virtual-router',
    nodes: [
      { id: 'n1', kind: 'router', name: 'ASN-9000', detail: 'MPS', x: 0, y: -20 },
      { id: 'n2', kind: 'host', name: 'urku', detail: 'MPC', x: -80, y: 40 },
      { id: 'n3', kind: 'host', name: 'jaarli <2>', detail: 'MPC', x: 80, y: 40 },
      { id: 's1', kind: 'subnet', name: '10.0.1.0/24', detail: 'ELAN urku', x: -160, y: 80 },
      { id: 's2', kind: 'subnet', name: '10.0.2.0/24', detail: 'ELAN jaarli', x: 160, y: 80 },
    ],
    edges: [
      { a: 'n1', b: 'n2', kind: 'control', label: '' },
      { a: 'n1', b: 'n3', kind: 'control', label: '' },
      { a: 'n2', b: 'n3', kind: 'shortcut', label: '' },
      { a: 'n2', b: 's1', kind: 'member', label: '' },
      { a: 'n3', b: 's2', kind: 'member', label: '' },
    ],
    groups: [{ name: 'virtual router', nodes: ['n1', 'n2', 'n3'] }],
  },
};

const TIMES = [1, 2, 3, 4];
const times = (key: string, name: string, ys: readonly number[]): ChartSeries => ({
  key,
  name,
  value: null,
  points: TIMES.map((x, index) => ({ x, y: ys[index] ?? null, ci95: null, runs: [`${key}-0`] })),
});

/** Three forms on one scale, with the ranges that a paper prints. */
export const stamps: ChartData = {
  ...base,
  ...single,
  paper: 'Cluj',
  label: 'Table 1',
  title: 'A paced sender is not slower: the relay is the limit',
  form: 'table',
  x: {
    label: 'Time',
    unit: '',
    scale: 'category',
    values: TIMES,
    names: { 1: 'elapsed', 2: 'sending', 3: 'receiving', 4: 'first to first' },
  },
  y: { label: 'Time', unit: '\u00B5s' },
  series: [
    times('none', 'no model', [256_000, 37_200, 201_000, 54_900]),
    times('model1', 'Model 1', [231_000, 90_800, 211_000, 18_700]),
    times('model2', 'Model 2', [318_000, 271_000, 314_000, 3_800]),
  ],
  paperPoints: [
    { key: 'a', label: 'elapsed', series: 'none', x: 1, xError: null, y: 256_447, yError: 3_935, note: '' },
    { key: 'b', label: 'elapsed', series: 'model1', x: 1, xError: null, y: 229_652, yError: 6_458, note: '' },
    { key: 'c', label: 'sending', series: 'model2', x: 2, xError: null, y: 271_282, yError: 6_088, note: '' },
  ],
};
