/** Curitiba, table 4: the best values over Classical IP and LAN emulation beside what the protocols leave. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { CURITIBA_LANE_START_S, curitibaLaneStream } from '../../networks/curitiba/switched.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { CONFIDENT, CONFIDENT_NOTE, hostParameters } from './common.ts';

const clip = (key: 'clip-1500' | 'clip-9180', mtu: number, messageOctets: number, buffer: number): Variant => ({
  key,
  name: say(`table4.${key}`),
  base: () =>
    curitiba({
      from: 'Tapajos',
      to: 'Solimoes',
      mtu,
      messageOctets,
      buffer,
      title: `Curitiba, table 4: ${say.english(`table4.${key}`)}`,
      question: say.english('table4.question'),
    }),
});

const laneTimes = (lengthS: number, warmupS: number) => ({
  durationPs: (CURITIBA_LANE_START_S + lengthS) * SECOND_PS,
  warmupPs: warmupS === 0 ? 0 : (CURITIBA_LANE_START_S + warmupS) * SECOND_PS,
});

/** The forms, with the buffers and messages that did best in the figures. */
const variants: readonly Variant[] = [
  clip('clip-1500', 1_500, 16_384, 16_384),
  clip('clip-9180', 9_180, 36_560, 63_900),
  {
    key: 'lane',
    name: say('table4.lane'),
    base: () =>
      curitibaLaneStream({
        from: 'Tapajos',
        to: 'Solimoes',
        messageOctets: 4_096,
        buffer: 16_384,
        title: 'Curitiba, table 4: LAN emulation',
        question: say.english('table4.question'),
      }),
    times: { quick: laneTimes(4, 1), full: laneTimes(60, 0) },
  },
];

const point = (key: string, label: string, x: number): ChartPaperPoint =>
  paperPoint('curitiba-table4', key, { label, series: '1', x });

function findings({ series }: Collected): Findings {
  const [small = null, large = null, lane = null] = (series[0]?.points ?? []).map(({ y }) => y);
  if (small === null || large === null || lane === null) return { title: '', checks: [], notes: [] };
  return {
    title: say('table4.finding', {
      lane: fixed(lane, 2),
      small: fixed(small, 2),
      added: fixed(large - small, 2),
    }),
    checks: [
      {
        statement: say('table4.near'),
        holds: Math.abs(lane / small - 1) < 0.02,
        detail: `${fixed(100 * (lane / small - 1), 1)} %`,
      },
    ],
    notes: [say('table4.note.theory'), say('table4.note.pairs')],
  };
}

export const curitibaTable4: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'curitiba-table4',
  paper: 'curitiba',
  topics: ['clip', 'lane', 'overhead'],
  label: sayCommon('label.table', { number: 4 }),
  question: say('table4.question'),
  base: () =>
    curitiba({
      from: 'Tapajos',
      to: 'Solimoes',
      mtu: 1_500,
      messageOctets: 16_384,
      buffer: 16_384,
      title: 'Curitiba, table 4',
      question: say.english('table4.question'),
    }),
  variants,
  measures: [{ x: 1, label: sayCommon('axis.tcp-throughput'), metric: 'flows.1.goodputMbps' }],
  series: 'measures',
  x: { label: say('table4.x'), unit: '' },
  y: { label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
  quality: {
    quick: {
      durationPs: 4 * SECOND_PS,
      warmupPs: SECOND_PS,
      repetitions: 1,
      note: say('table4.quality.quick'),
    },
    full: {
      ...CONFIDENT,
      durationPs: 60 * SECOND_PS,
      warmupPs: 0,
      note: say('table4.quality.full', { confidence: CONFIDENT_NOTE }),
    },
  },
  parameters: hostParameters(['Tapajos', 'Solimoes']),
  paperPoints: [
    point('clip-1500', say('table4.clip-1500'), 1),
    point('clip-9180', say('table4.clip-9180'), 2),
    point('lane', say('table4.lane.short'), 3),
  ],
  findings,
};
