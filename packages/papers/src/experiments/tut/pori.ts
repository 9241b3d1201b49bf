/** Tampere and Pori: MPOA over a VP tunnel of 180 km. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-tut';
import type { Collected, Findings, Quality, QualitySettings, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { tutPori as network } from '../../networks/tut/figures.ts';
import type { TutForm } from '../../networks/tut/table1.ts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
/** Light in 180 km of fibre, there and back at 5 ns a metre. */
const FIBRE_MS = 2 * 0.9;

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: 13 * SECOND_PS, warmupPs: 0, repetitions: 1, note: say('pori.quality.quick') },
  full: {
    durationPs: 24 * SECOND_PS,
    warmupPs: 0,
    repetitions: 5,
    note: say('pori.quality.full'),
  },
};

function findings({ series, measured }: Collected): Findings {
  const echo = series.find(({ key }) => key === 'mpoa')?.points[0]?.y ?? null;
  const stream = measured('flows.2.goodputMbps', 'mpoa')?.mean ?? null;
  if (echo === null || stream === null) return { title: '', checks: [], notes: [] };
  const part = FIBRE_MS / echo;
  return {
    title: say('pori.finding', { echo: fixed(echo, 2), share: fixed(100 * part, 0) }),
    checks: [
      {
        statement: say('pori.fibre'),
        holds: part > 0.5 && part <= 1,
        detail: say('pori.fibre.detail', { fibre: fixed(FIBRE_MS, 1), echo: fixed(echo, 2) }),
      },
      {
        statement: say('pori.works'),
        holds: stream > 1,
        detail: say('pori.works.detail', { rate: fixed(stream, 1) }),
      },
    ],
    notes: [say('pori.note.time'), say('pori.note.window')],
  };
}

export const tutPori: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-pori',
  paper: 'tut',
  topics: ['mpoa', 'lane'],
  label: say('pori.label'),
  question: say('pori.question'),
  base: () => network(true),
  variants: FORMS.map((key) => ({ key, name: say(`form.${key}`), base: () => network(key === 'mpoa') })),
  measures: [{ x: 1, label: say('pori.there-and-back'), metric: 'flows.1.meanDelayUs', factor: 1e-3 }],
  series: 'variants',
  x: { label: say('pori.x'), unit: '' },
  y: { label: say('pori.y'), unit: 'ms' },
  quality,
  parameters: [],
  paperPoints: [],
  findings,
};
