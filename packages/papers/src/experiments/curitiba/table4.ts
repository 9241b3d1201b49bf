/** Curitiba, table 4: the best values over Classical IP and LAN emulation beside what the protocols leave. */

import type { ChartPaperPoint } from '@lanelab/charts';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { CURITIBA_LANE_START_S, curitibaLaneStream } from '../../networks/curitiba/switched.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { CONFIDENT, CONFIDENT_NOTE, hostParameters } from './common.ts';

const SECOND_PS = 1_000_000_000_000;
const QUESTION = 'How near do Classical IP and LAN emulation come to what their protocols leave of 25.6 Mb/s?';

const clip = (key: string, name: string, mtu: number, messageOctets: number, buffer: number): Variant => ({
  key,
  name,
  base: () =>
    curitiba({
      from: 'Tapajos',
      to: 'Solimoes',
      mtu,
      messageOctets,
      buffer,
      title: `Curitiba, table 4: ${name}`,
      question: QUESTION,
    }),
});

const laneTimes = (lengthS: number, warmupS: number) => ({
  durationPs: (CURITIBA_LANE_START_S + lengthS) * SECOND_PS,
  warmupPs: warmupS === 0 ? 0 : (CURITIBA_LANE_START_S + warmupS) * SECOND_PS,
});

/** With the buffers and messages that did best in the figures. */
const variants: readonly Variant[] = [
  clip('clip-1500', 'Classical IP, MTU 1\u2009500', 1_500, 16_384, 16_384),
  clip('clip-9180', 'Classical IP, MTU 9\u2009180', 9_180, 36_560, 63_900),
  {
    key: 'lane',
    name: 'LAN emulation, 1\u2009500',
    base: () =>
      curitibaLaneStream({
        from: 'Tapajos',
        to: 'Solimoes',
        messageOctets: 4_096,
        buffer: 16_384,
        title: 'Curitiba, table 4: LAN emulation',
        question: QUESTION,
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
    title: `LANE gives ${lane.toFixed(2)} and Classical IP ${small.toFixed(2)}\u00A0Mb/s with packets of the same size; large packets add ${(large - small).toFixed(2)}`,
    checks: [
      {
        statement: 'LANE and Classical IP with packets of 1 500 octets differ by less than 2 %',
        holds: Math.abs(lane / small - 1) < 0.02,
        detail: `${(100 * (lane / small - 1)).toFixed(1)} %`,
      },
    ],
    notes: [
      'Theory at 53 octets a cell is 22.038 Mb/s for packets of 1\u2009500 octets and 22.994 for 9\u2009180 (table 2); the PHY sends 54 for each 53.',
      'The best value over Classical IP with 1\u2009500 is of Solimoes to Negro in figure 7; the others are of Tapajos to Solimoes. Both pairs are limited by the line.',
    ],
  };
}

export const curitibaTable4: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'curitiba-table4',
  paper: 'curitiba',
  topics: ['clip', 'lane', 'overhead'],
  label: 'Table 4',
  question: QUESTION,
  base: () =>
    curitiba({
      from: 'Tapajos',
      to: 'Solimoes',
      mtu: 1_500,
      messageOctets: 16_384,
      buffer: 16_384,
      title: 'Curitiba, table 4',
      question: QUESTION,
    }),
  variants,
  measures: [{ x: 1, label: 'TCP throughput at the sender', metric: 'flows.1.goodputMbps' }],
  series: 'measures',
  x: { label: 'Protocol and packet size', unit: '' },
  y: { label: 'TCP throughput at the sender', unit: 'Mb/s' },
  quality: {
    quick: {
      durationPs: 4 * SECOND_PS,
      warmupPs: SECOND_PS,
      repetitions: 1,
      note: '3 s each once the stream is a second old',
    },
    full: { ...CONFIDENT, durationPs: 60 * SECOND_PS, warmupPs: 0, note: `60 s each, ${CONFIDENT_NOTE}` },
  },
  parameters: hostParameters(['Tapajos', 'Solimoes']),
  paperPoints: [
    point('clip-1500', 'Classical IP, MTU 1 500', 1),
    point('clip-9180', 'Classical IP, MTU 9 180', 2),
    point('lane', 'LAN emulation', 3),
  ],
  findings,
};
