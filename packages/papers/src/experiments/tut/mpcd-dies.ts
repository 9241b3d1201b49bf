/** Tampere: the MPC process of a host dies during a stream. */

import type { Collected, Findings, Quality, QualitySettings, Variant, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_DEATH_S, tutMpcd } from '../../networks/tut/mpcd-dies.ts';
import { TUT_START_S } from '../../networks/tut/table1.ts';
import { tutClientParameters, tutFits, tutHostParameters } from './common.ts';

const LIVE_S = TUT_START_S + 1;
/** The stream has found its way back by then. */
const AFTER_S = TUT_DEATH_S + 2;

const times = (fromS: number, quickS: number, fullS: number) => {
  const span = (seconds: number) => ({ durationPs: (fromS + seconds) * SECOND_PS, warmupPs: fromS * SECOND_PS });
  return { quick: span(quickS), full: span(fullS) };
};

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { ...times(AFTER_S, 4, 20).quick, repetitions: 1, note: '4 s each, once' },
  full: { ...times(AFTER_S, 4, 20).full, repetitions: 5, note: '20 s each, five repetitions' },
};

const variants: readonly Variant[] = [
  { key: 'lane', name: 'without MPOA', base: () => tutMpcd('lane', false), times: times(LIVE_S, 4, 20) },
  { key: 'mpoa', name: 'with its MPC', base: () => tutMpcd('mpoa', false), times: times(LIVE_S, 4, 20) },
  { key: 'dies', name: 'after its MPC died', base: () => tutMpcd('mpoa', true) },
];

function findings({ series }: Collected): Findings {
  const [lane = null, mpoa = null, after = null] = (series[0]?.points ?? []).map(({ y }) => y);
  if (lane === null || mpoa === null || after === null) return { title: '', checks: [], notes: [] };
  return {
    title: `Without its MPC the stream goes on at ${after.toFixed(1)}\u00A0Mb/s: over the router, as without MPOA (${lane.toFixed(1)})`,
    checks: [
      {
        statement: 'Throughput falls back to the value of LANE',
        holds: Math.abs(after / lane - 1) < 0.05 && after < mpoa,
        detail: `${mpoa.toFixed(1)} Mb/s by the shortcut, ${after.toFixed(1)} afterwards, ${lane.toFixed(1)} without MPOA`,
      },
      { statement: 'Nothing hangs', holds: after > 0, detail: `${after.toFixed(1)} Mb/s after the death` },
    ],
    notes: [`The process dies ${TUT_DEATH_S - TUT_START_S} s after the stream began; what counts begins 2 s later.`],
  };
}

export const tutMpcdDies: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-mpcd-dies',
  paper: 'tut',
  topics: ['mpoa', 'router'],
  label: 'MPC process',
  question: 'What becomes of a stream whose MPOA client dies?',
  base: () => tutMpcd('mpoa', true),
  variants,
  measures: [{ x: 1, label: 'sello to basso', metric: 'flows.1.goodputMbps' }],
  series: 'measures',
  x: { label: '', unit: '' },
  y: { label: 'TCP throughput at the sender', unit: 'Mb/s' },
  quality,
  parameters: [...tutHostParameters, ...tutClientParameters(['mpoa', 'dies'])],
  paperPoints: [],
  findings,
  fits: tutFits,
};
