/** Detken's text: what earlier European tests saw with large buffers, beside what the protocols leave. */

import type { ChartPaperPoint } from '@lanelab/charts';
import type { Collected, Findings, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { EIES_START_S, eiesClip, eiesLane } from '../../networks/detken/eies.ts';
import { paperPoint } from '../../published/point.ts';

const laneTimes = (lengthS: number, warmupS: number) => ({
  durationPs: (EIES_START_S + lengthS) * SECOND_PS,
  warmupPs: (EIES_START_S + warmupS) * SECOND_PS,
});

const point = (key: string, label: string, x: number): ChartPaperPoint =>
  paperPoint('detken-eies', key, { label, series: '1', x });

function findings({ series }: Collected): Findings {
  const [clip = null, lane = null] = (series[0]?.points ?? []).map(({ y }) => y);
  if (clip === null || lane === null) return { title: '', checks: [], notes: [] };
  return {
    title: `The protocols leave TCP ${clip.toFixed(1)}\u00A0Mb/s over Classical IP and ${lane.toFixed(1)} over LANE`,
    checks: [
      {
        statement: 'Classical IP with packets of 9 180 octets is ahead of LANE with 1 500',
        holds: clip > lane,
        detail: `${(clip - lane).toFixed(1)} Mb/s apart`,
      },
    ],
    notes: [
      'The hosts here cost nothing, so both values are limits. 134 Mb/s over Classical IP is one, too; 117 over LANE is less than its limit: with ' +
        'packets six times smaller, what a packet costs the hosts shows.',
    ],
  };
}

export const detkenEies: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'detken-eies',
  paper: 'detken',
  topics: ['clip', 'lane', 'overhead'],
  label: 'Earlier tests',
  question: 'What do LANE and Classical IP let through between hosts that are no limit?',
  base: eiesClip,
  variants: [
    { key: 'clip', name: 'Classical IP, MTU 9\u2009180', base: eiesClip },
    {
      key: 'lane',
      name: 'LANE, MTU 1\u2009500',
      base: eiesLane,
      times: { quick: laneTimes(2, 0.5), full: laneTimes(60, 0.5) },
    },
  ],
  measures: [{ x: 1, label: 'TCP throughput at the sender', metric: 'flows.1.goodputMbps' }],
  series: 'measures',
  x: { label: 'Protocol', unit: '' },
  y: { label: 'TCP throughput at the sender', unit: 'Mb/s' },
  quality: {
    quick: {
      durationPs: 2 * SECOND_PS,
      warmupPs: SECOND_PS / 2,
      repetitions: 1,
      note: '1.5 s each after the slow start',
    },
    full: { durationPs: 60 * SECOND_PS, warmupPs: SECOND_PS / 2, repetitions: 1, note: '60 s each' },
  },
  parameters: [
    {
      key: 'buffer',
      label: 'Socket buffers',
      unit: 'octets',
      paths: ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'],
      value: 65_535,
      min: 1,
      max: 16_777_216,
      provenance: 'assumed',
      note: 'large, the text says',
    },
  ],
  paperPoints: [point('clip', 'Classical IP', 1), point('lane', 'LANE', 2)],
  findings,
};
