/** Curitiba, table 3: TCP over loopback inside one station, which fixes one speed scale each. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
import type { CuritibaStation } from '../../calibration/costs.ts';
import type { Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { best, pointsOf } from '../../figures/surface.ts';
import { CURITIBA_NODES, curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { hostParameters, sweepQuality } from './common.ts';

const STATIONS: readonly CuritibaStation[] = ['Solimoes', 'Negro', 'Madeira', 'Tapajos'];
const IDS = STATIONS.map((name) => CURITIBA_NODES[name]);
/** Line rate of the stations' NICs. */
const LINE_MBPS = 25.6;
const LOOPBACK_BUFFER = 4_096;

const paperPoints: readonly ChartPaperPoint[] = STATIONS.map((name) =>
  paperPoint('curitiba-table3', name, { label: name, series: 'all', x: CURITIBA_NODES[name] }),
);

function findings({ series }: Collected): Findings {
  const points = pointsOf(series);
  const top = best(points);
  const slow = best(points.map((point) => ({ ...point, y: -point.y })));
  if (top === null || slow === null) return { title: '', checks: [], notes: [] };
  const name = (id: number) => STATIONS.find((station) => CURITIBA_NODES[station] === id) ?? String(id);
  const factor = fixed(-top.y / slow.y, 1);
  return {
    title:
      points.length < 2
        ? say('table3.finding.one', { name: name(top.x), rate: fixed(top.y, 1) })
        : say(-slow.y > LINE_MBPS ? 'table3.finding.faster-than-line' : 'table3.finding', {
            slow: name(slow.x),
            factor,
            fast: name(top.x),
          }),
    checks: [],
    notes: [say('table3.note.capacity'), say('table3.note.fitted')],
  };
}

export const curitibaTable3: SweepExperiment = {
  kind: 'sweep',
  form: 'bars',
  id: 'curitiba-table3',
  paper: 'curitiba',
  topics: ['station'],
  label: sayCommon('label.table', { number: 3 }),
  question: say('table3.question'),
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Solimoes',
      mtu: 9_180,
      messageOctets: LOOPBACK_BUFFER,
      buffer: LOOPBACK_BUFFER,
      title: 'Curitiba, table 3',
      question: say.english('table3.question'),
    }),
  x: {
    key: 'station',
    label: say('table3.station'),
    unit: '',
    scale: 'category',
    values: { quick: IDS, full: IDS },
    names: Object.fromEntries(STATIONS.map((name) => [CURITIBA_NODES[name], name])),
    paths: ['model.flows.1.from', 'model.flows.1.to'],
  },
  series: null,
  theory: [],
  defaultPoint: { station: CURITIBA_NODES.Solimoes },
  y: { metric: 'flows.1.goodputMbps', label: say('table3.loopback'), unit: 'Mb/s' },
  quality: sweepQuality(say('table3.quality')),
  parameters: [
    {
      key: 'buffer',
      label: sayCommon('axis.socket-buffers'),
      unit: 'octets',
      paths: [
        'model.flows.1.sendBuffer',
        'model.flows.1.receiveBuffer',
        'model.flows.1.receiveOctets',
        'model.flows.1.messageOctets',
      ],
      value: LOOPBACK_BUFFER,
      min: 1,
      max: 16_777_216,
      provenance: 'paper',
      note: say('table3.buffer.note'),
    },
    {
      key: 'loopbackMtu',
      label: say('table3.loopback-mtu'),
      unit: 'octets',
      paths: ['model.nodes[*].loopbackMtu'],
      value: 16_384,
      min: 68,
      max: 65_527,
      provenance: 'assumed',
      note: '',
    },
    ...hostParameters(STATIONS),
  ],
  paperPoints,
  findings,
};
