/** Tampere, table 2: four streams at once over both routers, and over shortcuts. All of it is predicted. */

import type { Collected, Findings, VariantsExperiment } from '../../experiment.ts';
import type { FigureSeries } from '../../figure-data.ts';
import { TUT_FORMS, type TutForm } from '../../networks/tut/table1.ts';
import { tutTable2 as network, TUT_CROSSING } from '../../networks/tut/table2.ts';
import { paperPoint } from '../../published/point.ts';
import { TUT_STREAMS, tutClientParameters, tutFits, tutHostParameters } from './common.ts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
const NAMES = TUT_CROSSING.map(([from, to]) => `${from} to ${to}`);

function total(series: readonly FigureSeries[], form: TutForm): number | null {
  const points = series.find(({ key }) => key === form)?.points ?? [];
  const values = points.flatMap(({ y }) => (y === null ? [] : [y]));
  return values.length < NAMES.length ? null : values.reduce((sum, value) => sum + value, 0);
}

function findings({ series }: Collected): Findings {
  const [routed, shortcut] = [total(series, 'lane'), total(series, 'mpoa')];
  if (routed === null || shortcut === null) return { title: '', checks: [], notes: [] };
  return {
    title: `Together ${routed.toFixed(0)}\u00A0Mb/s over the routers, ${shortcut.toFixed(0)} over shortcuts`,
    simulated: { 'lane-total': routed, 'mpoa-total': shortcut },
    checks: [],
    notes: [
      'Nothing here was fitted: hosts and clients have the costs that table 1 gave them.',
      'Routed, the Cisco 4700 is what all four streams share; past it each host has one processor to send and to receive with.',
    ],
  };
}

export const tutTable2: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-table2',
  paper: 'tut',
  topics: ['lane', 'mpoa', 'router'],
  label: 'Table 2',
  question: 'What do four streams at once gain from shortcuts?',
  base: () => network('mpoa'),
  variants: FORMS.map((key) => ({ key, name: TUT_FORMS[key], base: () => network(key) })),
  measures: NAMES.map((label, index) => ({ x: index + 1, label, metric: `flows.${index + 1}.goodputMbps` })),
  series: 'variants',
  x: { label: 'Stream', unit: '' },
  y: { label: 'TCP throughput at the sender', unit: 'Mb/s' },
  quality: TUT_STREAMS,
  parameters: [...tutHostParameters, ...tutClientParameters(['mpoa'])],
  paperPoints: FORMS.flatMap((form) => [
    ...TUT_CROSSING.map(([from, to], index) =>
      paperPoint('tut-table2', `${form}-${from}-${to}`, {
        label: `${TUT_FORMS[form]}: ${from} to ${to}`,
        series: form,
        x: index + 1,
      }),
    ),
    paperPoint('tut-table2', `${form}-total`, { label: `${TUT_FORMS[form]}: total`, series: null, x: null }),
  ]),
  findings,
  fits: tutFits,
};
