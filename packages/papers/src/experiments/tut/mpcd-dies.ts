/** Tampere: the MPC process of a host dies during a stream. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-tut';
import type { Collected, Findings, Quality, QualitySettings, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_DEATH_S, tutMpcd } from '../../networks/tut/mpcd-dies.ts';
import { TUT_START_S } from '../../networks/tut/table1.ts';
import { pairName, tutClientParameters, tutFits, tutHostParameters } from './common.ts';

const LIVE_S = TUT_START_S + 1;
/** The stream is back on the routed path by then. */
const AFTER_S = TUT_DEATH_S + 2;

const times = (fromS: number, quickS: number, fullS: number) => {
  const span = (seconds: number) => ({ durationPs: (fromS + seconds) * SECOND_PS, warmupPs: fromS * SECOND_PS });
  return { quick: span(quickS), full: span(fullS) };
};

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { ...times(AFTER_S, 4, 20).quick, repetitions: 1, note: say('mpcd.quality.quick') },
  full: { ...times(AFTER_S, 4, 20).full, repetitions: 5, note: say('mpcd.quality.full') },
};

const variants: readonly Variant[] = [
  { key: 'lane', name: say('mpcd.variant.lane'), base: () => tutMpcd('lane', false), times: times(LIVE_S, 4, 20) },
  { key: 'mpoa', name: say('mpcd.variant.mpoa'), base: () => tutMpcd('mpoa', false), times: times(LIVE_S, 4, 20) },
  { key: 'dies', name: say('mpcd.variant.dies'), base: () => tutMpcd('mpoa', true) },
];

function findings({ series }: Collected): Findings {
  const [lane = null, mpoa = null, after = null] = (series[0]?.points ?? []).map(({ y }) => y);
  if (lane === null || mpoa === null || after === null) return { title: '', checks: [], notes: [] };
  const rates = { lane: fixed(lane, 1), mpoa: fixed(mpoa, 1), after: fixed(after, 1) };
  return {
    title: say('mpcd.finding', rates),
    checks: [
      {
        statement: say('mpcd.falls-back'),
        holds: Math.abs(after / lane - 1) < 0.05 && after < mpoa,
        detail: say('mpcd.falls-back.detail', rates),
      },
      { statement: say('mpcd.nothing-hangs'), holds: after > 0, detail: say('mpcd.nothing-hangs.detail', rates) },
    ],
    notes: [say('mpcd.note', { seconds: TUT_DEATH_S - TUT_START_S })],
  };
}

export const tutMpcdDies: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-mpcd-dies',
  paper: 'tut',
  topics: ['mpoa', 'router'],
  label: say('mpcd.label'),
  question: say('mpcd.question'),
  base: () => tutMpcd('mpoa', true),
  variants,
  measures: [{ x: 1, label: pairName(['sello', 'basso']), metric: 'flows.1.goodputMbps' }],
  series: 'measures',
  x: { label: '', unit: '' },
  y: { label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
  quality,
  parameters: [...tutHostParameters, ...tutClientParameters(['mpoa', 'dies'])],
  paperPoints: [],
  findings,
  fits: tutFits,
};
