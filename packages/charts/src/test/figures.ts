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
    { key: 'other', label: 'withheld', series: null, x: null, xError: null, y: null, yError: null, note: 'withheld' },
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
