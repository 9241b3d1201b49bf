/** Curitiba, table 2: what each protocol layer leaves of the line, by calculation alone. */

import type { ChartPaperPoint } from '@lanelab/charts';
import type { OverheadRow } from '@lanelab/engine';
import { decimal, fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
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

const LARGE = '9\u2009180';
const SMALL = '1\u2009500';

const ROWS: readonly Row[] = [
  { name: say('table2.row.line'), layer: 'line', transport: null, mtu: null, oc3c: true },
  { name: say('table2.row.atm'), layer: 'atm', transport: null, mtu: null, oc3c: true },
  { name: say('table2.row.aal'), layer: 'aal', transport: null, mtu: null, oc3c: true },
  { name: say('table2.row.ip', { mtu: LARGE }), layer: 'ip', transport: null, mtu: 9_180 },
  { name: say('table2.row.ip', { mtu: SMALL }), layer: 'ip', transport: null, mtu: 1_500 },
  { name: say('table2.row.transport', { mtu: LARGE }), layer: 'transport', transport: 'tcp', mtu: 9_180 },
  { name: say('table2.row.transport', { mtu: SMALL }), layer: 'transport', transport: 'tcp', mtu: 1_500 },
  { name: say('table2.row.over-tcp', { mtu: LARGE }), layer: 'application', transport: 'tcp', mtu: 9_180 },
  { name: say('table2.row.over-tcp', { mtu: SMALL }), layer: 'application', transport: 'tcp', mtu: 1_500 },
  { name: say('table2.row.over-udp', { mtu: LARGE }), layer: 'application', transport: 'udp', mtu: 9_180 },
  { name: say('table2.row.over-udp', { mtu: SMALL }), layer: 'application', transport: 'udp', mtu: 1_500 },
];

const LINE_25 = `${decimal('25.6')} Mb/s`;
const LINE_155 = 'OC-3c';

const SERIES = [
  {
    key: 'ideal',
    phy: 'atm25-ideal',
    name: say('table2.series.ideal'),
    short: say('table2.series.ideal.short'),
    panel: LINE_25,
  },
  {
    key: 'phy',
    phy: 'atm25',
    name: say('table2.series.phy'),
    short: say('table2.series.phy.short'),
    panel: LINE_25,
  },
  { key: 'oc3c', phy: 'oc3c', name: LINE_155, short: LINE_155, panel: LINE_155 },
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
    label: series === 'oc3c' ? say('table2.row.on-oc3c', { row: row.name }) : row.name,
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
    statement: say('table2.same'),
    holds: clip === null || lane === null ? null : clip.toFixed(3) === lane.toFixed(3),
    detail: say('table2.same.detail', {
      clip: clip === null ? say('table2.not-computed') : fixed(clip, 3),
      lane: lane === null ? say('table2.not-computed') : fixed(lane, 3),
    }),
  };
  return {
    title: say('table2.finding', { rate: fixed(real, 3), paperRate: fixed(ideal, 3) }),
    checks: [same],
    notes: [say('table2.note')],
  };
}

export const curitibaTable2: OverheadExperiment = {
  kind: 'overhead',
  form: 'table',
  id: 'curitiba-table2',
  paper: 'curitiba',
  topics: ['overhead', 'clip', 'lane'],
  label: sayCommon('label.table', { number: 2 }),
  question: say('table2.question'),
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Negro',
      mtu: 9_180,
      messageOctets: 65_536,
      buffer: 65_536,
      title: 'Curitiba, table 2',
      question: say.english('table2.question'),
    }),
  mtus: [9_180, 1_500],
  x: {
    key: 'layer',
    label: say('table2.available-to'),
    unit: '',
    scale: 'category',
    values: { quick: ROWS.map((_, index) => index + 1), full: ROWS.map((_, index) => index + 1) },
    names: Object.fromEntries(ROWS.map((row, index) => [index + 1, row.name])),
    paths: [],
  },
  cells,
  seriesOf: Object.fromEntries(SERIES.map(({ key, name, short, panel }) => [key, { name, short, panel }])),
  y: { label: say('table2.bandwidth'), unit: 'Mb/s' },
  quality: {
    quick: {
      durationPs: 1_000_000_000_000,
      warmupPs: 0,
      repetitions: 1,
      note: say('table2.quality'),
    },
    full: {
      durationPs: 1_000_000_000_000,
      warmupPs: 0,
      repetitions: 1,
      note: say('table2.quality'),
    },
  },
  parameters: [
    {
      key: 'mtus',
      label: sayCommon('parameter.mtu'),
      unit: 'octets',
      paths: [],
      value: `${LARGE}, ${SMALL}`,
      provenance: 'paper',
      note: '',
    },
    {
      key: 'llc',
      label: 'LLC/SNAP',
      unit: 'octets',
      paths: [],
      value: 8,
      provenance: 'standard',
      note: 'RFC 2684',
    },
    {
      key: 'trailer',
      label: say('table2.aal5-trailer'),
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
