/** Tampere and Pori: MPOA over a VP tunnel of 180 km. */

import type { Collected, Findings, Quality, QualitySettings, VariantsExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { tutPori as network } from '../../networks/tut/figures.ts';
import { TUT_FORMS, type TutForm } from '../../networks/tut/table1.ts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
/** Light in 180 km of fibre, there and back at 5 ns a metre. */
const FIBRE_MS = 2 * 0.9;

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: 13 * SECOND_PS, warmupPs: 0, repetitions: 1, note: '4 s of echoes and 3 s of a stream, once' },
  full: {
    durationPs: 24 * SECOND_PS,
    warmupPs: 0,
    repetitions: 5,
    note: '4 s of echoes and 14 s of a stream, five times',
  },
};

function findings({ series, measured }: Collected): Findings {
  const echo = series.find(({ key }) => key === 'mpoa')?.points[0]?.y ?? null;
  const stream = measured('flows.2.goodputMbps', 'mpoa')?.mean ?? null;
  if (echo === null || stream === null) return { title: '', checks: [], notes: [] };
  const part = FIBRE_MS / echo;
  return {
    title: `Pori answers after ${echo.toFixed(2)}\u00A0ms, of which ${(100 * part).toFixed(0)}\u00A0% are light in fibre`,
    checks: [
      {
        statement: 'Delay is dominated by 180 km of fibre',
        holds: part > 0.5 && part <= 1,
        detail: `${FIBRE_MS.toFixed(1)} of ${echo.toFixed(2)} ms there and back`,
      },
      {
        statement: 'It works as a virtual LAN over that distance',
        holds: stream > 1,
        detail: `a stream of ${stream.toFixed(1)} Mb/s with buffers of 65 535 octets`,
      },
    ],
    notes: [
      'The paper gives about 0.9 ms one way. Clients in Pori and hosts in Tampere take no time of their own here.',
      'A window of 65 535 octets is 0.52 Mbit: each ms that an acknowledgement takes longer costs a stream its share.',
    ],
  };
}

export const tutPori: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-pori',
  paper: 'tut',
  topics: ['mpoa', 'lane'],
  label: 'Tunnel to Pori',
  question: 'Does a virtual LAN reach over 180 km?',
  base: () => network(true),
  variants: FORMS.map((key) => ({ key, name: TUT_FORMS[key], base: () => network(key === 'mpoa') })),
  measures: [{ x: 1, label: 'urku to Pori and back', metric: 'flows.1.meanDelayUs', factor: 1e-3 }],
  series: 'variants',
  x: { label: 'Echo', unit: '' },
  y: { label: 'Mean round trip', unit: 'ms' },
  quality,
  parameters: [],
  paperPoints: [],
  findings,
};
