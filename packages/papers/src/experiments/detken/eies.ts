/** Detken's text: what earlier European tests saw with large buffers, beside what the protocols leave. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-detken';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { fitsOf } from '../../calibration/fits.ts';
import type { Collected, Findings, Parameter, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { EIES_SPEED, EIES_START_S, eiesClip, eiesLane } from '../../networks/detken/eies.ts';
import { TUT_COSTS } from '../../networks/tut/costs.ts';
import { paperPoint } from '../../published/point.ts';
import { costParameter, cpuParameters } from '../parameters.ts';

const laneTimes = (lengthS: number, warmupS: number) => ({
  durationPs: (EIES_START_S + lengthS) * SECOND_PS,
  warmupPs: (EIES_START_S + warmupS) * SECOND_PS,
});

const point = (key: string, label: string, x: number): ChartPaperPoint =>
  paperPoint('detken-eies', key, { label, series: '1', x });

/** The costs of Tampere's hosts, and one speed for both workstations. */
const costs: readonly Parameter[] = [
  costParameter(
    {
      key: 'speed',
      label: say('eies.speed'),
      unit: '',
      paths: ['model.nodes["Sun A"].cpu.speed', 'model.nodes["Sun B"].cpu.speed'],
      min: 0.001,
      max: 1_000_000,
    },
    EIES_SPEED,
  ),
  ...cpuParameters(TUT_COSTS),
];

function findings({ series }: Collected): Findings {
  const [clip = null, lane = null] = (series[0]?.points ?? []).map(({ y }) => y);
  if (clip === null || lane === null) return { title: '', checks: [], notes: [] };
  return {
    title: say('eies.finding', { clip: fixed(clip, 1), lane: fixed(lane, 1) }),
    checks: [
      {
        statement: say('eies.ahead'),
        holds: clip > lane,
        detail: say('eies.ahead.detail', { difference: fixed(clip - lane, 1) }),
      },
    ],
    notes: [say('eies.note'), say('eies.fit')],
  };
}

export const detkenEies: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'detken-eies',
  paper: 'detken',
  topics: ['clip', 'lane', 'overhead'],
  label: say('eies.label'),
  question: say('eies.question'),
  base: eiesClip,
  variants: [
    { key: 'clip', name: say('eies.variant.clip'), base: eiesClip },
    {
      key: 'lane',
      name: say('eies.variant.lane'),
      base: eiesLane,
      times: { quick: laneTimes(2, 0.5), full: laneTimes(60, 0.5) },
    },
  ],
  measures: [{ x: 1, label: sayCommon('axis.tcp-throughput'), metric: 'flows.1.goodputMbps' }],
  series: 'measures',
  x: { label: say('eies.x'), unit: '' },
  y: { label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
  quality: {
    quick: {
      durationPs: 2 * SECOND_PS,
      warmupPs: SECOND_PS / 2,
      repetitions: 1,
      note: say('eies.quality.quick'),
    },
    full: { durationPs: 60 * SECOND_PS, warmupPs: SECOND_PS / 2, repetitions: 1, note: say('eies.quality.full') },
  },
  fits: fitsOf(CALIBRATION, 'eies', { 'eies.speed': 'speed' }),
  parameters: [
    ...costs,
    {
      key: 'buffer',
      label: sayCommon('axis.socket-buffers'),
      unit: 'octets',
      paths: ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'],
      value: 65_535,
      min: 1,
      max: 16_777_216,
      provenance: 'assumed',
      note: say('eies.buffer.note'),
    },
  ],
  paperPoints: [point('clip', say('eies.clip'), 1), point('lane', say('eies.lane'), 2)],
  findings,
};
