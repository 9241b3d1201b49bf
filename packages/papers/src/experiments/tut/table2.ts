/** Tampere, table 2: four streams at once over both routers, and over shortcuts. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-tut';
import type { Collected, Findings, VariantsExperiment } from '../../experiment.ts';
import type { FigureSeries } from '../../figure-data.ts';
import type { TutForm } from '../../networks/tut/table1.ts';
import { tutTable2 as network, TUT_CROSSING } from '../../networks/tut/table2.ts';
import { paperPoint } from '../../published/point.ts';
import {
  formPairName,
  pairName,
  TUT_STREAMS,
  tutAlternatives,
  tutClientParameters,
  tutFits,
  tutHostParameters,
  tutModelParameters,
} from './common.ts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
const NAMES = TUT_CROSSING.map(pairName);

function total(series: readonly FigureSeries[], form: TutForm): number | null {
  const points = series.find(({ key }) => key === form)?.points ?? [];
  const values = points.flatMap(({ y }) => (y === null ? [] : [y]));
  return values.length < NAMES.length ? null : values.reduce((sum, value) => sum + value, 0);
}

function findings({ series }: Collected): Findings {
  const [routed, shortcut] = [total(series, 'lane'), total(series, 'mpoa')];
  if (routed === null || shortcut === null) return { title: '', checks: [], notes: [] };
  return {
    title: say('table2.finding', { routed: fixed(routed, 0), shortcut: fixed(shortcut, 0) }),
    simulated: { 'lane-total': routed, 'mpoa-total': shortcut },
    checks: [],
    notes: [say('table2.note.predicted'), say('table2.note.shared')],
  };
}

export const tutTable2: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-table2',
  paper: 'tut',
  topics: ['lane', 'mpoa', 'router'],
  label: sayCommon('label.table', { number: 2 }),
  question: say('table2.question'),
  base: () => network('mpoa'),
  variants: FORMS.map((key) => ({ key, name: say(`form.${key}`), base: () => network(key) })),
  measures: NAMES.map((label, index) => ({ x: index + 1, label, metric: `flows.${index + 1}.goodputMbps` })),
  series: 'variants',
  x: { label: sayCommon('axis.stream'), unit: '' },
  y: { label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
  quality: TUT_STREAMS,
  parameters: [...tutHostParameters, ...tutModelParameters, ...tutClientParameters(['mpoa'])],
  paperPoints: FORMS.flatMap((form) => [
    ...TUT_CROSSING.map(([from, to], index) =>
      paperPoint('tut-table2', `${form}-${from}-${to}`, {
        label: formPairName(form, [from, to]),
        series: form,
        x: index + 1,
      }),
    ),
    paperPoint('tut-table2', `${form}-total`, {
      label: say('total-of-form', { form: say(`form.${form}`) }),
      series: null,
      x: null,
    }),
  ]),
  findings,
  fits: tutFits,
  alternatives: tutAlternatives,
};
