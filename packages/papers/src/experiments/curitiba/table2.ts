/** Curitiba, table 2: what each protocol layer leaves of the line, by calculation alone. */

import type { ChartPaperPoint } from '@lanelab/charts';
import type { OverheadRow } from '@lanelab/engine';
import type { Collected, Findings, OverheadCell, OverheadExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';

interface Row {
  readonly name: string;
  readonly layer: OverheadRow['layer'];
  readonly transport: 'tcp' | 'udp' | null;
  readonly mtu: number | null;
  /** Whether the table has it for OC-3c, too. */
  readonly oc3c?: true;
}

const ROWS: readonly Row[] = [
  { name: 'Line', layer: 'line', transport: null, mtu: null, oc3c: true },
  { name: 'ATM', layer: 'atm', transport: null, mtu: null, oc3c: true },
  { name: 'AAL5', layer: 'aal', transport: null, mtu: null, oc3c: true },
  { name: 'IP, 9\u2009180', layer: 'ip', transport: null, mtu: 9_180 },
  { name: 'IP, 1\u2009500', layer: 'ip', transport: null, mtu: 1_500 },
  { name: 'TCP, UDP, 9\u2009180', layer: 'transport', transport: 'tcp', mtu: 9_180 },
  { name: 'TCP, UDP, 1\u2009500', layer: 'transport', transport: 'tcp', mtu: 1_500 },
  { name: 'Over TCP, 9\u2009180', layer: 'application', transport: 'tcp', mtu: 9_180 },
  { name: 'Over TCP, 1\u2009500', layer: 'application', transport: 'tcp', mtu: 1_500 },
  { name: 'Over UDP, 9\u2009180', layer: 'application', transport: 'udp', mtu: 9_180 },
  { name: 'Over UDP, 1\u2009500', layer: 'application', transport: 'udp', mtu: 1_500 },
];

const SERIES = [
  {
    key: 'ideal',
    phy: 'atm25-ideal',
    name: '53 octets a cell, as the paper counts',
    short: '53 octets',
    panel: '25.6 Mb/s',
  },
  { key: 'phy', phy: 'atm25', name: '54 octets, as the PHY sends', short: '54 octets', panel: '25.6 Mb/s' },
  { key: 'oc3c', phy: 'oc3c', name: 'OC-3c', short: 'OC-3c', panel: 'OC-3c' },
] as const;

const cells: readonly OverheadCell[] = SERIES.flatMap(({ key, phy }) =>
  ROWS.map(({ layer, transport, mtu }, index) => ({
    x: index + 1,
    series: key,
    layer,
    phy,
    encapsulation: 'clip',
    transport,
    mtu,
  })),
);

const point = (series: string, row: Row, index: number): ChartPaperPoint =>
  paperPoint('curitiba-table2', `${series}-${index + 1}`, {
    label: `${row.name}${series === 'oc3c' ? ' (OC-3c)' : ''}`,
    series,
    x: index + 1,
  });

const paperPoints: readonly ChartPaperPoint[] = ROWS.flatMap((row, index) => [
  point('ideal', row, index),
  ...(row.oc3c === true ? [point('oc3c', row, index)] : []),
]);

const rate = (rows: readonly OverheadRow[], phy: string, encapsulation: string, mtu: number) =>
  rows.find(
    (row) =>
      row.layer === 'application' &&
      row.transport === 'tcp' &&
      row.phy === phy &&
      row.encapsulation === encapsulation &&
      row.mtu === mtu,
  )?.mbps ?? null;

function findings({ overhead }: Collected): Findings {
  const ideal = rate(overhead, 'atm25-ideal', 'clip', 9_180);
  const real = rate(overhead, 'atm25', 'clip', 9_180);
  const clip = rate(overhead, 'atm25-ideal', 'clip', 1_500);
  const lane = rate(overhead, 'atm25-ideal', 'lane', 1_500);
  if (ideal === null || real === null) return { title: '', checks: [], notes: [] };
  const same: FigureCheck = {
    statement: 'LANE with MTU 1 500 leaves what Classical IP does: both need 32 cells',
    holds: clip === null || lane === null ? null : clip.toFixed(3) === lane.toFixed(3),
    detail: `CLIP ${clip?.toFixed(3) ?? 'not computed'}, LANE ${lane?.toFixed(3) ?? 'not computed'} Mb/s`,
  };
  return {
    title: `Table 2 counts 53 octets a cell; the PHY sends 54 and leaves TCP ${real.toFixed(3)}, not ${ideal.toFixed(3)}\u00A0Mb/s`,
    checks: [same],
    notes: [
      'The 25.6 Mb/s PHY puts a command octet before each cell, so 1/54 of the line never reaches ATM. The paper\u2019s table leaves it out.',
    ],
  };
}

export const curitibaTable2: OverheadExperiment = {
  kind: 'overhead',
  form: 'table',
  id: 'curitiba-table2',
  paper: 'curitiba',
  topics: ['overhead', 'clip', 'lane'],
  label: 'Table 2',
  question: 'What bandwidth is left after each protocol layer?',
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Negro',
      mtu: 9_180,
      messageOctets: 65_536,
      buffer: 65_536,
      title: 'Curitiba, table 2',
      question: 'What bandwidth is left after each protocol layer?',
    }),
  mtus: [9_180, 1_500],
  x: {
    key: 'layer',
    label: 'Available to (MTU)',
    unit: '',
    scale: 'category',
    values: { quick: ROWS.map((_, index) => index + 1), full: ROWS.map((_, index) => index + 1) },
    names: Object.fromEntries(ROWS.map((row, index) => [index + 1, row.name])),
    paths: [],
  },
  cells,
  seriesOf: Object.fromEntries(SERIES.map(({ key, name, short, panel }) => [key, { name, short, panel }])),
  y: { label: 'Bandwidth', unit: 'Mb/s' },
  quality: {
    quick: {
      durationPs: 1_000_000_000_000,
      warmupPs: 0,
      repetitions: 1,
      note: 'calculated by the encapsulation code, no run',
    },
    full: {
      durationPs: 1_000_000_000_000,
      warmupPs: 0,
      repetitions: 1,
      note: 'calculated by the encapsulation code, no run',
    },
  },
  parameters: [
    {
      key: 'mtus',
      label: 'MTU',
      unit: 'octets',
      paths: [],
      value: '9\u2009180, 1\u2009500',
      provenance: 'paper',
      note: '',
    },
    { key: 'llc', label: 'LLC/SNAP', unit: 'octets', paths: [], value: 8, provenance: 'standard', note: 'RFC 2684' },
    {
      key: 'trailer',
      label: 'AAL5 trailer',
      unit: 'octets',
      paths: [],
      value: 8,
      provenance: 'standard',
      note: 'I.363.5',
    },
  ],
  paperPoints,
  findings,
};
